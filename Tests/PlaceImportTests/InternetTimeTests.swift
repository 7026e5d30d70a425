import Foundation
import Testing

@testable import PlaceImport

struct InternetTimeTests {
  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0), ("2026-03-01T09:30:00.25Z", 1_772_357_400_250_000),
    ("2026-03-01T18:30:00.25+09:00", 1_772_357_400_250_000), ("1969-12-31T23:59:59Z", -1_000_000),
    ("2000-02-29t00:00:00z", 951_782_400_000_000), ("2016-12-31T23:59:60Z", 1_483_228_800_000_000),
    ("1970-01-01T00:00:00.1234567", 123_456),
  ])
  func `reads`(text: String, expected: Int64) {
    #expect(InternetTime.microseconds(text) == expected)
  }

  @Test(arguments: [
    "", "2026-03-01", "2026-13-01T00:00:00Z", "2026-02-29T00:00:00Z", "1900-02-29T00:00:00Z",
    "2026-03-01T24:00:00Z",
    "2026-03-01T00:00:00.Z", "2026-03-01T00:00:00Zz", "2026-03-01T00:00:00+9", "26-03-01T00:00:00Z",
  ])
  func `refuses`(text: String) {
    #expect(InternetTime.microseconds(text) == nil)
  }

  @Test func `agrees with Foundation on random days`() throws {
    var random = SeededGenerator(state: 5)
    // From 1590: before 1582 Foundation counts by the Julian calendar.
    let style = Date.ISO8601FormatStyle()
    for _ in 0..<500 {
      let seconds = Int64.random(in: -12_000_000_000...200_000_000_000, using: &random)
      let text = style.format(Date(timeIntervalSince1970: Double(seconds)))
      #expect(InternetTime.microseconds(text) == seconds * 1_000_000, "\(text)")
    }
  }
}
