/// When a place is open, as OpenStreetMap's `opening_hours` says it.
///
/// What is read: days and ranges of them, the nth of a month, several times of day, times over midnight, months,
/// dates, weeks, years, Easter, holidays, `off`, `unknown`, 24/7, comments, further rules after `,` and fallbacks
/// after `||`. A text with anything else is not read at all: what could not be understood might change the rest.
///
/// A time after midnight belongs to the day it began on: of `Fr 20:00-03:00; Sa off` Friday's night stays.
///
/// Source: https://wiki.openstreetmap.org/wiki/Key:opening_hours/specification
public struct OpeningHours: Sendable, Equatable {
  /// Rules that are asked in order; those of a later group only where the earlier ones say closed.
  let groups: [[OpeningRule]]
  /// The holidays rules ask for, each once.
  let holidays: [HolidaySelector]
  /// Minutes of the day at which a state may begin, ascending; 0 is one.
  let boundaries: [Int]

  /// Longest text that is read, in UTF-8 bytes.
  public static let maximumBytes = 4_096
  /// How many days ahead a change is looked for: four years, so that a 29 February is among them.
  public static let horizonDays = 1_500

  init(groups: [[OpeningRule]], holidays: [HolidaySelector]) {
    self.groups = groups
    self.holidays = holidays
    var minutes: Set<Int> = [0]
    for rule in groups.joined() {
      for span in rule.times {
        minutes.formUnion([span.start % CivilMinute.perDay, span.end % CivilMinute.perDay])
      }
    }
    boundaries = minutes.sorted()
  }

  /// Reads `text`.
  ///
  /// - Throws: `OpeningHoursError` at the first thing that is not understood.
  /// - Complexity: O(*n*) in its bytes.
  public init(parsing text: String) throws(OpeningHoursError) {
    var parser = try OpeningHoursParser(text)
    self = try parser.openingHours()
  }

  /// Whether it is open at `moment`, by the place's own clock.
  ///
  /// Unknown where the rules say so, where an end is left open or depends on the sun, and where the answer hangs on
  /// whether a day is a holiday and `calendar` does not know.
  ///
  /// - Complexity: O(*r*) for *r* rules.
  public func status(
    at moment: CivilMinute, holidays calendar: HolidayCalendar = .unknown
  ) -> OpeningStatus {
    let day = moment.date
    var agreed: OpeningStatus?
    for today in assumptions(on: day, calendar) {
      for yesterday in assumptions(on: day.advanced(by: -1), calendar) {
        let status = status(at: moment, today: today, yesterday: yesterday)
        guard let earlier = agreed else {
          agreed = status
          continue
        }
        if earlier.state != status.state { return OpeningStatus(.unknown, comment: nil) }
        if earlier.comment != status.comment { agreed = OpeningStatus(status.state, comment: nil) }
      }
    }
    return agreed ?? OpeningStatus(.closed, comment: nil)
  }

  /// The first minute after `moment` with another state than `moment` has.
  ///
  /// - Returns: nil when there is none in the next `horizonDays` days.
  /// - Complexity: O(*d* *b* *r*) for *d* days until then, *b* boundaries a day and *r* rules.
  public func nextChange(
    after moment: CivilMinute, holidays calendar: HolidayCalendar = .unknown
  ) -> CivilMinute? {
    let state = status(at: moment, holidays: calendar).state
    var date = moment.date
    for _ in 0...Self.horizonDays {
      for minute in boundaries {
        let next = CivilMinute(date, minute: minute)
        if next > moment, status(at: next, holidays: calendar).state != state { return next }
      }
      date = date.advanced(by: 1)
    }
    return nil
  }

  // MARK: One reading of the holidays

  private func status(
    at moment: CivilMinute, today: HolidayAssumption, yesterday: HolidayAssumption
  ) -> OpeningStatus {
    var status = OpeningStatus(.closed, comment: nil)
    for rules in groups {
      let now = Self.finding(rules, moment.date, minute: moment.minuteOfDay, today)
      let late = Self.finding(
        rules, moment.date.advanced(by: -1), minute: moment.minuteOfDay + CivilMinute.perDay, yesterday)
      guard let found = Self.combined(now, late) else { continue }
      status = found.status
      if status.state != .closed { return status }
    }
    return status
  }

  /// What a rule says, and which one.
  private struct Finding {
    let status: OpeningStatus
    let rule: Int
  }

  /// What `rules` say of a minute, counted from the start of `day`.
  private static func finding(
    _ rules: [OpeningRule], _ day: CivilDate, minute: Int, _ holidays: HolidayAssumption
  ) -> Finding? {
    var finding: Finding?
    for (index, rule) in rules.enumerated() where rule.days.contain(day, holidays) {
      // A rule that opens stands for the whole of its days; one that closes takes its time away.
      let takesWholeDay = rule.state == .closed && rule.times.isEmpty
      if takesWholeDay || !rule.isAdditional && rule.state != .closed { finding = nil }
      if let state = rule.state(atMinute: minute) {
        finding = Finding(status: OpeningStatus(state, comment: rule.comment), rule: index)
      }
    }
    return finding
  }

  /// What holds of what began today and what began yesterday.
  private static func combined(_ today: Finding?, _ yesterday: Finding?) -> Finding? {
    guard let yesterday else { return today }
    guard let today else { return yesterday }
    switch (today.status.state, yesterday.status.state) {
    case (_, .closed): return yesterday.rule > today.rule ? yesterday : today
    case (.open, _): return today
    case (.unknown, .open), (.closed, _): return yesterday
    case (.unknown, .unknown): return today
    }
  }

  /// What may be assumed of the holidays on `day`: one assumption when the calendar knows all.
  private func assumptions(on day: CivilDate, _ calendar: HolidayCalendar) -> [HolidayAssumption] {
    var assumptions: [HolidayAssumption] = [HolidayAssumption(bits: 0)]
    for (index, holiday) in holidays.enumerated() {
      let known = calendar.isHoliday(day.advanced(by: -holiday.offsetDays), holiday.kind)
      let marked = { (old: HolidayAssumption) in HolidayAssumption(bits: old.bits | 1 << index) }
      switch known {
      case true?: assumptions = assumptions.map(marked)
      case false?: break
      case nil: assumptions += assumptions.map(marked)
      }
    }
    return assumptions
  }
}

/// Whether a place is open.
public enum OpeningState: String, Sendable, CaseIterable {
  /// It is said to be open.
  case open
  /// It is said to be closed, or nothing is said of that time.
  case closed
  /// Nobody can tell from what is written.
  case unknown
}

/// Whether a place is open, and what is remarked about it.
public struct OpeningStatus: Sendable, Equatable {
  /// Whether it is open.
  public let state: OpeningState
  /// The rule's comment, e.g. `by appointment`.
  public let comment: String?

  init(_ state: OpeningState, comment: String?) {
    self.state = state
    self.comment = comment
  }
}

/// Why opening hours could not be read, and where.
public struct OpeningHoursError: Error, Sendable, Equatable, CustomStringConvertible {
  /// What was expected, or is wrong.
  public let message: String
  /// Offset in UTF-8 bytes.
  public let offset: Int
  /// The message with its place.
  public var description: String { "\(message), at byte \(offset)" }
}
