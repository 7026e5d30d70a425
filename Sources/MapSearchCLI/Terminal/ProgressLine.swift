/// How far a piece of work has come, and how that is said in one line.
struct ProgressLine: Sendable, Equatable {
  /// What is being worked on, e.g. a file's name.
  let name: String
  /// What is counted, e.g. `rows`.
  let unit: String
  /// Done so far, 0…1; nil when nobody knows how much there is.
  var fraction: Double?
  /// Units done.
  var count: Int
  /// Since the work began.
  var elapsed: Duration

  /// Cells of the bar.
  static let barCells = 20
  /// Time before a rate or a remaining time means anything.
  static let settlingTime = Duration.milliseconds(500)

  /// `name  [####----] 45%  120 000 rows  118 000 rows/s  0:05 left`, at most `width` columns.
  ///
  /// Where it is too long the bar goes first, then the name is cut, then the rest from its end.
  func text(width: Int) -> String {
    let name = TerminalText.sanitized(name)
    let longest = "\(name)  \(details(withBar: true))"
    if DisplayWidth.columns(longest) <= width { return longest }
    let details = details(withBar: false)
    let room = max(Self.shortestName, width - 2 - DisplayWidth.columns(details))
    return TerminalText.truncated(
      "\(TerminalText.truncated(name, toColumns: room))  \(details)", toColumns: width)
  }

  private static let shortestName = 8

  private var share: Double? { fraction.map { min(1, max(0, $0)) } }

  private func details(withBar: Bool) -> String {
    guard let share else { return facts.joined(separator: "  ") }
    let percent = "\(Int(share * 100))%"
    let done = Int(share * Double(Self.barCells))
    let bar = String(repeating: "#", count: done) + String(repeating: "-", count: Self.barCells - done)
    return ([withBar ? "[\(bar)] \(percent)" : percent] + facts).joined(separator: "  ")
  }

  private var facts: [String] {
    var facts = ["\(FixedDecimal.grouped(count)) \(unit)"]
    guard elapsed >= Self.settlingTime else { return facts }
    let seconds = elapsed / .seconds(1)
    facts.append("\(FixedDecimal.grouped(Int(Double(count) / seconds))) \(unit)/s")
    if let share, share > 0, share < 1 { facts.append("\(clock(seconds * (1 - share) / share)) left") }
    return facts
  }

  /// `0:05`, `12:34`, `1:02:03`.
  private func clock(_ seconds: Double) -> String {
    let total = Int(min(seconds, 359_999).rounded())
    func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (hours, minutes) = (total / 3600, total / 60 % 60)
    let start = hours > 0 ? "\(hours):\(twoDigits(minutes))" : "\(minutes)"
    return "\(start):\(twoDigits(total % 60))"
  }
}
