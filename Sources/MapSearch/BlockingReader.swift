package import Geodesy
import Persistence
package import PlaceSearch
package import PlaceStorage

/// Reads a database on the caller's own thread, for a program with threads to block.
///
/// One thread at a time; the services do the same for tasks.
package final class BlockingReader {
  private let connection: Connection

  /// Opens the database at `path` for reading.
  ///
  /// - Parameter cacheKibibytes: Memory for pages, in KiB.
  /// - Throws: `PlaceDatabaseError` as `PlaceDatabase` does.
  package init(path: String, cacheKibibytes: Int32) throws(PlaceDatabaseError) {
    var configuration = ConnectionConfiguration()
    configuration.cacheKibibytes = cacheKibibytes
    do throws(DatabaseError) {
      connection = try Connection(path: path, access: .readOnly, configuration: configuration)
      try Schema.migrator(clock: WallClock.microseconds).requireCurrent(connection)
    } catch {
      throw PlaceDatabaseError(error)
    }
  }

  /// As `SearchService` answers.
  package func search(
    _ request: SearchRequest, deadline: ContinuousClock.Instant?
  ) throws(SearchError) -> SearchPage {
    try reading(deadline, Self.searchError) { () throws(SearchError) in
      try SearchEngine.page(request, connection)
    }
  }

  /// As `SuggestionService` answers, of the database's own history or of another's.
  package func suggestions(
    for text: String, near location: Coordinate?, limit: Int, history: [HistoryEntry]?,
    deadline: ContinuousClock.Instant?
  ) throws(SearchError) -> [Suggestion] {
    try reading(deadline, Self.searchError) { () throws(SearchError) in
      try SuggestionService.suggestions(text, location, limit, history, connection)
    }
  }

  /// The places with these ids, in their order; nil for an id that no place has.
  package func places(
    ids: [String], deadline: ContinuousClock.Instant?
  ) throws(PlaceDatabaseError) -> [Place?] {
    try reading(deadline, PlaceDatabaseError.init) { () throws(PlaceDatabaseError) in
      do throws(DatabaseError) {
        let reader = PlaceReader(connection)
        return try ids.map { id throws(DatabaseError) in try reader.place(id: id)?.place }
      } catch {
        throw PlaceDatabaseError(error)
      }
    }
  }

  /// The location searches start from when none is given; nil when none is set.
  package func simulatedLocation() throws(PlaceDatabaseError) -> Coordinate? {
    try reading(nil, PlaceDatabaseError.init) { () throws(PlaceDatabaseError) in
      do throws(DatabaseError) { return try SimulatedLocation(connection).coordinate() } catch {
        throw PlaceDatabaseError(error)
      }
    }
  }

  /// Whom to name where places are shown.
  package func credits(deadline: ContinuousClock.Instant?) throws(PlaceDatabaseError) -> [SourceCredit] {
    try reading(deadline, PlaceDatabaseError.init) { () throws(PlaceDatabaseError) in
      do throws(DatabaseError) { return try SourceTable(connection).credits() } catch {
        throw PlaceDatabaseError(error)
      }
    }
  }

  /// Figures for whoever watches a service.
  package struct Figures: Sendable, Equatable {
    /// Places in the database.
    package let placeCount: Int
    /// Pages the write-ahead log's file has room for; 0 without one.
    package let logPages: Int
  }

  /// - Complexity: O(*n*) in the places, but only their index of ids is read.
  package func figures(deadline: ContinuousClock.Instant?) throws(PlaceDatabaseError) -> Figures {
    try reading(deadline, PlaceDatabaseError.init) { () throws(PlaceDatabaseError) in
      do throws(DatabaseError) {
        let (placeCount, logPages) = try DatabaseStatistics.figures(connection)
        return Figures(placeCount: placeCount, logPages: logPages)
      } catch {
        throw PlaceDatabaseError(error)
      }
    }
  }

  private static func searchError(_ error: DatabaseError) -> SearchError {
    SearchError(PlaceDatabaseError(error))
  }

  /// Runs `body` on one snapshot, until `deadline`.
  private func reading<Result, Failure: Error>(
    _ deadline: ContinuousClock.Instant?, _ wrap: (DatabaseError) -> Failure,
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try connection.withInterruption(by: AccessFlag(deadline: deadline)) { () throws(Failure) in
      try connection.readTransaction(wrapping: wrap, body)
    }
  }
}
