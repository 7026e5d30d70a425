import OpeningTimes
import TestSupport
import Testing

/// Made-up rules against an evaluator that paints every minute.
struct OpeningHoursPropertyTests {
  @Test(arguments: 0..<6)
  func `every minute is as painted, and changes are where the paint changes`(round: Int) throws {
    var random = SplitMix64(seed: UInt64(1_000 + round))
    let first = try #require(CivilDate("2026-12-20"))
    for _ in 0..<5 {
      let rules = PaintedRules(&random)
      let hours = try OpeningHours(parsing: rules.text)
      let painted = rules.painted(from: first, days: 15)
      var mismatch: String?
      for minute in painted.indices {
        let moment = CivilMinute(first, minute: minute)
        if hours.status(at: moment).state != painted[minute] { mismatch = "\(rules.text) at \(moment)" }
      }
      #expect(mismatch == nil)
      for _ in 0..<10 {
        let start = Int.random(in: 0..<painted.count / 2, using: &random)
        let next = hours.nextChange(after: CivilMinute(first, minute: start))
        let expected = painted[start...].firstIndex { $0 != painted[start] }
        // Beyond what is painted the change only has to be beyond it.
        if let expected {
          #expect(next == CivilMinute(first, minute: expected), "\(rules.text) from \(start)")
        } else if let next {
          #expect(next.minutes >= CivilMinute(first, minute: painted.count).minutes, "\(rules.text)")
        }
      }
    }
  }
}

/// Rules as a list of values, their text, and what they paint on a calendar minute by minute.
struct PaintedRules {
  struct Rule {
    var weekdays: Set<Int> = []
    var dates: ClosedRange<CivilDate>?
    var spans: [Range<Int>] = []
    var state: OpeningState
    var separator: String
    var text: String
  }

  let rules: [Rule]
  var text: String { rules.map { $0.separator + $0.text }.joined() }

  private static let names = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]

  init(_ random: inout SplitMix64) {
    var rules: [Rule] = []
    for number in 0..<Int.random(in: 1...5, using: &random) {
      var rule = Rule(
        state: .open,
        separator: number == 0 ? "" : ["; ", "; ", ", ", " || "].randomElement(using: &random) ?? "; ",
        text: "")
      var parts: [String] = []
      if Int.random(in: 0..<4, using: &random) == 0 {
        let first = Int.random(in: 20...28, using: &random)
        let isOverNewYear = Bool.random(using: &random)
        let last =
          isOverNewYear ? Int.random(in: 1...9, using: &random) : Int.random(in: first...31, using: &random)
        let start = CivilDate(year: 2026, month: 12, day: first)
        rule.dates =
          start...CivilDate(year: isOverNewYear ? 2027 : 2026, month: isOverNewYear ? 1 : 12, day: last)
        parts.append(isOverNewYear ? "Dec \(first)-Jan \(last)" : "Dec \(first)-\(last)")
      }
      if Int.random(in: 0..<4, using: &random) > 0 {
        let (first, last) = (Int.random(in: 0..<7, using: &random), Int.random(in: 0..<7, using: &random))
        var day = first
        rule.weekdays = [first]
        while day != last {
          day = (day + 1) % 7
          rule.weekdays.insert(day)
        }
        parts.append(first == last ? Self.names[first] : "\(Self.names[first])-\(Self.names[last])")
      }
      // Times alone after a comma would go on with those before it.
      if parts.isEmpty, rule.separator == ", " { rule.separator = "; " }
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        let start = Int.random(in: 0..<288, using: &random) * 5
        let end = start + Int.random(in: 1...288, using: &random) * 5
        rule.spans.append(start..<end)
      }
      let times = rule.spans.map { "\(Self.clock($0.lowerBound))-\(Self.clock($0.upperBound))" }
      if !times.isEmpty { parts.append(times.joined(separator: ",")) }
      rule.state = [.open, .open, .closed, .unknown].randomElement(using: &random) ?? .open
      let isBare = times.isEmpty
      if rule.state != .open || isBare { parts.append(rule.state == .closed ? "off" : rule.state.rawValue) }
      rule.text = parts.joined(separator: " ")
      rules.append(rule)
    }
    self.rules = rules
  }

  private static func clock(_ minute: Int) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(two(minute / 60)):\(two(minute % 60))"
  }

  /// The states of all minutes of `days` days: first what each day paints on itself and the next, then one over
  /// the other.
  func painted(from first: CivilDate, days: Int) -> [OpeningState] {
    var result = [OpeningState](repeating: .closed, count: days * 1_440)
    for group in groups {
      let sheets = (-1..<days).map { paint(group, on: first.advanced(by: $0)) }
      for minute in result.indices where result[minute] == .closed {
        let day = minute / 1_440
        let today = sheets[day + 1][minute % 1_440]
        let late = sheets[day][minute % 1_440 + 1_440]
        result[minute] = merged(today, late) ?? result[minute]
      }
    }
    return result
  }

  private var groups: [[Rule]] {
    var groups: [[Rule]] = []
    for rule in rules {
      if groups.isEmpty || rule.separator == " || " {
        groups.append([rule])
      } else {
        groups[groups.count - 1].append(rule)
      }
    }
    return groups
  }

  private typealias Paint = (state: OpeningState, rule: Int)?

  private func paint(_ rules: [Rule], on day: CivilDate) -> [Paint] {
    var sheet = [Paint](repeating: nil, count: 2_880)
    for (number, rule) in rules.enumerated() {
      guard rule.weekdays.isEmpty || rule.weekdays.contains(day.weekday) else { continue }
      if let dates = rule.dates, !dates.contains(day) { continue }
      let takesWholeDay = rule.state == .closed && rule.spans.isEmpty
      if takesWholeDay || rule.separator != ", " && rule.state != .closed {
        sheet = [Paint](repeating: nil, count: 2_880)
      }
      for span in rule.spans.isEmpty ? [0..<1_440] : rule.spans {
        for minute in span { sheet[minute] = (rule.state, number) }
      }
    }
    return sheet
  }

  private func merged(_ today: Paint, _ late: Paint) -> OpeningState? {
    guard let late else { return today?.state }
    guard let today else { return late.state }
    if late.state == .closed { return late.rule > today.rule ? .closed : today.state }
    let both = [today.state, late.state]
    return both.contains(.open) ? .open : both.contains(.unknown) ? .unknown : .closed
  }
}
