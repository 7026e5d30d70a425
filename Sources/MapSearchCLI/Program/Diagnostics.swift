/// Everything that isn't a result: errors, warnings and remarks, a line each, on standard error.
struct Diagnostics: Sendable {
  private let sink: ByteSink

  init(_ sink: ByteSink) { self.sink = sink }

  /// `mapsearch: error: …`
  func error(_ message: String) { line("mapsearch: error: \(message)") }

  /// `mapsearch: warning: …`
  func warning(_ message: String) { line("mapsearch: warning: \(message)") }

  /// A remark for a person, without a prefix.
  func note(_ message: String) { line(message) }

  /// Text made by the program itself, escape sequences included, as it is.
  func raw(_ text: String) {
    // Nobody is left to tell when standard error itself fails.
    try? sink.write(Array(text.utf8))
  }

  private func line(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    raw(lines.map { TerminalText.sanitized(String($0)) + "\n" }.joined())
  }
}
