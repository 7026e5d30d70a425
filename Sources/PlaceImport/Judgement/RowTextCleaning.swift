extension RowText {
  /// Whether `bytes` hold what `cleaned` changes: an escape of HTML, or a control character.
  static func needsCleaning(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "&") || byte < 0x20 || byte == 0x7F { return true }
      // U+0080…U+009F
      if byte == 0xC2, index + 1 < bytes.count, bytes[index + 1] < 0xA0 { return true }
    }
    return false
  }

  /// `text` with HTML's escapes undone once and control characters turned into spaces; nil when nothing is left.
  ///
  /// Line ends and tabs stay, as addresses and notes have them, unless `isOneLine`.
  static func cleaned(_ text: String, isOneLine: Bool = false) -> String? {
    var cleaned = ""
    var rest = text.unicodeScalars[...]
    while let scalar = rest.first {
      if scalar == "&", let (character, length) = HTMLEscape.decode(rest) {
        cleaned.unicodeScalars.append(isControl(character) ? " " : character)
        rest = rest.dropFirst(length)
        continue
      }
      let isKept = !isControl(scalar) || !isOneLine && (scalar == "\n" || scalar == "\t" || scalar == "\r")
      cleaned.unicodeScalars.append(isKept ? scalar : " ")
      rest = rest.dropFirst()
    }
    let trimmed = trimmed(cleaned)
    return trimmed.isEmpty ? nil : trimmed
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
  }
}

/// The escapes of HTML that databases leave behind in names.
enum HTMLEscape {
  private static let named: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "middot": "·",
  ]

  /// The character that the escape at the front of `text` stands for, and its length; nil when there is none.
  static func decode(
    _ text: Substring.UnicodeScalarView
  ) -> (character: Unicode.Scalar, length: Int)? {
    // "&#1114111;" is the longest.
    let body = text.dropFirst().prefix(9).prefix { $0 != ";" }
    guard text.dropFirst(1 + body.count).first == ";" else { return nil }
    let word = String(body)
    if let character = named[word] { return (character, body.count + 2) }
    guard word.hasPrefix("#") else { return nil }
    let digits = word.dropFirst()
    let value =
      digits.first == "x" || digits.first == "X" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let value, value > 0, let character = Unicode.Scalar(value) else { return nil }
    return (character, body.count + 2)
  }
}
