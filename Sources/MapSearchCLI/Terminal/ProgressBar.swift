/// A line on standard error that follows a long piece of work and leaves no trace.
///
/// Says nothing at all unless standard error is a terminal that can redraw a line.
struct ProgressBar {
  /// Shortest time between two drawings: ten a second.
  static let redrawInterval = Duration.milliseconds(100)

  private let isVisible: Bool
  private let width: Int
  private let start: ContinuousClock.Instant
  private let now: () -> ContinuousClock.Instant
  private let write: (String) -> Void
  private var line: ProgressLine
  private var lastDrawing: ContinuousClock.Instant?

  /// A bar that counts `unit`s of the work called `name` from now on.
  init(
    _ name: String, unit: String, terminal: TerminalCapabilities,
    now: @escaping () -> ContinuousClock.Instant, write: @escaping (String) -> Void
  ) {
    isVisible = terminal.errors.canRedraw
    // A line that fills the last column would wrap on some terminals.
    width = terminal.width - 1
    start = now()
    self.now = now
    self.write = write
    line = ProgressLine(name: name, unit: unit, fraction: nil, count: 0, elapsed: .zero)
  }

  /// Takes note of progress; draws when the last drawing is old enough.
  ///
  /// - Parameter fraction: 0…1, or nil when nobody knows how much there is.
  mutating func update(count: Int, fraction: Double?) {
    guard isVisible else { return }
    let instant = now()
    if let lastDrawing, instant - lastDrawing < Self.redrawInterval { return }
    lastDrawing = instant
    line.count = count
    line.fraction = fraction
    line.elapsed = instant - start
    write("\r\(line.text(width: width))\u{1B}[K")
  }

  /// Erases the line, before a message is printed or when the work is done; a later update draws it again.
  mutating func erase() {
    guard lastDrawing != nil else { return }
    lastDrawing = nil
    write("\r\u{1B}[K")
  }
}
