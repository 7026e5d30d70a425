import Foundation
import Geodesy
import PlaceSearch
import PlaceStorage
import Testing

/// The orders that weigh more than distance.
@Suite struct RankedOrderTests {
  static let kinds = [
    place("exact", "Park"), place("prefix", "Park Hotel", prominence: 0.4),
    place("famousPrefix", "Parking", prominence: 0.9), place("word", "Hyde Park", prominence: 1),
    place("category", "Green", category: "park", prominence: 1), place("other", "Spark", prominence: 1),
  ]

  @Test func evidenceComesFirstAndProminenceDecidesWithinIt() async throws {
    let page = try await SearchDatabase(Self.kinds).search(SearchRequest("park"))
    #expect(page.results.map(\.id) == ["exact", "famousPrefix", "prefix", "word", "category"])
    #expect(page.results.map(\.matchedBy) == [.exactName, .namePrefix, .namePrefix, .wordPrefix, .category])
    #expect(page.results.allSatisfy { $0.distanceMeters == nil && $0.bearingDegrees == nil })
    #expect(page.location == nil && page.effectiveRadiusMeters == nil && page.warnings.isEmpty)
  }

  @Test func runsInsideLongerOnesComeAfterThoseThatBeginOne() async throws {
    let stored = try await SearchDatabase([
      place("inside", "국립고궁박물관", prominence: 1), place("word", "종로 박물관"), place("prefix", "박물관 카페"),
      place("exact", "박물관"), place("alternate", "Museum", also: ["박물관"]),
    ])
    let page = try await stored.search(SearchRequest("박물관"))
    #expect(page.results.map(\.id) == ["alternate", "exact", "prefix", "word", "inside"])
  }

  @Test func whatIsEqualComesByDistanceThenNameThenId() async throws {
    let stored = try await SearchDatabase([
      place("far", "Cafe", 37.6), place("b", "Cafe"), place("a", "Cafe"), place("upper", "CAFE"),
    ])
    #expect(
      try await stored.ids(SearchRequest("cafe", mergesDuplicates: false)) == ["upper", "a", "b", "far"])
    let near = SearchRequest("cafe", near: at(37.7, 127), sort: .relevance, mergesDuplicates: false)
    #expect(try await stored.ids(near) == ["far", "upper", "a", "b"])
  }

  @Test func theBlendedScoreIsTheSumOfItsTerms() async throws {
    let stored = try await SearchDatabase([
      place("near", "Hyde Park", 37.51, prominence: 0.25), place("far", "Park", 38.5),
      place("middle", "Park Hotel", 37.6, prominence: 0.5),
    ])
    let request = SearchRequest("park", near: at(37.5, 127), sort: .blended, explains: true)
    let page = try await stored.search(request)
    let matches = ["near": 0.7, "far": 1, "middle": 0.8]
    for result in page.results {
      let kilometres = try #require(result.distanceMeters) / 1_000
      #expect(result.scoreTerms.map(\.name) == ["match", "prominence", "spelling", "distance"])
      #expect(
        result.scoreTerms.map(\.value)
          == [2 * (matches[result.id] ?? 0), result.place.prominence, 0.02, -0.48 * log1p(kilometres)])
    }
    let scores = page.results.map { $0.scoreTerms.reduce(0) { $0 + $1.value } }
    #expect(scores == scores.sorted(by: >))
    #expect(page.results.map(\.id) == ["near", "middle", "far"])
    #expect(try await stored.search(request).results.map(\.scoreTerms) == page.results.map(\.scoreTerms))
    let placeless = SearchRequest("park", sort: .blended, explains: true)
    let terms = try await stored.search(placeless).results.map { $0.scoreTerms.map(\.name) }
    #expect(terms == Array(repeating: ["match", "prominence", "spelling"], count: 3))
  }

  @Test(arguments: [PlaceSearch.ResultOrder.relevance, .blended], [nil, at(37.4, 127.1)])
  func pagesPutTogetherAreTheWholeList(_ sort: PlaceSearch.ResultOrder, _ origin: Coordinate?) async throws {
    let stored = try await SearchDatabase(ExactnessCorpus.city.places(600, seed: 7))
    for text in ["cafe", "강남", "park ho"] {
      let request = SearchRequest(text, near: origin, sort: sort, limit: 1_000)
      let whole = try await stored.ids(request)
      #expect(whole.count > 10)
      #expect(Set(whole).count == whole.count)
      #expect(try await stored.idsOfAllPages(request, sizes: [1, 20, 60]) == whole)
    }
  }

  /// Of a common word not every place is scored: these must be found all the same.
  @Test func aCommonWordStillFindsTheExactNameAndTheProminentFarAway() async throws {
    var places = (0..<1_400).map { place("\($0)", "Cafe \($0)", 37.5 + Double($0) * 1e-5) }
    places += [place("exact", "Cafe", -33, 151), place("famous", "Cafe Royal", 51, 0, prominence: 0.9)]
    let stored = try await SearchDatabase(places)
    for location in [nil, at(37.5, 127)] {
      let request = SearchRequest(
        "cafe", near: location, sort: .relevance, limit: 3, completesLastWord: false)
      let page = try await stored.search(request)
      #expect(page.results.prefix(2).map(\.id) == ["exact", "famous"])
      if location != nil { #expect(page.results[2].id == "0") }
      #expect(page.warnings.count == 1)
    }
  }
}
