import Geodesy
import Persistence
import PlaceStorage
import TextAnalysis

/// One page of a request: its readings one after the other, until the page is full.
struct PageSearch<Index: PlaceIndex> {
  let request: SearchRequest
  let sort: ResultOrder
  let limit: Int
  let position: ResultPosition?
  let fingerprint: UInt64
  /// Whether nothing typed can be looked for.
  let isUnsearchable: Bool
  /// Whether places are open, when that is asked for.
  let opening: OpeningCheck?
  let index: Index

  /// A place of the page, and the reading that found it.
  fileprivate struct Hit {
    var box: PlaceBox
    /// What the order weighs: metres from the origin of the reading, and the score.
    var distanceMeters: Double?
    /// Direction from that origin, where it is known already.
    var bearingDegrees: Double?
    var score: Double
    var terms: [ScoreTerm]
    var kind: MatchKind?
    var reading: Int
    var duplicates: [Place] = []

    init(_ hit: NearestSearch<Index>.Hit, _ reading: Int) {
      box = hit.box
      distanceMeters = hit.distanceMeters
      bearingDegrees = hit.bearingDegrees
      score = 0
      terms = []
      kind = hit.kind
      self.reading = reading
    }

    init(_ hit: RankedSearch<Index>.Hit, _ reading: Int) {
      box = PlaceBox(hit.place)
      distanceMeters = hit.distanceMeters
      score = hit.score
      terms = hit.terms
      kind = hit.kind
      self.reading = reading
    }

    var place: Place { box.place }
  }

  private var readings: [QueryReading] = []
  private var hits: [Hit] = []
  private var explanation: SearchExplanation?
  private var warnings: [String] = []

  init(
    _ request: SearchRequest, sort: ResultOrder, limit: Int, after position: ResultPosition?,
    fingerprint: UInt64, isUnsearchable: Bool, opening: OpeningCheck?, _ index: Index
  ) {
    self.opening = opening
    self.request = request
    self.sort = sort
    self.limit = limit
    self.position = position
    self.fingerprint = fingerprint
    self.isUnsearchable = isUnsearchable
    self.index = index
  }

  mutating func page(_ first: QueryReading) throws(DatabaseError) -> SearchPage {
    readings = [first]
    if let position, position.reading > 0 { readings += try others(first.query) }
    var reading = position?.reading ?? 0
    while reading < readings.count {
      if reading == position?.reading ?? 0 || readings[reading].isTried(after: found) { try run(reading) }
      // One more than the page, to know whether there is another.
      if hits.count > limit { break }
      reading += 1
      if reading == 1, readings.count == 1, found < QueryReading.fewResults, !isUnsearchable {
        readings += try others(first.query)
      }
    }
    return page()
  }

  /// Results so far, over all pages.
  private var found: Int { (position?.found ?? 0) + hits.count }

  private func others(_ typed: QueryText) throws(DatabaseError) -> [QueryReading] {
    try QueryReadings(request, typed: typed, index).others()
  }

  private mutating func run(_ number: Int) throws(DatabaseError) {
    let reading = readings[number]
    var plan = try QueryPlan(reading, category: request.category, index)
    if isUnsearchable { plan.isImpossible = true }
    // Where only rows could tell, all rows would have to: such a reading says too little.
    if number > 0, plan.groups.isEmpty { return }
    let matcher = ReadingMatcher(reading, after: Array(readings[..<number]))
    let area = SearchArea(
      radiusMeters: request.radiusMeters, box: request.box, region: reading.region, opening: opening,
      keyErrorMeters: index.keyErrorMeters)
    let after = number == position?.reading ?? 0 ? position : nil
    if sort == .distance, let origin = origin(of: reading) {
      try runNearest(number, plan, matcher, from: origin, in: area, after: after)
    } else {
      var search = RankedSearch(plan, matcher, index, from: request.location, in: area, order: sort)
      let found = try search.run().map { Hit($0, number) }
      append(merged(found), after: after)
      note(search.explanation)
      if search.isApproximate {
        warnings.append(
          "many places match; only the prominent, the nearest and those of exactly this name were ranked")
      }
    }
  }

  /// The nearest hits of a reading, and so many more that no record of theirs is missed.
  private mutating func runNearest(
    _ number: Int, _ plan: QueryPlan, _ matcher: ReadingMatcher, from origin: Coordinate, in area: SearchArea,
    after position: ResultPosition?
  ) throws(DatabaseError) {
    let wanted = limit + 1 - hits.count
    guard request.mergesDuplicates else {
      var search = NearestSearch(plan, matcher, index, from: origin, in: area, after: position)
      for hit in try search.run(wanted) { hits.append(Hit(hit, number)) }
      return note(search.explanation)
    }
    var count = wanted
    // Records of the last place of the page before lie this side of it too.
    let start = position?.windowStart
    while true {
      var search = NearestSearch(plan, matcher, index, from: origin, in: area, after: start)
      let found = try search.run(count, slack: NearDuplicates.distanceMeters).map { Hit($0, number) }
      let isAll = found.count < count
      // Those beyond the count are there to be recognised only: more of theirs may lie farther still.
      let last = isAll ? .infinity : found[count - 1].distanceMeters ?? .infinity
      let shown = merged(found).filter { hit in
        hit.distanceMeters ?? 0 <= last && position?.isBefore(hit) ?? true
      }
      if isAll || shown.count >= wanted {
        append(shown, after: nil)
        return note(search.explanation)
      }
      count = 2 * max(count, found.count)
    }
  }

  private mutating func append(_ found: [Hit], after position: ResultPosition?) {
    for hit in found where position?.isBefore(hit) ?? true {
      if hits.count > limit { return }
      hits.append(hit)
    }
  }

  /// The hits without the records that fuller ones stand for, which hold them.
  private func merged(_ found: [Hit]) -> [Hit] {
    guard request.mergesDuplicates, found.count > 1 else { return found }
    let duplicates = NearDuplicates(found.map(\.place))
    var shown = found
    var isShown = [Bool](repeating: true, count: found.count)
    for position in found.indices {
      let own = duplicates.shown(position)
      guard own != position else { continue }
      shown[own].duplicates.append(found[position].place)
      isShown[position] = false
    }
    return zip(shown, isShown).filter(\.1).map(\.0)
  }

  /// Where the order by distance begins: at the user, or at the region's centre for a user elsewhere.
  private func origin(of reading: QueryReading) -> Coordinate? {
    guard let location = request.location, let region = reading.region, request.radiusMeters == nil else {
      return request.location
    }
    return region.contains(location) ? location : region.center
  }

  private mutating func note(_ more: SearchExplanation) {
    guard var explanation else { return explanation = more }
    explanation.add(more)
    self.explanation = explanation
  }

  private func page() -> SearchPage {
    let shown = hits.prefix(limit)
    var results: [SearchResult] = []
    results.reserveCapacity(shown.count)
    // Hits come reading by reading; one matcher serves all of a reading, its buffers kept.
    var number = -1
    var matcher: ReadingMatcher?
    for hit in shown {
      if hit.reading != number {
        number = hit.reading
        matcher = ReadingMatcher(readings[number], after: [])
      }
      let match = matcher?.present(hit.place, kind: hit.kind)
      let course = course(to: hit)
      results.append(
        SearchResult(
          place: hit.place, distanceMeters: course?.distanceMeters, bearingDegrees: course?.bearingDegrees,
          matchedBy: match?.kind.map(MatchEvidence.init), matches: match?.ranges ?? [],
          duplicates: hit.duplicates, scoreTerms: request.explains ? hit.terms : []))
    }
    var page = SearchPage(
      query: request.text, location: request.location, sort: sort,
      effectiveRadiusMeters: request.location == nil
        ? nil : request.radiusMeters ?? results.compactMap(\.distanceMeters).max(),
      results: results, nextCursor: hits.count > limit ? cursor(after: shown.last) : nil,
      interpretation: shown.lazy.compactMap { readings[$0.reading].region }.first.map(
        QueryInterpretation.init),
      warnings: warnings + (opening?.warnings ?? []), explanation: nil)
    if request.explains { page.explanation = explanation }
    return page
  }

  /// Distance and direction from the user, whatever the reading measured from.
  private func course(to hit: Hit) -> (distanceMeters: Double, bearingDegrees: Double)? {
    if readings[hit.reading].region == nil, let meters = hit.distanceMeters, let bearing = hit.bearingDegrees
    {
      return (meters, bearing)
    }
    return request.location?.course(to: hit.place.coordinate)
  }

  /// The time that further pages go by.
  private var openingInstant: Int64? {
    if case .instant(let instant)? = opening?.moment { instant } else { nil }
  }

  private func cursor(after hit: Hit?) -> String? {
    guard let hit else { return nil }
    let position = ResultPosition(
      reading: hit.reading, found: (position?.found ?? 0) + limit, score: hit.score,
      distanceMeters: hit.distanceMeters ?? 0, name: hit.place.name, id: hit.place.id,
      openingInstant: openingInstant)
    return position.cursor(fingerprint: fingerprint)
  }
}

extension QueryInterpretation {
  init(_ region: QueryRegion) {
    self.init(
      region: region.name, regionPlaceID: region.placeID, center: region.center,
      radiusMeters: region.radiusMeters, keyword: region.keyword)
  }
}

extension ResultPosition {
  /// Where the other records of the places on the page before begin.
  fileprivate var windowStart: ResultPosition {
    var start = self
    start.distanceMeters -= NearDuplicates.distanceMeters
    (start.name, start.id) = ("", "")
    return start
  }

  /// Whether `hit` comes after this position: by lower score, then distance, name and id.
  fileprivate func isBefore<Index>(_ hit: PageSearch<Index>.Hit) -> Bool {
    if hit.score != score { return hit.score < score }
    let distance = hit.distanceMeters ?? 0
    if distance != distanceMeters { return distance > distanceMeters }
    return Self.precedes((name, id), (hit.place.name, hit.place.id))
  }
}
