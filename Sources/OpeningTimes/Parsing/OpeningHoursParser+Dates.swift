extension OpeningHoursParser {
  /// Months, dates and ranges of them; a year before the first is taken from `years` when it is of a range.
  mutating func dates(_ years: inout [YearRange]) throws(OpeningHoursError) -> [DateRange] {
    var ranges: [DateRange] = []
    repeat {
      text.skipSpaces()
      try appendRange(to: &ranges, &years)
    } while takeComma { DateWords.isAtDate($0) }
    return ranges
  }

  private mutating func appendRange(
    to ranges: inout [DateRange], _ years: inout [YearRange]
  ) throws(OpeningHoursError) {
    let start = text.position
    let (first, month) = try point()
    let dash = text.position
    guard text.takeDash() else {
      if let month, case .day(_, 0) = first.base {
        ranges.append(.months(month, month))
      } else {
        ranges.append(DateRange(first: first, last: first))
      }
      return try appendDays(of: month, first, to: &ranges)
    }
    // The end: a day of the same month, a month, a date, or a date of a named year.
    let year = text.takeYear()
    if year != nil { text.skipSpaces() }
    if year == nil, let month, case .day(_, let day) = first.base, day > 0, let last = text.takeDay() {
      guard (day...CivilDate.days(inMonth: month, of: 2_000)).contains(last) else {
        throw text.error("no such day of the month after \(day)")
      }
      ranges.append(DateRange(first: first, last: DatePoint(base: .day(month: month, day: last))))
      return try appendDays(of: month, first, to: &ranges)
    }
    guard DateWords.isAtDate(text) else {
      text.position = dash
      throw text.error("a date expected after the dash")
    }
    var (last, lastMonth) = try point(after: first)
    var range: DateRange
    switch (first.isMonth, last.isMonth) {
    case (true, true): range = .months(month ?? 1, lastMonth ?? 12)
    case (true, false):
      text.position = start
      throw text.error("a range from a month to a day")
    default:
      if last.isMonth {
        guard let lastMonth, case .nth = first.base else { throw text.error("a range from a day to a month") }
        last = DateRange.months(lastMonth, lastMonth).last
      }
      range = DateRange(first: first, last: last)
    }
    if let year {
      guard years.count == 1, let only = years.first, only.first == only.last, ranges.isEmpty,
        only.first <= year
      else {
        throw text.error("a year at the end of a range needs one at its start")
      }
      range.years = (only.first, year)
      years = []
    } else if range.goesOverNewYear, !years.isEmpty {
      throw text.error("a range over the new year of one year")
    }
    ranges.append(range)
  }

  /// `Dec 24,26,31`: further days of the month.
  private mutating func appendDays(
    of month: Int?, _ first: DatePoint, to ranges: inout [DateRange]
  ) throws(OpeningHoursError) {
    guard let month, case .day(_, let day) = first.base, day > 0 else { return }
    while takeComma({ $0.takeDay() != nil }), let next = text.takeDay() {
      let last = text.attempt { $0.takeDash() ? $0.takeDay() : nil } ?? next
      guard 1 <= next, next <= last, last <= CivilDate.days(inMonth: month, of: 2_000) else {
        throw text.error("no such day of the month")
      }
      ranges.append(
        DateRange(
          first: DatePoint(base: .day(month: month, day: next)),
          last: DatePoint(base: .day(month: month, day: last))))
    }
  }

  /// A date, or a month: one whose day is 0. Its month is nil for Easter.
  ///
  /// - Parameter first: The date it ends a range with; nil when it is the first.
  private mutating func point(
    after first: DatePoint? = nil
  ) throws(OpeningHoursError) -> (point: DatePoint, month: Int?) {
    if text.takeWord({ $0 == "easter" ? true : nil }) != nil {
      return (DatePoint(base: .easter, offsetDays: text.takeDayOffset() ?? 0), nil)
    }
    guard let month = text.takeWord(DateWords.month) else { throw text.error("a month expected") }
    if let day = text.attempt({ (text: inout OpeningHoursText) -> Int? in
      text.skipSpaces()
      return text.takeDay()
    }) {
      guard 1...CivilDate.days(inMonth: month, of: 2_000) ~= day else {
        throw text.error("no such day of the month")
      }
      return (
        DatePoint(base: .day(month: month, day: day), offsetDays: text.takeDayOffset() ?? 0), month
      )
    }
    // `Mar-Oct Su[1]` is the first Sunday of each of these months.
    if !(first?.isMonth ?? false), let date = try nthWeekday(of: month, isEnd: first != nil) {
      return (date, month)
    }
    return (DatePoint(base: .day(month: month, day: 0)), month)
  }

  /// `Su[-1]` of `Mar Su[-1]-Oct Su[-1]`: an end of a range of dates. Elsewhere it is a day of that month, which
  /// `daySelector` reads.
  private mutating func nthWeekday(of month: Int, isEnd: Bool) throws(OpeningHoursError) -> DatePoint? {
    let start = text.position
    text.skipSpaces()
    guard let weekday = text.takeWord(DateWords.weekday), text.take("[") else {
      text.position = start
      return nil
    }
    let numbers = try occurrences()
    let offset = text.takeDayOffset() ?? 0
    var ahead = text
    guard numbers.count == 1, let number = numbers.first,
      isEnd || (ahead.takeDash() && DateWords.isAtDate(ahead))
    else {
      text.position = start
      return nil
    }
    return DatePoint(base: .nth(month: month, weekday: weekday, number: number), offsetDays: offset)
  }

}

extension DatePoint {
  fileprivate var isMonth: Bool { if case .day(_, 0) = base { true } else { false } }
}

extension DateRange {
  static func months(_ first: Int, _ last: Int) -> DateRange {
    DateRange(
      first: DatePoint(base: .day(month: first, day: 1)), last: DatePoint(base: .day(month: last, day: 31)))
  }
}

extension OpeningHoursText {
  /// A day of a month; not the hours of a time.
  mutating func takeDay() -> Int? {
    attempt { text in
      guard let day = text.takeNumber(digits: 1...2), !text.isAtClockColon else { return nil }
      return day
    }
  }
}
