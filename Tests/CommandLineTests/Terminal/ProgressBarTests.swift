import Synchronization
import Testing

@testable import MapSearchCLI

/// A clock that stands still until told otherwise, and a terminal that remembers.
private final class Stage: Sendable {
  private let state = Mutex((instant: ContinuousClock.now, written: [String]()))

  var written: [String] { state.withLock { $0.written } }

  func bar(_ terminal: TerminalCapabilities) -> ProgressBar {
    ProgressBar(
      "places.csv", unit: "rows", terminal: terminal, now: { self.state.withLock { $0.instant } },
      write: { text in self.state.withLock { $0.written.append(text) } })
  }

  func pass(_ duration: Duration) { state.withLock { $0.instant += duration } }
}

private let screen = TerminalCapabilities(
  environment: Environment(["TERM": "xterm"]), outputIsTerminal: true, errorsIsTerminal: true,
  windowWidth: 100)

@Suite struct ProgressBarTests {
  @Test func drawsAtMostTenTimesASecond() {
    let stage = Stage()
    var bar = stage.bar(screen)
    for count in 0..<1000 {
      bar.update(count: count, fraction: Double(count) / 1000)
      stage.pass(.milliseconds(2))
    }
    #expect(stage.written.count == 20)
    #expect(stage.written.allSatisfy { $0.hasPrefix("\rplaces.csv  [") && $0.hasSuffix("\u{1B}[K") })
  }

  @Test func saysHowFarHowFastHowLong() {
    let stage = Stage()
    var bar = stage.bar(screen)
    stage.pass(.seconds(4))
    bar.update(count: 120_000, fraction: 0.45)
    #expect(
      stage.written == [
        "\rplaces.csv  [#########-----------] 45%  120 000 rows  30 000 rows/s  0:05 left\u{1B}[K"
      ])
  }

  @Test func leavesNoTrace() {
    let stage = Stage()
    var bar = stage.bar(screen)
    bar.erase()
    #expect(stage.written.isEmpty)
    bar.update(count: 1, fraction: nil)
    bar.erase()
    bar.erase()
    #expect(stage.written == ["\rplaces.csv  1 rows\u{1B}[K", "\r\u{1B}[K"])
  }

  @Test(
    "Says nothing where nobody watches or the line cannot be redrawn",
    arguments: [
      TerminalCapabilities.none,
      TerminalCapabilities(
        environment: Environment(["TERM": "dumb"]), outputIsTerminal: true, errorsIsTerminal: true,
        windowWidth: 80),
      TerminalCapabilities(
        environment: Environment(["TERM": "xterm"]), outputIsTerminal: true, errorsIsTerminal: false,
        windowWidth: 80),
    ])
  func silent(terminal: TerminalCapabilities) {
    let stage = Stage()
    var bar = stage.bar(terminal)
    bar.update(count: 1, fraction: 0.5)
    bar.erase()
    #expect(stage.written.isEmpty)
  }
}

@Suite struct ProgressLineTests {
  private func line(_ name: String, _ fraction: Double?, _ seconds: Int) -> ProgressLine {
    ProgressLine(name: name, unit: "rows", fraction: fraction, count: 5000, elapsed: .seconds(seconds))
  }

  @Test("Fits whatever the width", arguments: [20, 30, 40, 60, 79])
  func fits(width: Int) {
    for name in ["a.csv", String(repeating: "장소", count: 30), "bad\u{1B}[2Jname"] {
      let text = line(name, 0.999, 10).text(width: width)
      #expect(DisplayWidth.columns(text) <= width)
      #expect(!text.contains("\u{1B}"))
    }
  }

  @Test(
    "Parts that are not known are left out",
    arguments: [
      (nil, 10, "a  5 000 rows  500 rows/s"), (0, 10, "a  [--------------------] 0%  5 000 rows  500 rows/s"),
      (1, 10, "a  [####################] 100%  5 000 rows  500 rows/s"),
      (7, 10, "a  [####################] 100%  5 000 rows  500 rows/s"),
      (0.5, 0, "a  [##########----------] 50%  5 000 rows"),
      (0.5, 3723, "a  [##########----------] 50%  5 000 rows  1 rows/s  1:02:03 left"),
    ] as [(Double?, Int, String)])
  func parts(fraction: Double?, seconds: Int, expected: String) {
    #expect(line("a", fraction, seconds).text(width: 100) == expected)
  }
}
