import Foundation
import Synchronization

/// How large the exactness suites run.
///
/// By default small enough for every test run. With the environment variable `MAPSEARCH_EXACTNESS=full`, to be
/// used with `swift test -c release --filter Exactness`, each corpus has 100 000 places.
struct ExactnessScale {
  /// Places of a corpus that is searched, paged through, or written to; and of one whose places share a point.
  var places: Int
  var placesPaged: Int
  var placesWritten: Int
  var placesAtOnePoint: Int
  /// Origins a corpus, and queries from each.
  var origins: Int
  var queriesPerOrigin: Int
  /// Lists paged through a corpus, and the longest that are.
  var pagedLists: Int
  var longestPagedList: Int
  /// Rounds of changes, changes a round, and origins of the queries after each.
  var rounds: Int
  var changesPerRound: Int
  var originsPerRound: Int
  /// Characters of the longest texts that are searched for.
  var longestText: Int

  static let current =
    ProcessInfo.processInfo.environment["MAPSEARCH_EXACTNESS"] == "full"
    ? ExactnessScale(
      places: 100_000, placesPaged: 10_000, placesWritten: 5_000, placesAtOnePoint: 3_000, origins: 50,
      queriesPerOrigin: 10, pagedLists: 12, longestPagedList: 1_500, rounds: 5, changesPerRound: 600,
      originsPerRound: 10, longestText: 10_000)
    : ExactnessScale(
      places: 2_000, placesPaged: 700, placesWritten: 500, placesAtOnePoint: 900, origins: 25,
      queriesPerOrigin: 8, pagedLists: 3, longestPagedList: 150, rounds: 3, changesPerRound: 100,
      originsPerRound: 3, longestText: 1_000)

  private static let compared = Mutex(0)

  /// Prints how many queries one test compared, and how many all did so far.
  static func report(_ what: String, places: Int, queries: Int, since start: ContinuousClock.Instant) {
    let total = compared.withLock { total in
      total += queries
      return total
    }
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    print(
      "exactness: \(what): \(places) places, \(queries) queries compared in "
        + "\(Double(Int(seconds * 100)) / 100) s; \(total) so far")
  }
}
