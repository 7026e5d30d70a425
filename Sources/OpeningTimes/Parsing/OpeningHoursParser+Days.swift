extension OpeningHoursParser {
  /// The years, dates, weeks, days and holidays that come next; empty where there are none.
  mutating func daySelector() throws(OpeningHoursError) -> DaySelector {
    var days = DaySelector()
    while true {
      text.skipSpaces()
      if let years = try takeYears() {
        guard days.years.isEmpty, days.dates.isEmpty else { throw text.error("a second list of years") }
        days.years = years
      } else if DateWords.isAtDate(text) {
        guard days.dates.isEmpty else { throw text.error("a second list of dates") }
        days.dates = try dates(&days.years)
      } else if text.takeWord({ ["week", "weeks"].contains($0) ? true : nil }) != nil {
        guard days.weeks.isEmpty else { throw text.error("a second list of weeks") }
        days.weeks = try weeks()
      } else if let list = try takeWeekdays() {
        guard days.weekdays.count < 2, days.weekdays.allSatisfy(\.isOfHolidays) else {
          throw text.error("a second list of days")
        }
        days.weekdays.append(list)
        continue
      } else {
        return days
      }
      // A colon for the eye may stand after dates, before the days of the week.
      text.skipSpaces()
      _ = text.take(":")
    }
  }

  // MARK: Years and weeks

  private mutating func takeYears() throws(OpeningHoursError) -> [YearRange]? {
    var years: [YearRange] = []
    while let first = text.takeYear() {
      var range = YearRange(first: first, last: first)
      if text.take("+") {
        range.last = 9_999
      } else if let last = text.attempt({ $0.takeDash() ? $0.takeYear() : nil }) {
        guard last >= first else { throw text.error("the last year is before the first") }
        range.last = last
      }
      if text.take("/") {
        guard let step = text.takeNumber(digits: 1...2), step > 0 else {
          throw text.error("a number expected")
        }
        range.step = step
      }
      years.append(range)
      let next = text.attempt { text -> Bool? in
        text.skipSpaces()
        guard text.take(",") else { return nil }
        text.skipSpaces()
        var ahead = text
        return ahead.takeYear() == nil ? nil : true
      }
      if next == nil { break }
    }
    return years.isEmpty ? nil : years
  }

  private mutating func weeks() throws(OpeningHoursError) -> [WeekRange] {
    var weeks: [WeekRange] = []
    repeat {
      text.skipSpaces()
      let first = try weekNumber()
      var range = WeekRange(first: first, last: first)
      if text.takeDash() { range.last = try weekNumber() }
      if text.take("/") {
        guard let step = text.takeNumber(digits: 1...2), step > 0 else {
          throw text.error("a number expected")
        }
        range.step = step
      }
      weeks.append(range)
    } while takeComma { $0.isAtDigit }
    return weeks
  }

  private mutating func weekNumber() throws(OpeningHoursError) -> Int {
    guard let number = text.takeNumber(digits: 1...2), 1...53 ~= number, !text.isAtClockColon
    else {
      throw text.error("a week from 1 to 53 expected")
    }
    return number
  }

  // MARK: Days of the week and holidays

  private mutating func takeWeekdays() throws(OpeningHoursError) -> [WeekdaySelector]? {
    var list: [WeekdaySelector] = []
    while let next = try takeWeekday() {
      list.append(next)
      guard takeComma({ $0.takeWord(DateWords.isDay) != nil }) else { break }
    }
    return list.isEmpty ? nil : list
  }

  private mutating func takeWeekday() throws(OpeningHoursError) -> WeekdaySelector? {
    if let kind = text.takeWord(DateWords.holiday) {
      let offset = text.takeDayOffset() ?? 0
      return .holiday(try index(of: HolidaySelector(kind: kind, offsetDays: offset)))
    }
    guard let first = text.takeWord(DateWords.weekday) else { return nil }
    if text.take("[") {
      let numbers = try occurrences()
      return .nth(weekday: first, numbers, offsetDays: text.takeDayOffset() ?? 0)
    }
    let last = text.attempt { $0.takeDash() ? $0.takeWord(DateWords.weekday) : nil }
    guard text.peek() != UInt8(ascii: "[") else { throw text.error("a range to one day of the month") }
    return .range(first, last ?? first)
  }

  /// `1]`, `1,3]`, `2-4]`, `-1]`: which of a month's days of that name.
  mutating func occurrences() throws(OpeningHoursError) -> [Int] {
    var numbers: [Int] = []
    repeat {
      text.skipSpaces()
      let isFromEnd = text.take("-")
      guard let number = text.takeNumber(digits: 1...1), 1...5 ~= number else {
        throw text.error("a number from 1 to 5 expected")
      }
      if !isFromEnd, text.takeDash() {
        guard let last = text.takeNumber(digits: 1...1), number...5 ~= last else {
          throw text.error("a number from \(number) to 5 expected")
        }
        numbers += number...last
      } else {
        numbers.append(isFromEnd ? -number : number)
      }
      text.skipSpaces()
    } while text.take(",")
    guard text.take("]") else { throw text.error("] expected") }
    return numbers
  }

  /// Takes a comma where what follows it goes on with the list.
  mutating func takeComma(_ goesOn: (inout OpeningHoursText) -> Bool) -> Bool {
    text.attempt { text -> Bool? in
      text.skipSpaces()
      guard text.take(",") else { return nil }
      text.skipSpaces()
      var ahead = text
      return goesOn(&ahead) ? true : nil
    } ?? false
  }
}

extension [WeekdaySelector] {
  fileprivate var isOfHolidays: Bool {
    allSatisfy { if case .holiday = $0 { true } else { false } }
  }
}

extension OpeningHoursText {
  /// A year of four digits; not the hours of a time.
  mutating func takeYear() -> Int? {
    attempt { text in
      guard let year = text.takeNumber(digits: 4...4), !text.isAtClockColon, year >= 1_900 else {
        return nil
      }
      return year
    }
  }

  /// ` +1 day`, ` -2 days`.
  mutating func takeDayOffset() -> Int? {
    attempt { text in
      text.skipSpaces()
      let isLater = text.take("+")
      guard isLater || text.take("-") else { return nil }
      text.skipSpaces()
      guard let days = text.takeNumber(digits: 1...3) else { return nil }
      text.skipSpaces()
      guard text.takeWord({ ["day", "days"].contains($0) ? true : nil }) != nil else { return nil }
      return isLater ? days : -days
    }
  }
}
