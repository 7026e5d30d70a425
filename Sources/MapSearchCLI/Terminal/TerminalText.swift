/// Text made safe to show: whatever a place is called, it cannot command the terminal.
enum TerminalText {
  /// `text` with U+FFFD for every scalar that moves the cursor, starts an escape sequence or reorders a line.
  static func sanitized(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
    var result = String.UnicodeScalarView()
    result.append(contentsOf: text.unicodeScalars.lazy.map { isUnsafe($0) ? "\u{FFFD}" : $0 })
    return String(result)
  }

  /// Whether `scalar` is a control (C0, DEL, C1), a line or paragraph separator, or a bidirectional override,
  /// embedding or isolate, which could make a line read as something it isn't.
  static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// `text` cut to at most `columns` columns, with `…` in the last where something was cut off.
  ///
  /// Never cuts inside a character; may be one column short before a wide one.
  static func truncated(_ text: String, toColumns columns: Int) -> String {
    guard DisplayWidth.columns(text) > columns else { return text }
    guard columns > 0 else { return "" }
    var result = ""
    var used = 0
    for character in text {
      let width = DisplayWidth.columns(character)
      guard used + width < columns else { break }
      result.append(character)
      used += width
    }
    return result + "…"
  }

  /// `text` with blanks up to `columns` columns.
  static func padded(_ text: String, toColumns columns: Int, _ alignment: Alignment = .leading) -> String {
    let blanks = String(repeating: " ", count: max(0, columns - DisplayWidth.columns(text)))
    return alignment == .leading ? text + blanks : blanks + text
  }

  /// Where padded text stands.
  enum Alignment: Sendable { case leading, trailing }
}
