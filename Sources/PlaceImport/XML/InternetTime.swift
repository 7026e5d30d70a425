/// Times as ISO 8601 and RFC 3339 write them.
enum InternetTime {
  /// Microseconds since 1970-01-01T00:00:00Z of e.g. `2026-03-01T09:30:00.25Z` or `…+09:00`; nil for anything else.
  ///
  /// Without a zone it is UTC, as GPX has it. Digits past microseconds are cut; a leap second is the next one.
  static func microseconds(_ text: String) -> Int64? {
    var bytes = Array(text.utf8)[...]
    guard let year = digits(4, &bytes), mark("-", &bytes), let month = digits(2, &bytes), mark("-", &bytes),
      let day = digits(2, &bytes), mark("Tt ", &bytes), let hour = digits(2, &bytes), mark(":", &bytes),
      let minute = digits(2, &bytes), mark(":", &bytes), let second = digits(2, &bytes),
      (1...12).contains(month), (1...days(month, year)).contains(day), hour < 24, minute < 60, second <= 60
    else { return nil }

    var fraction = 0
    if mark(".,", &bytes) {
      let count = bytes.prefix { (0x30...0x39).contains($0) }.count
      guard count > 0 else { return nil }
      for index in 0..<6 {
        fraction = fraction * 10 + (index < count ? Int(bytes[bytes.startIndex + index]) - 0x30 : 0)
      }
      bytes = bytes.dropFirst(count)
    }

    var offsetMinutes = 0
    if let sign = bytes.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
      bytes = bytes.dropFirst()
      guard let hours = digits(2, &bytes), hours < 24 else { return nil }
      _ = mark(":", &bytes)
      guard let minutes = digits(2, &bytes), minutes < 60 else { return nil }
      offsetMinutes = (hours * 60 + minutes) * (sign == UInt8(ascii: "-") ? -1 : 1)
    } else {
      _ = mark("Zz", &bytes)
    }
    guard bytes.isEmpty else { return nil }
    let minutes = (daysSince1970(year, month, day) * 24 + hour) * 60 + minute - offsetMinutes
    return Int64(minutes * 60 + second) * 1_000_000 + Int64(fraction)
  }

  private static func digits(_ count: Int, _ bytes: inout ArraySlice<UInt8>) -> Int? {
    guard bytes.count >= count else { return nil }
    var value = 0
    for byte in bytes.prefix(count) {
      guard (0x30...0x39).contains(byte) else { return nil }
      value = value * 10 + Int(byte) - 0x30
    }
    bytes = bytes.dropFirst(count)
    return value
  }

  /// Whether one of `marks` stands first; if so it is taken off.
  private static func mark(_ marks: String, _ bytes: inout ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first, marks.utf8.contains(first) else { return false }
    bytes = bytes.dropFirst()
    return true
  }

  private static func days(_ month: Int, _ year: Int) -> Int {
    switch month {
    case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Days of the proleptic Gregorian calendar: years counted from March, so that a leap day ends one.
  private static func daysSince1970(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let marchYear = month > 2 ? year : year - 1
    let marchMonth = (month + 9) % 12
    // Months from March have 31, 30, 31, 30, 31, 31, 30 … days: (153 m + 2) / 5 sums them.
    let leapDays = floored(marchYear, 4) - floored(marchYear, 100) + floored(marchYear, 400)
    return 365 * marchYear + leapDays + (153 * marchMonth + 2) / 5 + day - 1 - 719_468
  }

  private static func floored(_ number: Int, _ divisor: Int) -> Int {
    number >= 0 ? number / divisor : -((divisor - 1 - number) / divisor)
  }
}
