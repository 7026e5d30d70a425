import TestSupport
import Geodesy
import PlaceSearch
import PlaceStorage
import Testing

/// How answers were found, and that it cost little.
@Suite struct SearchExplanationTests {
  @Test func aRareWordIsReadWholeAndACommonOneInDiscs() async throws {
    let places =
      (0..<700).map { place("\($0)", $0 % 100 == 0 ? "cafe rare" : "cafe", 37.5 + Double($0) * 1e-4) }
    let stored = try await SearchDatabase(places)
    let plans: [(String, SearchExplanation.Plan)] = [
      ("rare", .rareWordFirst), ("cafe rare", .rareWordFirst), ("cafe", .growingDisc), ("", .growingDisc),
      ("nowhere", .nothing), ("cafe nowhere", .nothing), ("?", .nothing),
    ]
    for (text, plan) in plans {
      let request = SearchRequest(text, near: at(37.5, 127), explains: true)
      let explanation = try await stored.search(request).explanation
      #expect(explanation?.plan == plan, "\(text)")
      #expect(explanation?.discRadiiMeters.isEmpty == (plan != .growingDisc), "\(text)")
    }
    #expect(try await stored.search(SearchRequest("cafe")).explanation == nil)
  }

  @Test(arguments: TextMatching.allCases)
  func queriesOfACityTakeFewDiscsAndRows(_ matching: TextMatching) async throws {
    var random = SplitMix64(seed: 0xC17)
    let center = at(37.5, 127)
    func somewhere() -> Coordinate {
      center.destination(
        bearingDegrees: random.value(in: 0...360), distanceMeters: random.value(in: 0...9_000))
    }
    let words = ["cafe", "강남역", "park", "스타벅스", "hotel"]
    let places = (0..<2_500).map { number in
      Place(
        id: "\(number)", name: "\(words[random.integer(in: 0...4)]) \(words[random.integer(in: 0...4)])",
        coordinate: somewhere())
    }
    let stored = try await SearchDatabase(places)
    var (discs, searches, rows, results) = (0, 0, 0, 0)
    for number in 0..<150 {
      let text = random.pick(["", "cafe", "caf", "강남", "park", "cafe 강남", "스타벅스", "hot park", "역"])
      let request = SearchRequest(
        text, near: somewhere(), limit: random.pick([5, 10, 20, 50]), matching: matching,
        mergesDuplicates: matching == .typing, explains: true)
      let page = try await stored.search(request)
      let explanation = try #require(page.explanation)
      guard explanation.plan == .growingDisc else { continue }
      discs += explanation.discRadiiMeters.count
      searches += 1
      rows += explanation.rowsFetched
      results += page.results.count
      #expect(page.results.count == request.limit, "query \(number): \(text)")
      if matching == .literal {
        #expect(explanation.rowsFetched <= 2 * page.results.count, "query \(number): \(text)")
      }
    }
    #expect(searches > 100)
    #expect(discs <= 2 * searches)
    #expect(rows <= 2 * results)
  }
}
