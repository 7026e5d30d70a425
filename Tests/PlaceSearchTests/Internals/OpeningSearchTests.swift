import OpeningTimes
import PlaceStorage
import TestSupport
import Testing

@testable import PlaceSearch

@Suite struct OpeningSearchTests {
  private func shop(
    _ id: String, _ hours: String?, _ longitude: Double = 127, zone: String? = nil
  ) -> Place {
    var shop = place(id, "가게 \(id)", 37.5, longitude)
    shop.openingHours = hours
    if let zone { shop.attributes["timezone"] = zone }
    return shop
  }

  /// A Tuesday, 12:00 in Seoul, 03:00 UTC.
  private let noonInSeoul: Int64 = 1_796_094_000

  @Test("31: open now has three states, and what is unknown is left out and counted")
  func threeStates() async throws {
    let stored = try await SearchDatabase([
      shop("open", "Mo-Fr 09:00-18:00", 127.001), shop("closed", "Mo-Fr 18:00-23:00", 127.002),
      shop("none", nil, 127.003), shop("odd", "매일 09:00-18:00", 127.004),
      shop("remark", "Mo-Fr \"call first\"", 127.005), shop("also", "24/7", 127.006),
    ])
    for moment in [OpeningFilter.Moment.instant(noonInSeoul), .local(try #require(noon))] {
      var request = SearchRequest("가게", near: at(37.5, 127), opening: OpeningFilter(moment))
      for sort in ResultOrder.allCases {
        request.sort = sort
        let page = try await stored.search(request)
        #expect(Set(page.results.map(\.id)) == ["open", "also"], "\(sort)")
        #expect(page.warnings == ["3 places were left out: whether they are open is not known"], "\(sort)")
      }
    }
    let page = try await stored.search(SearchRequest("가게", near: at(37.5, 127)))
    let clock = try OpeningClock()
    let states = page.results.map { clock.opening(of: $0.place, at: .instant(noonInSeoul))?.state }
    #expect(states == [.open, .closed, nil, .unknown, .unknown, .open])
  }

  private var noon: CivilMinute? { CivilDate("2026-12-01").map { CivilMinute($0, minute: 720) } }

  @Test func `each place goes by its own clock`() async throws {
    let stored = try await SearchDatabase([
      shop("seoul", "12:00-13:00"), shop("attribute", "03:00-04:00", zone: "Europe/London"),
      shop("offset", "05:00-06:00", zone: "+02:00"), shop("nowhere", "12:00-13:00", zone: "Mars/Base"),
    ])
    let filter = OpeningFilter(.instant(noonInSeoul))
    let page = try await stored.search(SearchRequest("가게", near: at(37.5, 127), opening: filter))
    #expect(Set(page.results.map(\.id)) == ["seoul", "attribute", "offset"])
    #expect(page.warnings == ["1 place was left out: whether it is open is not known"])

    var paris = place("paris", "Boutique", 48.85, 2.35)
    paris.openingHours = "04:00-05:00"
    paris.attributes["country"] = "fr"
    var sea = place("sea", "Boat", 0, -44)
    sea.openingHours = "00:00-01:00"
    let abroad = try await SearchDatabase([paris, sea])
    let world = SearchRequest(near: at(0, 0), opening: filter)
    let found = try await abroad.search(world)
    #expect(Set(found.results.map(\.id)) == ["paris", "sea"])
    #expect(found.warnings.contains { $0.contains("longitude") })
    var elsewhere = world
    elsewhere.opening?.timeZone = "Asia/Seoul"
    #expect(try await abroad.ids(elsewhere).isEmpty)
  }

  @Test func `an unknown time zone is told`() async throws {
    let stored = try await SearchDatabase([shop("a", "24/7")])
    for zone in ["Mars/Base", "../../etc/passwd", "/etc/passwd", "", "Asia/../Asia/Seoul"] {
      let request = SearchRequest(near: at(37.5, 127), opening: OpeningFilter(.now, timeZone: zone))
      let error = await #expect(throws: SearchError.self) { try await stored.search(request) }
      #expect(error?.code == .unknownTimeZone)
    }
  }

  /// Brute force: filter first, then order.
  @Test func `pages of what is open are exact`() async throws {
    var random = SplitMix64(seed: 31)
    let texts: [String?] = [
      "Mo-Fr 09:00-18:00", "Mo-Fr 18:00-23:00", nil, "24/7", "Tu off", "Tu 10:00+",
      "Mo-Fr 22:00-13:00; PH off", "?",
    ]
    let places = (0..<400).map { number in
      var shop = shop("\(number)", texts.randomElement(using: &random) ?? nil)
      shop.coordinate = at(
        Double.random(in: 37.4...37.6, using: &random), Double.random(in: 126.9...127.1, using: &random))
      return shop
    }
    let stored = try await SearchDatabase(places)
    let clock = try OpeningClock()
    let origin = at(37.5, 127)
    let expected = places.filter { clock.opening(of: $0, at: .instant(noonInSeoul))?.state == .open }
      .sorted {
        ($0.coordinate.distance(to: origin), $0.name) < ($1.coordinate.distance(to: origin), $1.name)
      }
      .map(\.id)
    #expect(expected.count > 50 && expected.count < 350)
    for merges in [true, false] {
      let request = SearchRequest(
        "가게", near: origin, opening: OpeningFilter(.instant(noonInSeoul)), mergesDuplicates: merges)
      #expect(try await stored.idsOfAllPages(request, sizes: [1, 7, 30]) == expected)
    }
  }

  @Test func `further pages go by the time of the first`() throws {
    var position = ResultPosition(score: 0, distanceMeters: 1, name: "a", id: "b", openingInstant: -5)
    #expect(try ResultPosition(cursor: position.cursor(fingerprint: 1), fingerprint: 1) == position)
    position.openingInstant = nil
    #expect(try ResultPosition(cursor: position.cursor(fingerprint: 1), fingerprint: 1) == position)

    let places = (0..<30).map { shop("\(10 + $0)", "12:00-12:01", 127 + Double($0) / 1_000) }
    let index = MemoryPlaceIndex(places)
    var request = SearchRequest(near: at(37.5, 127), opening: OpeningFilter(.now), limit: 10)
    var ids: [String] = []
    // The clock goes on by an hour a page.
    var now = noonInSeoul
    repeat {
      let page = try SearchEngine.page(request, index, now: { now })
      ids += page.results.map(\.id)
      request.cursor = page.nextCursor
      now += 3_600
    } while request.cursor != nil
    #expect(ids == places.map(\.id))
  }
}
