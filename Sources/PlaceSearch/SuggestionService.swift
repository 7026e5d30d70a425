#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
public import Geodesy
package import Persistence
public import PlaceStorage
import TextAnalysis

/// What a person may mean, keystroke by keystroke: searches made before, categories, places.
public struct SuggestionService: Sendable {
  /// Most suggestions unless said otherwise.
  public static let defaultLimit = 10
  /// Most of them that are searches made before, and categories, of a text that is not empty.
  static let historyLimit = 3
  static let categoryLimit = 2
  /// After this time a search made before weighs half, in microseconds: two weeks.
  private static let halfLifeMicroseconds = 14 * 86_400 * 1e6
  /// Searches looked through.
  private static let historyDepth = 1_000

  private let database: PlaceDatabase

  /// Suggestions from `database`.
  public init(_ database: PlaceDatabase) { self.database = database }

  /// What to offer for `text` as it stands: first searches, by how often and how lately they were made; then
  /// categories; then places, the nearest first, or the best known without a location. An empty text gives the
  /// searches made last.
  ///
  /// Cancelling the task stops it.
  ///
  /// - Parameter limit: Most suggestions, 1…`SearchRequest.maximumLimit`.
  /// - Throws: `SearchError`.
  public func suggestions(
    for text: String, near location: Coordinate? = nil, limit: Int = SuggestionService.defaultLimit
  ) async throws(SearchError) -> [Suggestion] {
    let answer: Result<[Suggestion], SearchError>
    do throws(PlaceDatabaseError) {
      answer = try await database.read { connection in
        Result { () throws(SearchError) in try Self.suggestions(text, location, limit, nil, connection) }
      }
    } catch {
      throw SearchError(error)
    }
    return try answer.get()
  }

  /// The same inside an access to `connection`; `history` stands for the searches made before, nil for those of the
  /// connection's own database.
  package static func suggestions(
    _ text: String, _ location: Coordinate?, _ limit: Int, _ history: [HistoryEntry]?,
    _ connection: Connection
  ) throws(SearchError) -> [Suggestion] {
    let limit = min(max(limit, 1), SearchRequest.maximumLimit)
    let query = QueryText(text, completesLastWord: true, reading: .typing)
    let entries: [HistoryEntry]
    let index: StoredPlaceIndex
    do throws(DatabaseError) {
      let depth = query.isEmpty ? limit : historyDepth
      if let history {
        entries = Array(history.prefix(depth))
      } else {
        entries = try SearchHistory(connection).list(limit: depth)
      }
      index = try StoredPlaceIndex(connection)
    } catch {
      throw SearchError(error)
    }
    guard !query.isEmpty else {
      return entries.map { Suggestion(kind: .history($0), text: $0.query, matches: []) }
    }
    var suggestions = Array(searches(entries, query).prefix(min(historyLimit, limit)))
    suggestions += categories(query).prefix(min(categoryLimit, limit - suggestions.count))
    let rest = limit - suggestions.count
    guard rest > 0 else { return suggestions }
    let page = try SearchEngine.page(SearchRequest(text, near: location, limit: rest), index)
    return suggestions
      + page.results.map { Suggestion(kind: .place($0), text: $0.place.name, matches: $0.matches) }
  }

  /// The searches that go on as `query` does, those that are made often and lately first.
  private static func searches(_ entries: [HistoryEntry], _ query: QueryText) -> [Suggestion] {
    guard let newest = entries.first?.usedMicroseconds else { return [] }
    var matcher = TextMatcher(query)
    var found: [(entry: HistoryEntry, weight: Double)] = []
    for entry in entries {
      guard let kind = matcher.match(name: entry.query, alternateNames: [], category: nil), kind <= .choseong
      else { continue }
      let age = Double(newest - entry.usedMicroseconds) / halfLifeMicroseconds
      found.append((entry, Double(entry.useCount) * exp2(-age)))
    }
    found.sort {
      $0.weight != $1.weight ? $0.weight > $1.weight : $0.entry.usedMicroseconds > $1.entry.usedMicroseconds
    }
    return found.map {
      Suggestion(kind: .history($0.entry), text: $0.entry.query, matches: matcher.ranges(in: $0.entry.query))
    }
  }

  private static func categories(_ query: QueryText) -> [Suggestion] {
    var matcher = TextMatcher(query)
    return CategoryLexicon.shared.categories(namesBeginningWith: query.folded).map {
      Suggestion(kind: .category($0.id), text: $0.name, matches: matcher.ranges(in: $0.name))
    }
  }
}
