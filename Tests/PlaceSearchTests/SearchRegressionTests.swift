import Foundation
import Geodesy
import PlaceSearch
import PlaceStorage
import Testing

/// Defects of searches that were found once; each test is named after its defect.
@Suite struct SearchRegressionTests {
  /// `String` takes 가 and its decomposed form for equal, yet 나 stands between their bytes: sorting by name and
  /// then id had circles, and a cursor skipped or repeated places.
  @Test(arguments: [PlaceSearch.SortOrder.distance, .relevance])
  func composedAndDecomposedNamesMadeTheOrderCircular(_ sort: PlaceSearch.SortOrder) async throws {
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
    let request = SearchRequest("카페", near: at(37, 127), sort: sort)
    #expect(try await stored.ids(SearchRequest("카페", near: at(37, 127), sort: sort, limit: 50)) == expected)
    #expect(try await stored.idsOfAllPages(request, sizes: [1, 2]) == expected)
  }
}
