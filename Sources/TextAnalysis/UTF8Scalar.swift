/// Scalars in and out of UTF-8 bytes.
enum UTF8Scalar {
  /// The scalar at `position`, which moves past it; U+FFFD for bytes that are not UTF-8.
  @inline(__always)
  static func decode(_ bytes: UnsafeBufferPointer<UInt8>, at position: inout Int) -> UInt32 {
    let first = UInt32(bytes[position])
    position += 1
    if first < 0x80 { return first }
    let length: Int
    var scalar: UInt32
    switch first {
    case 0xC2...0xDF: (length, scalar) = (1, first & 0x1F)
    case 0xE0...0xEF: (length, scalar) = (2, first & 0x0F)
    case 0xF0...0xF4: (length, scalar) = (3, first & 0x07)
    default: return 0xFFFD
    }
    for _ in 0..<length {
      guard position < bytes.count else { return 0xFFFD }
      let next = UInt32(bytes[position])
      guard next & 0xC0 == 0x80 else { return 0xFFFD }
      scalar = scalar << 6 | next & 0x3F
      position += 1
    }
    // Longer than need be, half of a surrogate pair, or beyond Unicode.
    if length == 2, scalar < 0x800 || 0xD800...0xDFFF ~= scalar { return 0xFFFD }
    if length == 3, scalar < 0x10000 || scalar > 0x10FFFF { return 0xFFFD }
    return scalar
  }

  /// Appends `scalar` to `bytes` as UTF-8.
  @inline(__always)
  static func encode(_ scalar: UInt32, into bytes: inout [UInt8]) {
    switch scalar {
    case 0..<0x80: bytes.append(UInt8(scalar))
    case 0x80..<0x800:
      bytes.append(UInt8(0xC0 | scalar >> 6))
      bytes.append(UInt8(0x80 | scalar & 0x3F))
    case 0x800..<0x10000:
      bytes.append(UInt8(0xE0 | scalar >> 12))
      bytes.append(UInt8(0x80 | scalar >> 6 & 0x3F))
      bytes.append(UInt8(0x80 | scalar & 0x3F))
    default:
      bytes.append(UInt8(0xF0 | scalar >> 18))
      bytes.append(UInt8(0x80 | scalar >> 12 & 0x3F))
      bytes.append(UInt8(0x80 | scalar >> 6 & 0x3F))
      bytes.append(UInt8(0x80 | scalar & 0x3F))
    }
  }

  /// How many bytes the scalar takes that begins with `first`.
  @inline(__always)
  static func length(ofFirst first: UInt8) -> Int {
    first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
  }

  /// How many bytes `scalar` takes.
  @inline(__always)
  static func length(of scalar: UInt32) -> Int {
    scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : scalar < 0x10000 ? 3 : 4
  }
}

extension String {
  /// The text of these scalars; values that are none are left out.
  package init(scalars: some Sequence<UInt32>) {
    var view = UnicodeScalarView()
    for scalar in scalars { if let scalar = Unicode.Scalar(scalar) { view.append(scalar) } }
    self.init(view)
  }
}
