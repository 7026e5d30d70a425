import MapSearch

extension ValueSyntax where Value == [String] {
  /// Names with commas between; an empty one is a column without a name.
  static var names: ValueSyntax {
    ValueSyntax { (text: String) throws(ValueError) -> [String] in
      let names = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      guard names.count > 1 else { throw ValueError("names of columns, such as name,latitude,longitude") }
      return names
    }
  }
}

extension ValueSyntax where Value == UInt8 {
  /// One ASCII character, or `tab`.
  static var separator: ValueSyntax {
    ValueSyntax { (text: String) throws(ValueError) -> UInt8 in
      if text == "tab" || text == "\\t" { return UInt8(ascii: "\t") }
      let refused = Array("\"\r\n".utf8)
      guard text.utf8.count == 1, let byte = text.utf8.first, byte < 0x80, !refused.contains(byte) else {
        throw ValueError("one character, such as ; or |, or the word tab")
      }
      return byte
    }
  }
}

extension ValueSyntax where Value == TextEncoding {
  /// An encoding by a name that iconv knows.
  static var encoding: ValueSyntax {
    ValueSyntax { (text: String) throws(ValueError) -> TextEncoding in
      guard let encoding = TextEncoding(named: text) else {
        throw ValueError("an encoding, such as UTF-8, CP949, Shift_JIS, UTF-16LE or windows-1252")
      }
      return encoding
    }
  }
}
