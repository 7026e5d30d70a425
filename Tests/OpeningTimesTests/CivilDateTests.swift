import Foundation
import OpeningTimes
import TestSupport
import Testing

struct CivilDateTests {
  @Test func `dates agree with Foundation's calendar`() throws {
    var calendar = Calendar(identifier: .iso8601)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    var random = SplitMix64(seed: 7)
    for _ in 0..<2_000 {
      let number = Int.random(in: -40_000...60_000, using: &random)
      let date = CivilDate(dayNumber: number)
      let parts = calendar.dateComponents(
        [.year, .month, .day, .weekday, .weekOfYear],
        from: Date(timeIntervalSince1970: Double(number) * 86_400 + 1))
      #expect(date.components.year == parts.year && date.components.month == parts.month)
      #expect(date.components.day == parts.day)
      #expect(date.weekday == ((parts.weekday ?? 0) + 5) % 7 && date.isoWeek == parts.weekOfYear)
      #expect(CivilDate(year: date.year, month: date.components.month, day: date.components.day) == date)
    }
  }

  @Test(arguments: [("2026-02-29", false), ("2028-02-29", true), ("2026-13-01", false), ("26-1-1", false)])
  func `only dates are read`(text: String, isDate: Bool) { #expect((CivilDate(text) != nil) == isDate) }
}
