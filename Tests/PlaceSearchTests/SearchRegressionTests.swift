import TestSupport
import Foundation
import Geodesy
import PlaceSearch
import PlaceStorage
import Testing

/// Defects of searches that were found once; each test is named after its defect.
@Suite struct SearchRegressionTests {
  /// `String` takes 가 and its decomposed form for equal, yet 나 stands between their bytes: sorting by name and
  /// then id had circles, and a cursor skipped or repeated places.
  @Test(arguments: [PlaceSearch.ResultOrder.distance, .relevance])
  func composedAndDecomposedNamesMadeTheOrderCircular(_ sort: PlaceSearch.ResultOrder) async throws {
    var places: [Place] = []
    for number in 0..<12 {
      let name = ["가 카페", "나 카페", "각 카페"][number % 3]
      let isDecomposed = number % 2 == 0
      places.append(
        place("\(11 - number)", isDecomposed ? name.decomposedStringWithCanonicalMapping : name))
    }
    let stored = try await SearchDatabase(places)
    let expected = places.sorted {
      let (left, right) = (Array($0.name.utf8), Array($1.name.utf8))
      return left == right
        ? $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) : left.lexicographicallyPrecedes(right)
    }.map(\.id)
    let request = SearchRequest("카페", near: at(37, 127), sort: sort, mergesDuplicates: false)
    #expect(
      try await stored.ids(
        SearchRequest("카페", near: at(37, 127), sort: sort, limit: 50, mergesDuplicates: false)) == expected)
    #expect(try await stored.idsOfAllPages(request, sizes: [1, 2]) == expected)
  }

  /// The prominent places of a common word were cut to the first ones of the whole file before the radius was
  /// looked at, so that of those within it none might be left.
  @Test func prominentPlacesOutsideTheRadiusCrowdedOutThoseInside() async throws {
    var random = SplitMix64(seed: 3)
    var places = (0..<1_100).map { place("\($0)", "Cafe \($0)", 37.5 + Double($0) * 1e-6) }
    for number in 0..<900 {
      places.append(
        place(
          "famous\(number)", "Cafe", random.value(in: -80...30), random.value(in: -170...100), prominence: 0.9
        ))
    }
    places.append(place("inside", "Cafe Royal", 37.505, prominence: 0.7))
    let stored = try await SearchDatabase(places)
    for area in [nil, box(126.9, 37.4, 127.1, 37.6)] {
      let request = SearchRequest(
        "cafe", near: at(37.5, 127), radiusMeters: area == nil ? 2_000 : nil, box: area, sort: .relevance,
        limit: 1, completesLastWord: false)
      #expect(try await stored.ids(request) == ["inside"])
    }
  }
}
