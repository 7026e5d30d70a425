/// A minute by a place's own clock.
public struct CivilMinute: Sendable, Hashable, Comparable {
  /// Minutes since 1970-01-01 00:00 by that clock.
  public let minutes: Int

  /// Minutes of a day.
  public static let perDay = 1_440

  /// The minute so many minutes after 1970-01-01 00:00.
  public init(minutes: Int) { self.minutes = minutes }

  /// A minute of a day, 0…1439.
  public init(_ date: CivilDate, minute: Int) { minutes = date.dayNumber * Self.perDay + minute }

  /// The day.
  public var date: CivilDate { CivilDate(dayNumber: CivilDate.floored(minutes, Self.perDay)) }

  /// Minutes since the day began, 0…1439.
  public var minuteOfDay: Int { minutes - date.dayNumber * Self.perDay }

  /// Earlier minutes are less.
  public static func < (left: CivilMinute, right: CivilMinute) -> Bool { left.minutes < right.minutes }
}

extension CivilMinute: CustomStringConvertible {
  /// `2026-12-25T18:30`.
  public var description: String {
    func digits(_ number: Int, _ count: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
    }
    let (year, month, day) = date.components
    let minute = minuteOfDay
    return "\(digits(year, 4))-\(digits(month, 2))-\(digits(day, 2))"
      + "T\(digits(minute / 60, 2)):\(digits(minute % 60, 2))"
  }
}
