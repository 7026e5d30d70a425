import TestSupport
import Geodesy
import PlaceSearch
import PlaceStorage
import Testing

/// Another index may stand in for the stored one.
@Suite struct PlaceIndexTests {
  @Test(arguments: [ExactnessCorpus.mixed, .onePoint])
  func aFakeIndexGivesTheSameAnswers(_ corpus: ExactnessCorpus) async throws {
    let places = corpus.places(600, seed: 0x1DE)
    let stored = try await SearchDatabase(places)
    let fake = MemoryPlaceIndex(places)
    let facts = ExactnessFacts(places)
    var random = SplitMix64(seed: 0x1DF)
    for _ in 0..<12 {
      let origin = corpus.origin(places, &random)
      let source = ExactnessQuery(
        places: places, oracle: ExactnessOracle(facts, from: origin), origin: origin)
      for _ in 0..<5 {
        var request = source.request(&random)
        request.sort = random.pick([.distance, .distance, .relevance, .blended])
        let expected = try await stored.search(request)
        let found = try SearchEngine.page(request, fake)
        #expect(found.results.map(\.id) == expected.results.map(\.id), "\(request)")
        #expect(found.nextCursor == expected.nextCursor, "\(request)")
        #expect(found.warnings == expected.warnings, "\(request)")
      }
    }
  }
}
