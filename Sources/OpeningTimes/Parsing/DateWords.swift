/// The words for days, months and holidays, in small letters.
enum DateWords {
  /// Monday is 0.
  static func weekday(_ word: String) -> Int? {
    weekdays.firstIndex { $0.prefix(2) == word || $0.prefix(3) == word || $0 == word }
  }

  /// January is 1.
  static func month(_ word: String) -> Int? {
    months.firstIndex { $0.prefix(3) == word || $0 == word }.map { $0 + 1 }
  }

  static func holiday(_ word: String) -> HolidaySelector.Kind? {
    switch word {
    case "ph": .publicHoliday
    case "sh": .schoolHoliday
    default: nil
    }
  }

  /// Something for the name of a day or a kind of holiday.
  static func isDay(_ word: String) -> Bool? { weekday(word) != nil || holiday(word) != nil ? true : nil }

  static func isAtDate(_ text: OpeningHoursText) -> Bool {
    var text = text
    return text.takeWord { $0 == "easter" || month($0) != nil ? true : nil } != nil
  }

  private static let weekdays = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]
  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october",
    "november",
    "december",
  ]
}
