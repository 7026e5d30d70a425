import OpeningTimes

extension OpeningFilter.Moment {
  /// A time as people type it: RFC 3339, with a blank for the T if they like, and the seconds left out.
  ///
  /// `2026-12-25T18:30` is by each place's own clock; with `Z` or an offset such as `+09:00` it is an instant. Nil
  /// for anything else.
  public init?(_ text: String) {
    guard let moment = TimeText.moment(text[...]) else { return nil }
    self = moment
  }
}

private enum TimeText {
  static func moment(_ text: Substring) -> OpeningFilter.Moment? {
    guard let date = CivilDate(text.prefix(10)) else { return nil }
    let rest = text.dropFirst(10)
    guard let mark = rest.first, mark == "T" || mark == "t" || mark == " " else { return nil }
    let clock = rest.dropFirst()
    guard let end = clock.firstIndex(where: { "Zz+-".contains($0) }) else {
      return seconds(clock).map { .local(CivilMinute(date, minute: $0 / 60)) }
    }
    guard let local = seconds(clock[..<end]), let offset = offset(clock[end...]) else { return nil }
    return .instant(Int64(date.dayNumber) * 86_400 + Int64(local - offset))
  }

  /// `18:30` or `18:30:15` in seconds.
  private static func seconds(_ text: Substring) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard 2...3 ~= parts.count else { return nil }
    var numbers: [Int] = []
    for part in parts {
      guard part.utf8.count == 2, part.utf8.allSatisfy({ 0x30...0x39 ~= $0 }), let number = Int(part) else {
        return nil
      }
      numbers.append(number)
    }
    guard numbers[0] < 24, numbers.dropFirst().allSatisfy({ $0 < 60 }) else { return nil }
    return numbers[0] * 3_600 + numbers[1] * 60 + (numbers.count > 2 ? numbers[2] : 0)
  }

  private static func offset(_ text: Substring) -> Int? {
    if text == "Z" || text == "z" { return 0 }
    guard let seconds = seconds(text.dropFirst()), seconds % 60 == 0 else { return nil }
    return text.first == "-" ? -seconds : seconds
  }
}
