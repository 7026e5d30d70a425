import TestSupport
import Geodesy
import PlaceSearch
import PlaceStorage
import Testing

/// Pages put together are the whole list, whatever their sizes, and whatever is written between them.
@Suite struct ExactnessPagingTests {
  @Test("pages put together are the whole list", arguments: ExactnessCorpus.allCases)
  func pagesAreTheWholeList(_ corpus: ExactnessCorpus) async throws {
    let start = ContinuousClock.now
    let world = try await ExactnessWorld(corpus, seed: 0xBAD5EED, count: ExactnessScale.current.placesPaged)
    var random = SplitMix64(seed: 0xC0)
    var pages = 0
    for (request, expected) in lists(world, corpus, &random) {
      let sizes = (0..<8).map { _ in random.integer(in: 1...50) }
      let found = try await world.stored.idsOfAllPages(request, sizes: sizes)
      #expect(found == expected.map { world.places[$0].id }, "\(request)")
      pages += 1 + expected.count * sizes.count / sizes.reduce(0, +)
    }
    ExactnessScale.report(
      "\(corpus.rawValue), paged", places: world.places.count, queries: pages, since: start)
  }

  @Test("places written between pages move no other", arguments: ExactnessCorpus.allCases)
  func writesBetweenPagesMoveNoOther(_ corpus: ExactnessCorpus) async throws {
    let start = ContinuousClock.now
    let world = try await ExactnessWorld(corpus, seed: 0xF00D, count: ExactnessScale.current.placesPaged)
    var random = SplitMix64(seed: 0xC1)
    var untouched = Set(world.places.map(\.id))
    var pages = 0
    for (first, expected) in lists(world, corpus, &random) {
      var request = first
      var found: [String] = []
      let before = expected.map { world.places[$0].id }.filter(untouched.contains)
      repeat {
        request.limit = random.integer(in: 1...50)
        let page = try await world.stored.search(request)
        found += page.results.map(\.id)
        request.cursor = page.nextCursor
        pages += 1
        let added = (0..<3).map { corpus.place(id: "added/\(pages)/\($0)", &random) }
        try await world.stored.database.put(added)
        let deleted = [random.pick(world.places).id, random.pick(before + [""])]
        try await world.stored.database.delete(ids: deleted)
        untouched.subtract(deleted)
      } while request.cursor != nil
      #expect(Set(found).count == found.count, "a place came twice: \(first)")
      let stayed = before.filter(untouched.contains)
      #expect(found.filter(Set(stayed).contains) == stayed, "\(first)")
    }
    ExactnessScale.report(
      "\(corpus.rawValue), written while paged", places: world.places.count, queries: pages, since: start)
  }

  /// Requests with answers worth paging, and those answers.
  private func lists(
    _ world: ExactnessWorld, _ corpus: ExactnessCorpus, _ random: inout SplitMix64
  ) -> [(SearchRequest, [Int])] {
    let scale = ExactnessScale.current
    var lists: [(SearchRequest, [Int])] = []
    while lists.count < scale.pagedLists {
      let origin = corpus.origin(world.places, &random)
      let oracle = world.oracle(from: origin)
      let source = ExactnessQuery(places: world.places, oracle: oracle, origin: origin)
      for _ in 0..<20 where lists.count < scale.pagedLists {
        let request = source.request(&random)
        let answer = oracle.answer(request)
        if (30...scale.longestPagedList).contains(answer.count) { lists.append((request, answer)) }
      }
    }
    return lists
  }
}
