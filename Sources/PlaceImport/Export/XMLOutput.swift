/// Text written into XML 1.0.
enum XMLOutput {
  /// An element with `text` in it; none when there is no text.
  static func append(_ element: String, _ text: String?, to bytes: inout [UInt8]) {
    guard let text else { return }
    bytes += Array("<\(element)>".utf8)
    append(text, to: &bytes)
    bytes += Array("</\(element)>".utf8)
  }

  /// `text`, right in an element and in an attribute. Characters that XML cannot hold become U+FFFD.
  static func append(_ text: String, to bytes: inout [UInt8]) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": bytes += Array("&amp;".utf8)
      case "<": bytes += Array("&lt;".utf8)
      case ">": bytes += Array("&gt;".utf8)
      case "\"": bytes += Array("&quot;".utf8)
      // Readers turn bare ones into blanks or line feeds.
      case "\t", "\n", "\r": bytes += Array("&#\(scalar.value);".utf8)
      case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": bytes += Array("\u{FFFD}".utf8)
      default: bytes += Array(String(scalar).utf8)
      }
    }
  }

  /// `value` without an exponent, as `xsd:decimal` has it; a ten-billionth of a degree is a hundredth of a millimetre.
  static func decimal(_ value: Double) -> String {
    let text = "\(value)"
    guard text.utf8.contains(UInt8(ascii: "e")) else { return text }
    let units = Int64((abs(value) * 1e10).rounded())
    let digits = String(units % 10_000_000_000)
    let fraction = String(repeating: "0", count: 10 - digits.utf8.count) + digits
    return "\(value < 0 && units > 0 ? "-" : "")\(units / 10_000_000_000).\(fraction)"
  }
}
