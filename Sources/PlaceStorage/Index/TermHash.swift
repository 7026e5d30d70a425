/// A term's hash, and its first eight bytes, which for most terms is all of it.
struct TermHash {
  /// The first eight bytes, the first one highest; zeros behind a shorter term. Numbers so made order as the bytes.
  let head8: UInt64
  /// Depends on all bytes and their number.
  let value: UInt64

  /// - Complexity: O(*n*), eight bytes at a time.
  @inline(__always)
  init(_ term: UnsafeBufferPointer<UInt8>) {
    head8 = Self.head8(term)
    let bytes = UnsafeRawBufferPointer(term)
    var hash = Self.mixed(head8 ^ UInt64(truncatingIfNeeded: term.count))
    var position = 8
    while position < bytes.count {
      // The last eight bytes, some of them for the second time, rather than a shorter rest.
      let chunk = bytes.loadUnaligned(fromByteOffset: min(position, bytes.count - 8), as: UInt64.self)
      hash = Self.mixed(hash ^ chunk)
      position += 8
    }
    value = hash
  }

  /// A multiplication by 2⁶⁴/φ, its upper half folded into the lower.
  @inline(__always)
  private static func mixed(_ number: UInt64) -> UInt64 {
    let product = number &* 0x9E37_79B9_7F4A_7C15
    return product ^ product >> 32
  }

  @inline(__always)
  private static func head8(_ term: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let bytes = UnsafeRawBufferPointer(term)
    let count = bytes.count
    // Two loads that overlap hold a term of any length between them.
    switch count {
    case 8...: return UInt64(bigEndian: bytes.loadUnaligned(as: UInt64.self))
    case 4...7:
      let first = UInt64(UInt32(bigEndian: bytes.loadUnaligned(as: UInt32.self)))
      let last = UInt64(UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)))
      return first << 32 | last << UInt64(8 * (8 - count))
    case 2...3:
      let first = UInt64(UInt16(bigEndian: bytes.loadUnaligned(as: UInt16.self)))
      let last = UInt64(UInt16(bigEndian: bytes.loadUnaligned(fromByteOffset: count - 2, as: UInt16.self)))
      return first << 48 | last << UInt64(8 * (8 - count))
    case 1: return UInt64(bytes[0]) << 56
    default: return 0
    }
  }
}
