/// Which days are holidays, as far as is known.
public enum HolidayCalendar: Sendable, Equatable {
  /// Nothing is known: rules of holidays hold where it makes no difference, and are unknown elsewhere.
  case unknown
  /// The public holidays of Korea that are fixed by the solar calendar, with the days that stand in for them since
  /// 2021. The days on which those of the lunar calendar may fall are unknown, and so is every other day before
  /// 2021. Elections and holidays declared for one year alone are not in it.
  case korea
  /// These public holidays, and no others in `years`.
  case listed(Set<CivilDate>, years: ClosedRange<Int>)

  /// Whether `date` is a holiday of `kind`; nil when that is not known.
  func isHoliday(_ date: CivilDate, _ kind: HolidaySelector.Kind) -> Bool? {
    guard kind == .publicHoliday else { return nil }
    switch self {
    case .unknown: return nil
    case .korea: return KoreanHolidays.isHoliday(date)
    case .listed(let dates, let years): return years.contains(date.year) ? dates.contains(date) : nil
    }
  }
}

/// Holidays a rule asks for.
struct HolidaySelector: Sendable, Equatable {
  enum Kind: Sendable, Equatable { case publicHoliday, schoolHoliday }

  let kind: Kind
  /// So many days after the holiday.
  let offsetDays: Int
}

/// Which of the holidays of `OpeningHours.holidays` a day is taken for: a bit each.
struct HolidayAssumption: Sendable, Equatable {
  let bits: Int

  /// Most holidays the rules of one place may name.
  static let maximumHolidays = 4
}
