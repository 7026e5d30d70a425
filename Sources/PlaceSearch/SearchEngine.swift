import Geodesy
package import Persistence
import TextAnalysis

/// The way of a query: analyse, plan, scan, verify, rank, page. Pure but for the index it reads.
package enum SearchEngine {
  /// The page that `request` asks for, of the database at `connection`, which must be inside a read transaction.
  ///
  /// The door for other modules: only in here is the search compiled for one index.
  package static func page(_ request: SearchRequest, _ connection: Connection) throws(SearchError)
    -> SearchPage
  {
    let index: StoredPlaceIndex
    do throws(DatabaseError) { index = try StoredPlaceIndex(connection) } catch { throw SearchError(error) }
    return try page(request, index)
  }

  /// The page that `request` asks for.
  ///
  /// - Parameter now: Tells the time in seconds since 1970, for those that are to be open now.
  package static func page(
    _ request: SearchRequest, _ index: some PlaceIndex, now: () -> Int64 = SystemTime.seconds
  ) throws(SearchError) -> SearchPage {
    let sort = try validated(request)
    let reading = QueryReading(
      .asTyped, request.text, completesLastWord: request.completesLastWord,
      reading: request.matching == .literal ? .literal : .typing)
    let query = reading.query
    var warnings: [String] = []
    if query.droppedWords > 0 {
      warnings.append("only the first \(QueryText.maximumWords) words were looked for")
    }
    let limit = min(max(request.limit, 1), SearchRequest.maximumLimit)
    if limit != request.limit { warnings.append("the limit was clamped to \(limit)") }
    let isUnsearchable =
      query.isEmpty && !request.text.isEmpty && !request.text.utf8.allSatisfy { $0 == 0x20 }
    if isUnsearchable { warnings.append("the text holds no letter or digit to look for") }
    let fingerprint = request.fingerprint
    var position: ResultPosition?
    if let cursor = request.cursor { position = try ResultPosition(cursor: cursor, fingerprint: fingerprint) }
    let opening = try openingCheck(request.opening, after: position, now)
    do throws(DatabaseError) {
      var search = PageSearch(
        request, sort: sort, limit: limit, after: position, fingerprint: fingerprint,
        isUnsearchable: isUnsearchable, opening: opening, index)
      var page = try search.page(reading)
      page.warnings = warnings + page.warnings
      return page
    } catch {
      throw SearchError(error)
    }
  }

  /// A page goes by the time of the first one, so that what opens or closes meanwhile moves nothing.
  private static func openingCheck(
    _ filter: OpeningFilter?, after position: ResultPosition?, _ now: () -> Int64
  ) throws(SearchError) -> OpeningCheck? {
    guard let filter else { return nil }
    let moment = filter.moment == .now ? .instant(position?.openingInstant ?? now()) : filter.moment
    return try OpeningCheck(filter, moment: moment)
  }

  private static func validated(_ request: SearchRequest) throws(SearchError) -> ResultOrder {
    let hasText = !request.text.utf8.allSatisfy { $0 == 0x20 }
    if !hasText, request.category == nil, request.location == nil, request.box == nil {
      throw SearchError(
        .emptyRequest, "there is nothing to look for; give words, a category, a location or a box")
    }
    if let radius = request.radiusMeters {
      guard radius.isFinite, radius >= 0 else {
        throw SearchError(.invalidRadius, "the radius is not a length; give 0 or more metres")
      }
      guard request.location != nil else {
        throw SearchError(.needsLocation, "a radius needs a centre; give a location")
      }
    }
    let sort = request.sort ?? (request.location == nil ? .relevance : .distance)
    if sort == .distance, request.location == nil {
      throw SearchError(
        .needsLocation, "the order by distance needs a location; give one, or sort by relevance")
    }
    return sort
  }
}
