extension OpeningHoursParser {
  /// The times that come next, with commas between; none where there is no time.
  mutating func timeSpans() throws(OpeningHoursError) -> [TimeSpan] {
    var spans: [TimeSpan] = []
    while let start = try takeTime() {
      spans += try self.spans(from: start)
      let next = text.attempt { text -> Bool? in
        text.skipSpaces()
        guard text.take(",") else { return nil }
        text.skipSpaces()
        return Self.isAtTime(text) ? true : nil
      }
      if next == nil { break }
    }
    return spans
  }

  /// A time of day: minutes, or what the sun decides.
  private enum TimeOfDay {
    case minutes(Int)
    /// Somewhere between these minutes.
    case bySun(offset: Int)
  }

  private mutating func spans(from start: TimeOfDay) throws(OpeningHoursError) -> [TimeSpan] {
    let day = CivilMinute.perDay
    guard takeTimeDash() else {
      text.skipSpaces()
      guard text.take("+") else { throw text.error("a time to close at expected") }
      guard case .minutes(let start) = start else { return [TimeSpan(start: 0, end: day, isCertain: false)] }
      guard start <= day else { throw text.error("it opens after midnight") }
      return [.openEnd(after: start)]
    }
    guard let end = try takeTime() else { throw text.error("a time to close at expected") }
    let isOpenEnd = text.take("+")
    let span: TimeSpan
    switch (start, end) {
    case (.minutes(let start), .minutes(var end)):
      guard start <= day else { throw text.error("it opens after midnight") }
      if end <= start { end += day }
      guard end <= TimeSpan.latestEnd else { throw text.error("it closes after the end of the next day") }
      span = TimeSpan(start: start, end: end)
    case (.minutes(let start), .bySun(let offset)):
      guard start < day else { throw text.error("it opens after midnight") }
      span = TimeSpan(start: start, end: max(day, min(day + offset, TimeSpan.latestEnd)), isCertain: false)
    case (.bySun(let offset), .minutes(let end)):
      // The night may begin at sunset and end at six.
      let isNight = offset >= 0 && end <= day / 2
      span = TimeSpan(start: 0, end: isNight ? end + day : max(end, 1), isCertain: false)
    case (.bySun, .bySun(let offset)):
      span = TimeSpan(start: 0, end: day + max(day / 2, min(offset, day)), isCertain: false)
    }
    guard isOpenEnd, span.end < TimeSpan.latestEnd else { return [span] }
    return [span, .openEnd(after: span.end)]
  }

  private mutating func takeTimeDash() -> Bool {
    if text.takeDash() { return true }
    return text.attempt { text -> Bool? in
      text.skipSpaces()
      guard text.take("~") else { return nil }
      text.skipSpaces()
      return true
    } ?? false
  }

  private static func isAtTime(_ text: OpeningHoursText) -> Bool {
    var text = text
    if text.take("(") { return true }
    if text.takeNumber(digits: 1...2) != nil { return text.peek() == UInt8(ascii: ":") }
    return text.takeWord(isSunEvent) != nil
  }

  private static func isSunEvent(_ word: String) -> Bool? {
    ["sunrise", "sunset", "dawn", "dusk"].contains(word) ? true : nil
  }

  /// The time that comes next; nil, and nothing is read, where there is none.
  private mutating func takeTime() throws(OpeningHoursError) -> TimeOfDay? {
    guard Self.isAtTime(text) else { return nil }
    if text.take("(") {
      text.skipSpaces()
      guard text.takeWord(Self.isSunEvent) != nil else { throw text.error("sunrise or sunset expected") }
      text.skipSpaces()
      let isLater = text.take("+")
      guard isLater || text.take("-") else { throw text.error("+ or - expected") }
      let minutes = try clockMinutes()
      guard text.take(")") else { throw text.error(") expected") }
      return .bySun(offset: isLater ? minutes : -minutes)
    }
    if text.takeWord(Self.isSunEvent) != nil { return .bySun(offset: 0) }
    return .minutes(try clockMinutes())
  }

  /// Hours and minutes, up to the end of the next day.
  private mutating func clockMinutes() throws(OpeningHoursError) -> Int {
    text.skipSpaces()
    guard let hours = text.takeNumber(digits: 1...2), text.take(":"),
      let minutes = text.takeNumber(digits: 2...2),
      minutes < 60, hours * 60 + minutes <= TimeSpan.latestEnd
    else { throw text.error("a time such as 09:30 expected") }
    return hours * 60 + minutes
  }
}
