import OpeningTimes
import Testing

struct HolidayTests {
  private func state(_ text: String, _ date: String, _ calendar: HolidayCalendar) throws -> OpeningState {
    let date = try #require(CivilDate(date))
    return try OpeningHours(parsing: text).status(at: CivilMinute(date, minute: 720), holidays: calendar)
      .state
  }

  @Test(arguments: [
    ("2026-12-25", OpeningState.closed), ("2026-12-24", .open), ("2026-03-01", .closed),
    ("2026-06-06", .closed),
    // A Saturday's holiday moves to Monday.
    ("2026-08-17", .closed), ("2026-08-18", .open), ("2026-08-15", .closed),
    // 현충일 does not.
    ("2026-06-08", .open), ("2027-12-27", .closed),
    // The lunar new year, Buddha's birthday and 추석 fall somewhere here.
    ("2026-02-17", .unknown), ("2026-05-24", .unknown), ("2026-09-25", .unknown), ("2026-10-03", .closed),
    ("2026-07-17", .unknown), ("2026-07-16", .open), ("2019-07-16", .unknown), ("2019-12-25", .closed),
  ])
  func `the fixed holidays of Korea are known, the lunar ones are not guessed`(
    date: String, expected: OpeningState
  ) throws {
    #expect(try state("10:00-18:00; PH off", date, .korea) == expected)
  }

  @Test func `a list of holidays is believed for its years`() throws {
    let day = try #require(CivilDate("2026-09-25"))
    let calendar = HolidayCalendar.listed([day], years: 2026...2026)
    #expect(try state("10:00-18:00; PH off", "2026-09-25", calendar) == .closed)
    #expect(try state("10:00-18:00; PH off", "2026-09-24", calendar) == .open)
    #expect(try state("10:00-18:00; PH off", "2027-09-24", calendar) == .unknown)
    #expect(try state("10:00-18:00; PH -1 day off", "2026-09-24", calendar) == .closed)
    #expect(try state("10:00-18:00; PH +1 day off", "2026-09-26", calendar) == .closed)
    #expect(try state("10:00-18:00; SH off", "2026-09-24", calendar) == .unknown)
    #expect(try state("PH Mo-Fr 10:00-18:00", "2026-09-25", calendar) == .open)
    #expect(try state("PH Sa 10:00-18:00", "2026-09-25", calendar) == .closed)
  }

  @Test func `a night that began on a holiday is a holiday's`() throws {
    let day = try #require(CivilDate("2026-12-25"))
    let calendar = HolidayCalendar.listed([day], years: 2026...2026)
    let hours = try OpeningHours(parsing: "18:00-02:00; PH off")
    #expect(hours.status(at: CivilMinute(day, minute: 60), holidays: calendar).state == .open)
    #expect(
      hours.status(at: CivilMinute(day.advanced(by: 1), minute: 60), holidays: calendar).state == .closed)
  }
}
