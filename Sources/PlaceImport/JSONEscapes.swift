/// What JSON's `\u` escapes can say that is no text.
enum JSONEscapes {
  /// Whether JSON `text` has an escaped high surrogate without its low one, which yajl reads as `?`.
  ///
  /// A low one alone needs no look: it comes out as invalid UTF-8.
  static func holdLoneSurrogate(_ text: some Sequence<UInt8>) -> Bool {
    var iterator = text.makeIterator()
    var high = false
    while let byte = iterator.next() {
      guard byte == UInt8(ascii: "\\") else {
        if high { return true }
        continue
      }
      guard iterator.next() == UInt8(ascii: "u") else {
        if high { return true }
        continue
      }
      var unit: UInt32 = 0
      for _ in 0..<4 { unit = unit << 4 | digit(iterator.next() ?? 0) }
      if high {
        guard (0xDC00...0xDFFF).contains(unit) else { return true }
        high = false
      } else {
        high = (0xD800...0xDBFF).contains(unit)
      }
    }
    return high
  }

  private static func digit(_ byte: UInt8) -> UInt32 {
    byte <= UInt8(ascii: "9") ? UInt32(byte & 15) : UInt32(byte & 7) + 9
  }
}
