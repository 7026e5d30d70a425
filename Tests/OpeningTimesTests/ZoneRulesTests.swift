import Foundation
import OpeningTimes
import TestSupport
import Testing

struct ZoneRulesTests {
  private func zone(_ name: String) throws -> ZoneRules {
    let data = try Data(contentsOf: URL(filePath: "/usr/share/zoneinfo/\(name)"))
    return try #require(ZoneRules(timeZoneFile: Array(data)))
  }

  @Test(arguments: [
    "Asia/Seoul", "Asia/Tokyo", "Europe/Berlin", "Europe/Dublin", "America/New_York", "Australia/Lord_Howe",
    "Asia/Kathmandu", "Africa/Casablanca", "America/Sao_Paulo", "Pacific/Chatham", "Asia/Tehran", "UTC",
  ])
  func `offsets agree with Foundation's`(name: String) throws {
    let zone = try zone(name)
    let foundation = try #require(TimeZone(identifier: name))
    var random = SplitMix64(seed: 11)
    for _ in 0..<200 {
      let instant = Int64.random(in: 0...3_000_000_000, using: &random)
      let expected = foundation.secondsFromGMT(for: Date(timeIntervalSince1970: Double(instant)))
      #expect(zone.offset(at: instant) == expected, "\(instant)")
    }
  }

  @Test func `damaged files are no zones`() throws {
    let data = Array(try Data(contentsOf: URL(filePath: "/usr/share/zoneinfo/Europe/Berlin")))
    var random = SplitMix64(seed: 13)
    for length in 0..<data.count { #expect(ZoneRules(timeZoneFile: Array(data[..<length])) == nil) }
    for _ in 0..<500 {
      var damaged = data
      for _ in 0..<4 {
        damaged[Int.random(in: 0..<data.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      // Whatever it is taken for, asking must not fail.
      if let zone = ZoneRules(timeZoneFile: damaged) { _ = zone.offset(at: 1_800_000_000) }
    }
  }

  /// 2027-03-28 01:00 UTC: Berlin's clocks go from 02:00 to 03:00; 2027-10-31 01:00 UTC: from 03:00 to 02:00.
  @Test func `changes are found across changes of the clocks`() throws {
    let berlin = try zone("Europe/Berlin")
    let spring = Int64(CivilMinute(try #require(CivilDate("2027-03-28")), minute: 60).minutes) * 60
    let autumn = Int64(CivilMinute(try #require(CivilDate("2027-10-31")), minute: 60).minutes) * 60
    // 02:30 does not exist that night: it opens as the clocks jump to 03:00.
    let night = try OpeningHours(parsing: "02:30-05:00")
    #expect(night.nextChange(after: spring - 600, in: berlin) == spring)
    #expect(night.nextChange(after: spring, in: berlin) == spring + 7_200)
    // 02:30 comes twice: open from the first, closed again as the clocks go back, open from the second.
    #expect(night.nextChange(after: autumn - 3_600, in: berlin) == autumn - 1_800)
    #expect(night.nextChange(after: autumn - 1_800, in: berlin) == autumn)
    #expect(night.nextChange(after: autumn, in: berlin) == autumn + 1_800)
    #expect(try OpeningHours(parsing: "24/7").nextChange(after: spring, in: berlin) == nil)
  }

  @Test func `the next change is the first instant of another state`() throws {
    let texts = [
      "02:30-05:00", "Su 01:30-02:30,03:15-04:00", "Sa 22:00-03:00", "00:00-24:00; Su 02:00-03:00 off",
    ]
    let lordHowe = try zone("Australia/Lord_Howe")
    for zone in [try zone("Europe/Berlin"), try zone("America/New_York"), lordHowe] {
      for text in texts {
        let hours = try OpeningHours(parsing: text)
        func state(_ instant: Int64) -> OpeningState { hours.status(at: zone.localMinute(at: instant)).state }
        for day in ["2027-03-14", "2027-03-28", "2027-04-04", "2027-10-03", "2027-10-31", "2027-11-07"] {
          var instant = Int64(CivilMinute(try #require(CivilDate(day)), minute: -900).minutes) * 60
          for _ in 0..<4 {
            let next = try #require(hours.nextChange(after: instant, in: zone))
            let before = state(instant)
            #expect(
              stride(from: instant, to: next, by: 300).allSatisfy { state($0) == before }, "\(text) \(day)")
            #expect(state(next) != before, "\(text) \(day)")
            instant = next
          }
        }
      }
    }
  }
}
