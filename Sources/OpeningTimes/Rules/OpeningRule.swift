/// One rule: on which days, at which times, open or not.
struct OpeningRule: Sendable, Equatable {
  var days = DaySelector()
  /// None: the whole day.
  var times: [TimeSpan] = []
  var state = OpeningState.open
  var comment: String?
  /// Whether it adds to the rules before it where others would replace them.
  var isAdditional = false
  /// Whether it is of days alone; a comma after it would be one of its list.
  var isBare = false

  /// What it says of a minute counted from the start of a day of its own; nil for nothing.
  func state(atMinute minute: Int) -> OpeningState? {
    if times.isEmpty { return minute < CivilMinute.perDay ? state : nil }
    var found: OpeningState?
    for span in times where span.contains(minute) {
      if span.isCertain { return state }
      found = .unknown
    }
    return found
  }
}

/// A span of minutes from the start of a day; it may reach into the next one.
struct TimeSpan: Sendable, Equatable {
  /// 0…1440.
  var start: Int
  /// After `start`; not part of the span.
  var end: Int
  /// Whether it certainly holds: false where the sun or an open end decides.
  var isCertain = true

  /// Latest end: the end of the next day.
  static let latestEnd = 2 * CivilMinute.perDay

  func contains(_ minute: Int) -> Bool { start <= minute && minute < end }

  /// What may follow an end left open: until midnight, or in the evening and at night for ten hours.
  static func openEnd(after start: Int) -> TimeSpan {
    let isEvening = start >= 17 * 60
    return TimeSpan(
      start: start, end: isEvening ? min(start + 600, latestEnd) : CivilMinute.perDay, isCertain: false)
  }
}
