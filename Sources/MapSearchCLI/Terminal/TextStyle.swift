/// How text is emphasised on a terminal (SGR, ECMA-48 8.3.117); two weights, so any colour scheme fits.
enum TextStyle: Sendable {
  case plain, bold, dim

  /// `text` in this style, or as it is when styles are off.
  func applied(to text: String, ifEnabled isEnabled: Bool) -> String {
    guard isEnabled, !text.isEmpty else { return text }
    return switch self {
    case .plain: text
    case .bold: "\u{1B}[1m\(text)\u{1B}[0m"
    case .dim: "\u{1B}[2m\(text)\u{1B}[0m"
    }
  }
}
