import TestSupport
import Geodesy
import PlaceSearch
import PlaceStorage
import Testing

/// Every answer equals brute force over exact coordinates, in content and in order.
@Suite struct ExactnessTests {
  @Test("answers equal brute force", arguments: ExactnessCorpus.allCases)
  func answersEqualBruteForce(_ corpus: ExactnessCorpus) async throws {
    let start = ContinuousClock.now
    let world = try await ExactnessWorld(corpus, seed: 0x5EED, count: ExactnessScale.current.places)
    var random = SplitMix64(seed: 0xA5)
    var queries = 0
    for _ in 0..<ExactnessScale.current.origins {
      let origin = corpus.origin(world.places, &random)
      let oracle = world.oracle(from: origin)
      let source = ExactnessQuery(places: world.places, oracle: oracle, origin: origin)
      for _ in 0..<ExactnessScale.current.queriesPerOrigin {
        try await compare(source.request(&random), oracle, world)
        queries += 1
      }
    }
    ExactnessScale.report(corpus.rawValue, places: world.places.count, queries: queries, since: start)
  }

  private func compare(
    _ request: SearchRequest, _ oracle: ExactnessOracle, _ world: ExactnessWorld
  ) async throws {
    let page = try await world.stored.search(request)
    let all = oracle.answer(request)
    let expected = all.prefix(request.limit)
    let found = page.results.map(\.id)
    guard found == expected.map({ world.places[$0].id }) else {
      let position = zip(found, expected).prefix { $0 == world.places[$1].id }.count
      Issue.record(
        "differs from place \(position) on: found \(found.count) of \(expected.count), for \(request)")
      return
    }
    #expect(page.results.map(\.distanceMeters) == expected.map { oracle.distanceMeters($0) }, "\(request)")
    #expect((page.nextCursor != nil) == (all.count > request.limit), "\(request)")
    // What the terms found, the row must confirm.
    #expect(page.results.allSatisfy { ($0.matchedBy == nil) == request.text.isEmpty }, "\(request)")
  }
}
