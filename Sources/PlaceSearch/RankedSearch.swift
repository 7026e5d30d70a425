import Geodesy
import Persistence
import PlaceStorage
import TextAnalysis

/// Finds the best matches by score, for the orders that weigh more than distance.
///
/// When few places match, all are scored. Of a common word only the union of three lists is: the places whose
/// whole name is the query, the prominent ones, and the nearest ones (without a location, the first ones on the
/// curve); a warning says so.
struct RankedSearch<Index: PlaceIndex> {
  /// A place, its score, and why.
  struct Hit {
    var place: Place
    var distanceMeters: Double?
    var score: Double
    var terms: [ScoreTerm]
    /// How it matched; nil without words.
    var kind: MatchKind?
  }

  /// Most places scored when all matches are; and how many each list of a common word gives.
  static var exhaustiveLimit: Int { 1_000 }
  static var nearestLimit: Int { 200 }
  static var prominentLimit: Int { 400 }
  static var wholeNameLimit: Int { 256 }

  private let index: Index
  private let plan: QueryPlan
  private let area: SearchArea
  private let ranges: KeyRanges
  private let origin: Coordinate?
  private let order: ResultOrder
  private var matcher: ReadingMatcher
  private let spelling: Spelling
  private var keys: Set<Int64> = []
  private(set) var isApproximate = false
  private(set) var explanation: SearchExplanation

  init(
    _ plan: QueryPlan, _ matcher: ReadingMatcher, _ index: Index, from origin: Coordinate?,
    in area: SearchArea,
    order: ResultOrder
  ) {
    self.plan = plan
    self.index = index
    self.origin = origin
    self.area = area
    ranges = Self.ranges(area, origin, keyErrorMeters: index.keyErrorMeters) ?? .all
    self.order = order
    self.matcher = matcher
    spelling = Spelling(plan.reading.typed)
    explanation = SearchExplanation(
      plan: .areaScan, termGroups: plan.groups, readings: [plan.reading.kind.rawValue])
  }

  /// All hits that were scored, best first.
  mutating func run() throws(DatabaseError) -> [Hit] {
    if plan.isImpossible {
      explanation.plan = .nothing
      return []
    }
    try gather()
    explanation.candidates = keys.count
    var hits: [Hit] = []
    for key in keys.sorted() {
      if let limit = plan.reading.rejectionLimit, explanation.rowsRejected > limit { break }
      guard let place = try index.place(key) else { continue }
      explanation.rowsFetched += 1
      if let hit = hit(place) { hits.append(hit) }
    }
    hits.sort { Self.isOrdered($0, $1) }
    return hits
  }

  /// Whether `left` comes before `right`: by score, distance, name, id.
  static func isOrdered(_ left: Hit, _ right: Hit) -> Bool {
    if left.score != right.score { return left.score > right.score }
    let (near, far) = (left.distanceMeters ?? 0, right.distanceMeters ?? 0)
    if near != far { return near < far }
    return ResultPosition.precedes((left.place.name, left.place.id), (right.place.name, right.place.id))
  }

  private mutating func gather() throws(DatabaseError) {
    var source = CandidateSource(index, groups: plan.groups)
    if let short = try source.shortCandidates() {
      explanation.plan = short.isEmpty ? .nothing : .rareWordFirst
      keys = Set(short)
      return
    }
    if let all = try areaKeys(&source) {
      keys = Set(all)
      return
    }
    isApproximate = true
    keys.formUnion(try matches(ofAll: try prominentGroups(), limit: Self.prominentLimit))
    if !plan.query.isEmpty {
      keys.formUnion(
        try matches(
          ofAll: [[false, true].map { Term.wholeName(of: plan.query, isRegion: $0) }],
          limit: Self.wholeNameLimit))
    }
    try gatherNearest(&source)
  }

  /// Keys of the area: those of the box, of the disc, or of both; nil when it is the whole world.
  private static func ranges(
    _ area: SearchArea, _ origin: Coordinate?, keyErrorMeters: Double
  ) -> KeyRanges? {
    guard let origin, area.radiusMeters.isFinite else { return area.keys }
    // A metre more, so that a place exactly on the asked radius is not lost to rounding.
    let disc = KeyCover.disc(
      around: origin, DistanceBound(from: origin), radiusMeters: area.radiusMeters + 1,
      keyErrorMeters: keyErrorMeters, maximumRanges: SearchArea.boxRanges)
    return area.keys?.intersection(disc) ?? disc
  }

  /// The keys of the whole area when they are few enough to score all.
  private mutating func areaKeys(_ source: inout CandidateSource<Index>) throws(DatabaseError) -> [Int64]? {
    var found: [Int64] = []
    for range in ranges.ranges {
      try source.scan(KeyRanges([range]), into: &found)
      if found.count > Self.exhaustiveLimit { return nil }
      explanation.keyRanges += 1
    }
    return found
  }

  private mutating func gatherNearest(_ source: inout CandidateSource<Index>) throws(DatabaseError) {
    guard let origin else {
      var found: [Int64] = []
      try source.scan(ranges, into: &found)
      keys.formUnion(found.prefix(Self.exhaustiveLimit))
      return
    }
    var nearest = NearestSearch(plan, matcher, index, from: origin, in: area, after: nil)
    for hit in try nearest.run(Self.nearestLimit) { keys.insert(hit.key) }
    explanation.discRadiiMeters = nearest.explanation.discRadiiMeters
    explanation.keyRanges += nearest.explanation.keyRanges
  }

  /// Terms of the prominent places with the query's words; a growing word stands for what it may become.
  private func prominentGroups() throws(DatabaseError) -> [[String]] {
    var groups: [[String]] = []
    for word in plan.query.words {
      let term = word.prominentTerm
      guard word.isPrefix else {
        groups.append([term])
        continue
      }
      let span = TermGroup.Span(beginningWith: term)
      let words = try index.terms(from: span.first, upTo: span.end, limit: QueryPlan.maximumExpansions)
      // With too many continuations the other words have to find the prominent places.
      if let words { groups.append(words) }
    }
    return groups
  }

  /// The first keys that have a term of each of `groups` besides the plan's own.
  private func matches(ofAll groups: [[String]], limit: Int) throws(DatabaseError) -> [Int64] {
    guard let first = groups.first else { return [] }
    var found: [Int64] = []
    for term in first { try index.append(term, in: ranges, to: &found) }
    found.sort()
    for group in groups.dropFirst() + plan.groups where !found.isEmpty {
      var isFound = [Bool](repeating: false, count: found.count)
      for term in group { try index.mark(found, having: term, in: &isFound) }
      found = zip(found, isFound).filter(\.1).map(\.0)
    }
    return Array(found.prefix(limit))
  }

  private mutating func hit(_ place: Place) -> Hit? {
    let distance = origin.map { $0.distance(to: place.coordinate) }
    var kind: MatchKind?
    if !plan.query.isEmpty {
      kind = matcher.match(place)
      if kind == nil {
        explanation.rowsRejected += 1
        return nil
      }
    }
    guard area.admits(place, distanceMeters: distance) else { return nil }
    let score = Score(
      kind, prominence: place.prominence, isSpelledAsTyped: spelling.holds(place),
      coversName: matcher.coversName, distanceMeters: distance,
      order: order)
    return Hit(place: place, distanceMeters: distance, score: score.value, terms: score.terms, kind: kind)
  }
}
