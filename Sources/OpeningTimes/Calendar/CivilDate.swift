/// A day of the Gregorian calendar, which is taken to hold at all times.
public struct CivilDate: Sendable, Hashable, Comparable {
  /// Days since 1970-01-01.
  public let dayNumber: Int

  /// The day so many days after 1970-01-01.
  public init(dayNumber: Int) { self.dayNumber = dayNumber }

  /// The day `day` of `month` of `year`; they must be a date.
  ///
  /// Source: H. Hinnant, chrono-compatible low-level date algorithms; years are counted from March.
  public init(year: Int, month: Int, day: Int) {
    let marchYear = month > 2 ? year : year - 1
    let era = Self.floored(marchYear, 400)
    let yearOfEra = marchYear - era * 400
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    dayNumber = era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// The date `text` stands for: `2026-12-25`; nil when it is none.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].utf8.count == 4, parts[1].utf8.count == 2, parts[2].utf8.count == 2,
      parts.allSatisfy({ $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]), 1...12 ~= month, day >= 1,
      day <= Self.days(inMonth: month, of: year)
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// Year, month and day.
  public var components: (year: Int, month: Int, day: Int) {
    let days = dayNumber + 719_468
    let era = Self.floored(days, 146_097)
    let dayOfEra = days - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * marchMonth + 2) / 5 + 1)
  }

  /// The year.
  public var year: Int { components.year }

  /// Monday is 0, Sunday 6.
  public var weekday: Int {
    let remainder = (dayNumber + 3) % 7
    return remainder < 0 ? remainder + 7 : remainder
  }

  /// The week of ISO 8601, 1…53: that of the week's Thursday.
  public var isoWeek: Int {
    let thursday = advanced(by: 3 - weekday)
    return (thursday.dayNumber - CivilDate(year: thursday.year, month: 1, day: 1).dayNumber) / 7 + 1
  }

  /// The day so many days later.
  public func advanced(by days: Int) -> CivilDate { CivilDate(dayNumber: dayNumber + days) }

  /// Earlier days are less.
  public static func < (left: CivilDate, right: CivilDate) -> Bool { left.dayNumber < right.dayNumber }

  static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The `number`th such weekday of a month, from its end when negative.
  static func nth(_ number: Int, weekday: Int, month: Int, of year: Int) -> CivilDate {
    if number > 0 {
      let first = CivilDate(year: year, month: month, day: 1)
      return first.advanced(by: (weekday - first.weekday + 7) % 7 + 7 * (number - 1))
    }
    let last = CivilDate(year: year, month: month, day: days(inMonth: month, of: year))
    return last.advanced(by: -((last.weekday - weekday + 7) % 7) + 7 * (number + 1))
  }

  /// Easter Sunday of the western churches.
  ///
  /// Source: the anonymous Gregorian computus (Meeus, Astronomical Algorithms, chapter 8).
  static func easter(of year: Int) -> CivilDate {
    let (a, b, c) = (year % 19, year / 100, year % 100)
    let h = (19 * a + b - b / 4 - (b - (b + 8) / 25 + 1) / 3 + 15) % 30
    let l = (32 + 2 * (b % 4) + 2 * (c / 4) - h - c % 4) % 7
    let m = (a + 11 * h + 22 * l) / 451
    let sum = h + l - 7 * m + 114
    return CivilDate(year: year, month: sum / 31, day: sum % 31 + 1)
  }

  static func floored(_ number: Int, _ divisor: Int) -> Int {
    number >= 0 ? number / divisor : -((divisor - 1 - number) / divisor)
  }
}
