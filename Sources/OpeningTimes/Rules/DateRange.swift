/// Dates from one to another, of every year or of the years they name.
struct DateRange: Sendable, Equatable {
  var first: DatePoint
  var last: DatePoint
  /// The years of both ends when they are named.
  var years: (first: Int, last: Int)?

  func contains(_ day: CivilDate, year: Int) -> Bool {
    if let years {
      return first.date(in: years.first) <= day && day <= last.date(in: years.last, isEnd: true)
    }
    // A range may begin the year before, and days counted from a date may cross the new year.
    for start in year - 1...year + 1 {
      let end = goesOverNewYear ? start + 1 : start
      if first.date(in: start) <= day, day <= last.date(in: end, isEnd: true) { return true }
    }
    return false
  }

  var goesOverNewYear: Bool { first.order > last.order }

  static func == (left: DateRange, right: DateRange) -> Bool {
    left.first == right.first && left.last == right.last && left.years?.first == right.years?.first
      && left.years?.last == right.years?.last
  }
}

/// A date of a year: 25 December, the last Sunday of March, Easter; so many days later.
struct DatePoint: Sendable, Equatable {
  enum Base: Sendable, Equatable {
    case day(month: Int, day: Int)
    case nth(month: Int, weekday: Int, number: Int)
    case easter
  }

  var base: Base
  var offsetDays = 0

  /// The date in `year`. Where there is no such day, a start is the day after and an end the day before it.
  func date(in year: Int, isEnd: Bool = false) -> CivilDate {
    let date: CivilDate
    switch base {
    case .day(let month, let day):
      let length = CivilDate.days(inMonth: month, of: year)
      date =
        day <= length || isEnd
        ? CivilDate(year: year, month: month, day: min(day, length))
        : CivilDate(year: year, month: month, day: length).advanced(by: 1)
    case .nth(let month, let weekday, let number):
      date = CivilDate.nth(number, weekday: weekday, month: month, of: year)
    case .easter: date = CivilDate.easter(of: year)
    }
    return date.advanced(by: offsetDays)
  }

  /// Comparable within a year, near enough to tell a range over the new year.
  var order: Int {
    switch base {
    case .day(let month, let day): month * 32 + day
    case .nth(let month, _, let number): month * 32 + (number > 0 ? number * 7 - 6 : 32 + number * 7)
    // Between 22 March and 25 April.
    case .easter: 4 * 32 + 8
    }
  }
}
