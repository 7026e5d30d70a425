/// The public holidays of Korea that the solar calendar fixes.
///
/// Source: 관공서의 공휴일에 관한 규정, articles 2 and 3, as of 2023-05-04.
enum KoreanHolidays {
  /// Month and day, and the year since which a day stands in for it when it falls on a Saturday or Sunday.
  private static let fixed: [(month: Int, day: Int, substitutedSince: Int?)] = [
    (1, 1, nil), (3, 1, 2022), (5, 5, 2021), (6, 6, nil), (8, 15, 2021), (10, 3, 2021), (10, 9, 2021),
    (12, 25, 2023),
  ]

  /// Days, as month × 32 + day, within which 설날, 부처님오신날 and 추석 fall with the days around them and the
  /// days that stand in for them; and 제헌절, which was a holiday in some years and not in others.
  private static let undecided: [ClosedRange<Int>] = [
    1 * 32 + 20...2 * 32 + 24, 4 * 32 + 27...5 * 32 + 31, 7 * 32 + 17...7 * 32 + 19,
    9 * 32 + 6...10 * 32 + 13,
  ]

  static func isHoliday(_ date: CivilDate) -> Bool? {
    let (year, month, day) = date.components
    if fixed.contains(where: { $0.month == month && $0.day == day }) { return true }
    guard year >= 2021 else { return nil }
    if standsIn(date, year: year) { return true }
    // Sundays are public holidays by name, but no rule means them by PH.
    return undecided.contains { $0.contains(month * 32 + day) } ? nil : false
  }

  /// Whether it is the Monday after a fixed holiday that fell on the weekend.
  private static func standsIn(_ date: CivilDate, year: Int) -> Bool {
    guard date.weekday == 0 else { return false }
    return fixed.contains { holiday in
      guard let since = holiday.substitutedSince, year >= since else { return false }
      let distance = date.dayNumber - CivilDate(year: year, month: holiday.month, day: holiday.day).dayNumber
      return distance == 1 || distance == 2
    }
  }
}
