import Geodesy
import Persistence
import PlaceStorage
import TextAnalysis

/// One page of one plan, in either way of ranking.
struct PageSearch {
  let request: SearchRequest
  let sort: ResultOrder
  let limit: Int
  let plan: QueryPlan
  let position: ResultPosition?
  let fingerprint: UInt64

  func nearest(_ index: some PlaceIndex) throws(DatabaseError) -> SearchPage {
    guard let origin = request.location else { return page([], nil, nil) }
    let area = SearchArea(
      radiusMeters: request.radiusMeters, box: request.box, keyErrorMeters: index.keyErrorMeters)
    var search = NearestSearch(plan, index, from: origin, in: area, after: position)
    // One more than the page, to know whether there is another.
    var hits = try search.run(limit + 1)
    let hasMore = hits.count > limit
    if hasMore { hits.removeLast() }
    var presenter = ResultPresenter(plan.query)
    let results = hits.map { presenter.result($0.place, distanceMeters: $0.distanceMeters, from: origin) }
    let last = hits.last.map {
      ResultPosition(score: 0, distanceMeters: $0.distanceMeters, name: $0.place.name, id: $0.place.id)
    }
    return page(results, hasMore ? last : nil, search.explanation)
  }

  func ranked(_ index: some PlaceIndex) throws(DatabaseError) -> SearchPage {
    let area = SearchArea(
      radiusMeters: request.radiusMeters, box: request.box, keyErrorMeters: index.keyErrorMeters)
    var search = RankedSearch(plan, index, from: request.location, in: area, order: sort)
    var hits = try search.run()
    if let position {
      hits.removeAll {
        let rank = ($0.score, $0.distanceMeters ?? 0)
        if rank.0 != position.score { return rank.0 > position.score }
        if rank.1 != position.distanceMeters { return rank.1 < position.distanceMeters }
        return !ResultPosition.precedes((position.name, position.id), ($0.place.name, $0.place.id))
      }
    }
    let hasMore = hits.count > limit
    var presenter = ResultPresenter(plan.query)
    let results = hits.prefix(limit).map { hit in
      var result = presenter.result(hit.place, distanceMeters: hit.distanceMeters, from: request.location)
      if request.explains { result.scoreTerms = hit.terms }
      return result
    }
    let last = hits.prefix(limit).last.map {
      ResultPosition(
        score: $0.score, distanceMeters: $0.distanceMeters ?? 0, name: $0.place.name, id: $0.place.id)
    }
    var page = page(results, hasMore ? last : nil, search.explanation)
    if search.isApproximate {
      page.warnings.append(
        "many places match; only the prominent, the nearest and those of exactly this name were ranked")
    }
    return page
  }

  private func page(
    _ results: [SearchResult], _ next: ResultPosition?, _ explanation: SearchExplanation?
  ) -> SearchPage {
    SearchPage(
      query: request.text, location: request.location, sort: sort,
      effectiveRadiusMeters: request.location == nil
        ? nil : request.radiusMeters ?? results.compactMap(\.distanceMeters).max(),
      results: results, nextCursor: next?.cursor(fingerprint: fingerprint), warnings: [],
      explanation: request.explains ? explanation : nil)
  }
}

/// Makes results of places: bearing, evidence and highlights.
struct ResultPresenter {
  private let isEmpty: Bool
  private var matcher: TextMatcher
  private var highlighter: NameHighlighter

  init(_ query: QueryText) {
    isEmpty = query.isEmpty
    matcher = TextMatcher(query)
    highlighter = NameHighlighter(query)
  }

  mutating func result(_ place: Place, distanceMeters: Double?, from origin: Coordinate?) -> SearchResult {
    let evidence =
      isEmpty
      ? nil
      : matcher.evidence(
        name: place.name, alternateNames: place.alternateNames.map(\.name), category: place.category)
    return SearchResult(
      place: place, distanceMeters: distanceMeters,
      bearingDegrees: origin.map { $0.bearing(to: place.coordinate) },
      matchedBy: evidence.map(MatchEvidence.init), matches: highlighter.ranges(in: place.name), scoreTerms: []
    )
  }
}

extension MatchEvidence {
  init(_ evidence: TextMatcher.Evidence) {
    switch evidence {
    case .exactName: self = .exactName
    case .namePrefix: self = .namePrefix
    case .word: self = .word
    case .inside: self = .inside
    case .category: self = .category
    }
  }
}
