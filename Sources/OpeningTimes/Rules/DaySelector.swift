/// Which days a rule is of: those that are in each list that is not empty.
struct DaySelector: Sendable, Equatable {
  var years: [YearRange] = []
  var dates: [DateRange] = []
  var weeks: [WeekRange] = []
  /// Lists of days of the week and holidays, one of each of which is needed.
  var weekdays: [[WeekdaySelector]] = []

  var isEmpty: Bool { years.isEmpty && dates.isEmpty && weeks.isEmpty && weekdays.isEmpty }

  func contain(_ day: CivilDate, _ holidays: HolidayAssumption) -> Bool {
    guard weekdays.allSatisfy({ list in list.contains { $0.contains(day, holidays) } }) else { return false }
    if dates.isEmpty, weeks.isEmpty, years.isEmpty { return true }
    let year = day.year
    guard years.isEmpty || years.contains(where: { $0.contains(year) }) else { return false }
    guard dates.isEmpty || dates.contains(where: { $0.contains(day, year: year) }) else { return false }
    return weeks.isEmpty || weeks.contains { $0.contains(day.isoWeek) }
  }
}

/// Years, every `step`th of them.
struct YearRange: Sendable, Equatable {
  var first: Int
  var last: Int
  var step = 1

  func contains(_ year: Int) -> Bool { first <= year && year <= last && (year - first) % step == 0 }
}

/// Weeks of ISO 8601, every `step`th of them; a last before the first goes over the new year.
struct WeekRange: Sendable, Equatable {
  var first: Int
  var last: Int
  var step = 1

  func contains(_ week: Int) -> Bool {
    let isWithin = first <= last ? first <= week && week <= last : week >= first || week <= last
    let distance = week >= first ? week - first : week + 53 - first
    return isWithin && distance % step == 0
  }
}

/// Days of the week, of each week or some of the month, or a holiday. Monday is 0.
enum WeekdaySelector: Sendable, Equatable {
  /// From one day to another; a last before the first goes over Sunday.
  case range(Int, Int)
  /// The nth such day of the month, from its end when negative; so many days later.
  case nth(weekday: Int, [Int], offsetDays: Int)
  /// The holiday at this position of `OpeningHours.holidays`.
  case holiday(Int)

  func contains(_ day: CivilDate, _ holidays: HolidayAssumption) -> Bool {
    switch self {
    case .range(let first, let last):
      let weekday = day.weekday
      return first <= last ? first <= weekday && weekday <= last : weekday >= first || weekday <= last
    case .nth(let weekday, let numbers, let offset):
      let base = day.advanced(by: -offset)
      guard base.weekday == weekday else { return false }
      let (year, month, number) = base.components
      let last = (CivilDate.days(inMonth: month, of: year) - number) / 7
      return numbers.contains((number - 1) / 7 + 1) || numbers.contains(-1 - last)
    case .holiday(let index): return holidays.bits & (1 << index) != 0
    }
  }
}
