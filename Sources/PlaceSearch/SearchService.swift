import Persistence
public import PlaceStorage

/// Answers searches over a database, for many tasks at once.
public struct SearchService: Sendable {
  private let database: PlaceDatabase

  /// A service over `database`.
  public init(_ database: PlaceDatabase) { self.database = database }

  /// The places matching `request`, in its order.
  ///
  /// By distance the answer equals ordering every matching place by its WGS84 distance, then name, then id.
  /// All of it is read from one snapshot. Cancelling the task stops the search.
  ///
  /// - Throws: `SearchError`.
  /// - Complexity: O(*k* log *n*) for *k* results among *n* places, where matches are spread evenly.
  public func search(_ request: SearchRequest) async throws(SearchError) -> SearchPage {
    let answer: Result<SearchPage, SearchError>
    do throws(PlaceDatabaseError) {
      answer = try await database.read { connection in
        Result { () throws(SearchError) in try SearchEngine.page(request, connection) }
      }
    } catch {
      throw SearchError(error)
    }
    return try answer.get()
  }
}
