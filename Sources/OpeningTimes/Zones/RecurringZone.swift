/// The last line of a time zone's file: what holds for all years after those it lists.
///
/// Source: POSIX.1, environment variable `TZ`, with the hours of RFC 9636 section 3.3.1.
struct RecurringZone: Sendable, Equatable {
  /// A day of the year at which the clocks change, and the seconds into that day by the clocks before.
  struct Change: Sendable, Equatable {
    enum Day: Sendable, Equatable {
      /// 1…365; 29 February is never counted.
      case julian(Int)
      /// 0…365.
      case zeroBased(Int)
      /// The nth weekday of a month, Sunday being 0; the fifth is the last.
      case weekday(month: Int, week: Int, day: Int)
    }

    let day: Day
    let seconds: Int
  }

  /// Seconds ahead of UTC.
  let standard: Int
  let summer: (offset: Int, start: Change, end: Change)?

  static func == (left: RecurringZone, right: RecurringZone) -> Bool {
    left.standard == right.standard && left.summer?.offset == right.summer?.offset
      && left.summer?.start == right.summer?.start && left.summer?.end == right.summer?.end
  }

  func offset(at instant: Int64) -> Int {
    changes(around: instant).last { $0.instant <= instant }?.offset ?? standard
  }

  func nextTransition(after instant: Int64) -> Int64? {
    changes(around: instant).first { $0.instant > instant }?.instant
  }

  /// The changes of the year before, this one and the next, ascending.
  private func changes(around instant: Int64) -> [ZoneRules.Transition] {
    guard let summer else { return [] }
    let date = CivilDate(dayNumber: CivilDate.floored(Int(instant) + standard, 86_400))
    let year = date.year
    var changes: [ZoneRules.Transition] = []
    for year in year - 1...year + 1 {
      changes.append(
        ZoneRules.Transition(
          instant: Self.local(summer.start, year) - Int64(standard), offset: summer.offset))
      changes.append(
        ZoneRules.Transition(instant: Self.local(summer.end, year) - Int64(summer.offset), offset: standard))
    }
    return changes.sorted { $0.instant < $1.instant }
  }

  private static func local(_ change: Change, _ year: Int) -> Int64 {
    let first = CivilDate(year: year, month: 1, day: 1)
    let date: CivilDate
    switch change.day {
    case .julian(let day):
      let isAfterLeapDay = day > 59 && CivilDate.days(inMonth: 2, of: year) == 29
      date = first.advanced(by: isAfterLeapDay ? day : day - 1)
    case .zeroBased(let day): date = first.advanced(by: day)
    case .weekday(let month, let week, let day):
      date = CivilDate.nth(week == 5 ? -1 : week, weekday: (day + 6) % 7, month: month, of: year)
    }
    return Int64(date.dayNumber) * 86_400 + Int64(change.seconds)
  }
}

extension RecurringZone {
  /// Reads `EST5EDT,M3.2.0,M11.1.0`; nil when it is something else.
  init?(_ text: String) {
    var text = OpeningHoursText(Array(text.utf8))
    guard Self.skipName(&text), let west = Self.seconds(&text) else { return nil }
    standard = -west
    guard !text.isAtEnd else {
      summer = nil
      return
    }
    guard Self.skipName(&text) else { return nil }
    var offset = 3_600 - west
    if text.peek() != UInt8(ascii: ",") {
      guard let west = Self.seconds(&text) else { return nil }
      offset = -west
    }
    guard text.take(","), let start = Self.change(&text), text.take(","), let end = Self.change(&text),
      text.isAtEnd
    else { return nil }
    summer = (offset, start, end)
  }

  private static func skipName(_ text: inout OpeningHoursText) -> Bool {
    if text.take("<") { return text.takeUntil(UInt8(ascii: ">")) != nil }
    return text.takeWord { $0.utf8.count >= 3 ? true : nil } ?? false
  }

  /// `[+-]h[h[h]][:mm[:ss]]` in seconds.
  private static func seconds(_ text: inout OpeningHoursText) -> Int? {
    let isNegative = text.take("-")
    if !isNegative { _ = text.take("+") }
    guard let hours = text.takeNumber(digits: 1...3), hours <= 167 else { return nil }
    var seconds = hours * 3_600
    for unit in [60, 1] where text.take(":") {
      guard let number = text.takeNumber(digits: 2...2), number < 60 else { return nil }
      seconds += number * unit
    }
    return isNegative ? -seconds : seconds
  }

  private static func change(_ text: inout OpeningHoursText) -> Change? {
    let day: Change.Day
    if text.take("M") {
      guard let month = text.takeNumber(digits: 1...2), 1...12 ~= month, text.take("."),
        let week = text.takeNumber(digits: 1...1), 1...5 ~= week, text.take("."),
        let weekday = text.takeNumber(digits: 1...1), weekday <= 6
      else { return nil }
      day = .weekday(month: month, week: week, day: weekday)
    } else if text.take("J") {
      guard let number = text.takeNumber(digits: 1...3), 1...365 ~= number else { return nil }
      day = .julian(number)
    } else {
      guard let number = text.takeNumber(digits: 1...3), number <= 365 else { return nil }
      day = .zeroBased(number)
    }
    guard text.take("/") else { return Change(day: day, seconds: 7_200) }
    return Self.seconds(&text).map { Change(day: day, seconds: $0) }
  }
}
