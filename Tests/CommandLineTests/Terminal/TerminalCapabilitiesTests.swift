import Testing

@testable import MapSearchCLI

@Suite struct TerminalCapabilitiesTests {
  private func terminal(
    _ environment: [String: String], output: Bool = true, window: Int? = 120
  ) -> TerminalCapabilities {
    TerminalCapabilities(
      environment: Environment(environment), outputIsTerminal: output, errorsIsTerminal: true,
      windowWidth: window)
  }

  @Test(
    "Width from COLUMNS, else the window, else 80",
    arguments: [
      (["COLUMNS": "100"], 120, 100), ([:], 120, 120), ([:], nil, 80), (["COLUMNS": "x"], 120, 120),
      (["COLUMNS": "0"], nil, 80), (["COLUMNS": "-5"], 0, 80), (["COLUMNS": "99999"], nil, 80),
    ] as [([String: String], Int?, Int)])
  func width(environment: [String: String], window: Int?, expected: Int) {
    #expect(terminal(environment, window: window).width == expected)
  }

  @Test(
    "Styles only on a terminal that has them and unless NO_COLOR is set",
    arguments: [
      (["TERM": "xterm-256color"], true, true), (["TERM": "xterm"], false, false),
      (["TERM": "dumb"], true, false),
      ([:], true, false), (["TERM": "xterm", "NO_COLOR": "1"], true, false),
      (["TERM": "xterm", "NO_COLOR": ""], true, true),
    ])
  func styles(environment: [String: String], output: Bool, expected: Bool) {
    #expect(terminal(environment, output: output).output.usesStyles == expected)
  }

  @Test func noColorKeepsTheProgressBar() {
    #expect(terminal(["TERM": "xterm", "NO_COLOR": "1"]).errors.canRedraw)
  }
}
