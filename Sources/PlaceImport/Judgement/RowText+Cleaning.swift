extension RowText {
  /// Whether `bytes` hold what `cleaned` changes: an escape of HTML, or a control character.
  static func needsCleaning(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var last: UInt8 = 0
    for byte in bytes {
      if byte == UInt8(ascii: "&") || byte < 0x20 || byte == 0x7F { return true }
      // U+0080…U+009F
      if last == 0xC2, byte < 0xA0 { return true }
      last = byte
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
