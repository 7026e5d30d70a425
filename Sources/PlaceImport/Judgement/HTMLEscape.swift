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
