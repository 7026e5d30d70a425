import PlaceStorage

/// Fields that hold several texts as JSON, as they are exported.
enum StructuredField {
  /// The names in `[["en","Name"],…]`.
  static func alternateNames(_ text: String) throws(RowFault) -> [AlternateName] {
    guard skeleton(text, isList(of: "[S,S]", in: "[", "]")) else {
      throw RowFault(.badValue, #"alternate_names_json is not a list such as [["en","Name"]]"#)
    }
    return StringsJSON.alternateNames(text)
  }

  /// The texts by key in `{"key":"text",…}`.
  static func attributes(_ text: String) throws(RowFault) -> [String: String] {
    guard skeleton(text, isList(of: "S:S", in: "{", "}")) else {
      throw RowFault(.badValue, #"attributes_json is not an object such as {"key":"text"}"#)
    }
    return StringsJSON.attributes(text)
  }

  /// Whether `text`, each string in it written as `S`, and blanks left out, passes `test`.
  private static func skeleton(_ text: String, _ test: ([UInt8]) -> Bool) -> Bool {
    var marks: [UInt8] = []
    var bytes = text.utf8.makeIterator()
    while let byte = bytes.next() {
      guard byte == 0x22 else {
        if byte != 0x20, byte != 0x09, byte != 0x0A, byte != 0x0D { marks.append(byte) }
        continue
      }
      var isEnded = false
      while !isEnded, let inner = bytes.next() {
        if inner == 0x22 { isEnded = true }
        if inner == 0x5C {
          // Only what StringsJSON reads back as it was meant.
          guard let escaped = bytes.next() else { return false }
          guard escaped == 0x22 || escaped == 0x5C || escaped == 0x2F || escaped == 0x75 else { return false }
          if escaped == 0x75 {
            let digits = (0..<4).map { _ in bytes.next() ?? 0 }
            guard digits[0] == 0x30, digits[1] == 0x30, digits[2] == 0x30 || digits[2] == 0x31,
              digits[3] != 0
            else { return false }
          }
        }
      }
      guard isEnded else { return false }
      marks.append(UInt8(ascii: "S"))
    }
    return test(marks)
  }

  private static func isList(of item: String, in opening: Character, _ closing: Character) -> ([UInt8]) ->
    Bool
  {
    { marks in
      let text = String(decoding: marks, as: UTF8.self)
      guard text.first == opening, text.last == closing, text.utf8.count >= 2 else { return false }
      let inside = text.dropFirst().dropLast()
      if inside.isEmpty { return true }
      let count = (inside.utf8.count + 1) / (item.utf8.count + 1)
      return inside.utf8.count == count * (item.utf8.count + 1) - 1
        && inside == Array(repeating: item, count: count).joined(separator: ",")
    }
  }
}
