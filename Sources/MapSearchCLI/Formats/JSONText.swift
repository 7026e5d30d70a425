/// Writes JSON.
enum JSONText {
  /// How it is laid out.
  enum Layout: Sendable {
    /// On one line without blanks.
    case compact
    /// A member a line, indented by two blanks.
    case pretty
  }

  /// `value` as JSON without a line feed at its end.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  static func text(_ value: JSONValue, _ layout: Layout = .compact) -> String {
    var text = ""
    append(value, to: &text, layout, depth: 0)
    return text
  }

  private static func append(_ value: JSONValue, to text: inout String, _ layout: Layout, depth: Int) {
    switch value {
    case .null: text += "null"
    case .bool(let flag): text += flag ? "true" : "false"
    case .integer(let number): text += String(number)
    case .number(let number): text += number.isFinite ? number.description : "null"
    case .string(let string): appendString(string, to: &text)
    case .array(let elements):
      appendList(elements, "[", "]", to: &text, layout, depth) { element, text in
        append(element, to: &text, layout, depth: depth + 1)
      }
    case .object(let members):
      appendList(members, "{", "}", to: &text, layout, depth) { member, text in
        appendString(member.name, to: &text)
        text += layout == .pretty ? ": " : ":"
        append(member.value, to: &text, layout, depth: depth + 1)
      }
    }
  }

  private static func appendList<Element>(
    _ elements: [Element], _ opening: String, _ closing: String, to text: inout String, _ layout: Layout,
    _ depth: Int, _ appendElement: (Element, inout String) -> Void
  ) {
    text += opening
    for (index, element) in elements.enumerated() {
      if index > 0 { text += "," }
      appendLineBreak(to: &text, layout, depth + 1)
      appendElement(element, &text)
    }
    if !elements.isEmpty { appendLineBreak(to: &text, layout, depth) }
    text += closing
  }

  private static func appendLineBreak(to text: inout String, _ layout: Layout, _ depth: Int) {
    guard layout == .pretty else { return }
    text += "\n" + String(repeating: "  ", count: depth)
  }

  private static func appendString(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      // Besides what RFC 8259 asks for, DEL and C1: shown on a terminal they could start an escape sequence.
      case "\u{00}"..<"\u{20}", "\u{7F}"..."\u{9F}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
