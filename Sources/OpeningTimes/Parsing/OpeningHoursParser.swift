/// Reads `opening_hours`: rules after each other, each of days, times, a state and a comment.
struct OpeningHoursParser {
  var text: OpeningHoursText
  private(set) var holidays: [HolidaySelector] = []

  init(_ text: String) throws(OpeningHoursError) {
    let bytes = Array(text.utf8)
    guard bytes.count <= OpeningHours.maximumBytes else {
      throw OpeningHoursError(message: "longer than \(OpeningHours.maximumBytes) bytes", offset: 0)
    }
    self.text = OpeningHoursText(bytes)
  }

  mutating func openingHours() throws(OpeningHoursError) -> OpeningHours {
    var groups: [[OpeningRule]] = [[]]
    var isAdditional = false
    while true {
      var rule = try rule()
      rule.isAdditional = isAdditional
      groups[groups.count - 1].append(rule)
      text.skipSpaces()
      if text.isAtEnd { break }
      isAdditional = false
      if text.take("||") {
        groups.append([])
      } else if text.take(";") {
        text.skipSpaces()
        if text.isAtEnd { break }
      } else if !rule.isBare, text.take(",") {
        isAdditional = true
      } else {
        throw text.error("not understood")
      }
    }
    return OpeningHours(groups: groups, holidays: holidays)
  }

  private mutating func rule() throws(OpeningHoursError) -> OpeningRule {
    var rule = OpeningRule()
    text.skipSpaces()
    let start = text.position
    if text.take("24/7") {
      guard !text.isAtWordOrNumber else { throw text.error("not understood") }
    } else {
      rule.days = try daySelector()
      text.skipSpaces()
      if !rule.days.isEmpty, text.take(":") { text.skipSpaces() }
      rule.times = try timeSpans()
    }
    let state = takeState()
    text.skipSpaces()
    if let comment = try takeComment() {
      rule.comment = comment
      // A remark alone does not say that it is open.
      rule.state = state ?? .unknown
    } else {
      rule.state = state ?? .open
      rule.isBare = state == nil && rule.times.isEmpty
    }
    guard text.position > start else { throw text.error("days, times or a state expected") }
    return rule
  }

  private mutating func takeState() -> OpeningState? {
    text.skipSpaces()
    return text.takeWord { word in
      switch word {
      case "open", "on": .open
      case "closed", "off": .closed
      case "unknown": .unknown
      default: nil
      }
    }
  }

  private mutating func takeComment() throws(OpeningHoursError) -> String? {
    guard text.take("\"") else { return nil }
    guard let comment = text.takeUntil(UInt8(ascii: "\"")) else { throw text.error("the comment has no end") }
    return comment
  }

  /// The position of a holiday among those the rules name.
  mutating func index(of holiday: HolidaySelector) throws(OpeningHoursError) -> Int {
    if let index = holidays.firstIndex(of: holiday) { return index }
    guard holidays.count < HolidayAssumption.maximumHolidays else { throw text.error("too many holidays") }
    holidays.append(holiday)
    return holidays.count - 1
  }
}
