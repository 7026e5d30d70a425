/// Writes comma-separated values (RFC 4180).
enum CSVText {
  /// One record with its CRLF.
  ///
  /// A field is quoted when it holds a comma, a quote or a line break, or begins or ends with a blank, which
  /// some readers would cut off.
  static func record(_ fields: [String]) -> String {
    // A line with nothing on it is no record to most readers.
    if fields == [""] { return "\"\"\r\n" }
    return fields.map(field).joined(separator: ",") + "\r\n"
  }

  private static func field(_ text: String) -> String {
    let needsQuotes =
      text.utf8.contains { $0 == 0x2C || $0 == 0x22 || $0 == 0x0A || $0 == 0x0D }
      || text.utf8.first == 0x20 || text.utf8.last == 0x20
    guard needsQuotes else { return text }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" { quoted += "\"" }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "\""
  }
}
