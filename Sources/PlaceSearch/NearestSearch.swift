import Geodesy
import Persistence
import PlaceStorage
import TextAnalysis

/// Finds the nearest matching places, exactly: a disc around the origin grows until they are certain.
///
/// Candidates come as keys and are ordered by a lower bound of their distance, from the key alone. Rows are
/// read in that order, so little more than the results themselves is read. A result is certain when it lies
/// within the disc scanned, and nearer than the lower bound of every candidate left.
struct NearestSearch<Index: PlaceIndex> {
  /// A place found.
  struct Hit {
    var key: Int64
    var box: PlaceBox
    var distanceMeters: Double
    /// Direction from the origin, clockwise from north.
    var bearingDegrees: Double
    /// How it matched, when the row was asked.
    var kind: MatchKind?

    var place: Place { box.place }
  }

  /// Key ranges a disc is covered by, at most.
  static var discRanges: Int { 24 }
  /// Neighbours on the curve looked at on each side, as a multiple of the results wanted.
  static var neighbourFactor: Int { 2 }

  /// Most hits beyond those asked for that slack may add.
  static var maximumExtra: Int { 512 }

  private let index: Index
  private let origin: Coordinate
  private let bound: DistanceBound
  private let area: SearchArea
  private let plan: QueryPlan
  private let position: ResultPosition?
  private var source: CandidateSource<Index>
  private var matcher: ReadingMatcher
  private let needsRow: Bool
  private var candidates = CandidateHeap()
  private var scanned = KeyRanges.empty
  private var completeMeters = 0.0
  private var hits: [Hit] = []
  private var accepted = 0
  private var slackMeters = 0.0
  /// Rows that may be rejected before the search is given up; nil for as many as it takes.
  private let rejectionLimit: Int?
  private(set) var explanation: SearchExplanation

  /// A search from `origin`, for hits that come after `position` in the order of distance, name and id.
  init(
    _ plan: QueryPlan, _ matcher: ReadingMatcher, _ index: Index, from origin: Coordinate,
    in area: SearchArea, after position: ResultPosition?
  ) {
    self.index = index
    self.origin = origin
    self.area = area
    self.plan = plan
    self.position = position
    bound = DistanceBound(from: origin)
    source = CandidateSource(index, groups: plan.groups)
    self.matcher = matcher
    needsRow = plan.needsRow || matcher.excludesEarlier
    rejectionLimit = plan.reading.rejectionLimit
    explanation = SearchExplanation(
      plan: .growingDisc, termGroups: plan.groups, readings: [plan.reading.kind.rawValue])
  }

  /// The first `count` hits, nearest first, and those at most `slack` metres farther than the last of them.
  ///
  /// Of the latter there are `maximumExtra` at most.
  ///
  /// - Complexity: O(`count` log *n*) where matches are spread evenly around the origin.
  mutating func run(_ count: Int, slack: Double = 0) throws(DatabaseError) -> [Hit] {
    slackMeters = slack
    if plan.isImpossible {
      explanation.plan = .nothing
      return []
    }
    if let keys = try source.shortCandidates() {
      explanation.plan = keys.isEmpty ? .nothing : .rareWordFirst
      admit(keys)
      completeMeters = .infinity
      try settle(count)
      return hits
    }
    var radius = try firstRadius(count)
    while true {
      try scan(radius)
      try settle(count)
      if completeMeters == .infinity { return hits }
      if hits.count >= count, hits[count - 1].distanceMeters + slackMeters < completeMeters { return hits }
      radius = nextRadius(after: radius, wanted: count)
    }
  }

  /// A radius that the hits wanted probably lie in, from the keys next to the origin's on the curve.
  private mutating func firstRadius(_ count: Int) throws(DatabaseError) -> Double {
    let wanted = count + 1
    let near = try source.neighbours(
      of: PlaceKey.first(at: origin), wanted: max(32, wanted * Self.neighbourFactor))
    let skipped = position?.distanceMeters ?? 0
    let slack = 2 * index.keyErrorMeters + 1
    var distances = near.matching.map(lowerBound).filter { $0 >= skipped }
    if distances.count >= wanted {
      distances.sort()
      return distances[wanted - 1] * 1.01 + slack
    }
    // Too few passed: from the circle that holds half of the leading keys, scale by how many more it takes.
    var leading = near.leading.map(lowerBound)
    guard !leading.isEmpty else { return max(skipped, 1_000) + slack }
    leading.sort()
    let share = max(Double(near.matching.count), 0.5) / Double(leading.count)
    let needed = Double(wanted) / share
    let radius = leading[leading.count / 2] * (1.3 * needed / Double(leading.count / 2 + 1)).squareRoot()
    return max(radius, skipped) + slack
  }

  private func nextRadius(after radius: Double, wanted: Int) -> Double {
    let share = Double(wanted + 2) / Double(max(accepted, 1))
    return radius * min(max((1.3 * share).squareRoot(), 1.5), 8)
  }

  private mutating func scan(_ wantedRadius: Double) throws(DatabaseError) {
    // Some metres more, so that a place exactly on the asked radius is not lost to rounding.
    let radius = min(wantedRadius, area.radiusMeters + 1)
    var cover = KeyCover.disc(
      around: origin, bound, radiusMeters: radius, keyErrorMeters: index.keyErrorMeters,
      maximumRanges: Self.discRanges)
    if let keys = area.keys { cover = cover.intersection(keys) }
    let new = cover.subtracting(scanned)
    scanned = scanned.union(cover)
    explanation.discRadiiMeters.append(radius)
    explanation.keyRanges += new.ranges.count
    var keys: [Int64] = []
    try source.scan(new, into: &keys)
    admit(keys)
    let isWhole = area.keys.map { $0.subtracting(scanned).isEmpty } ?? (scanned == .all)
    completeMeters = isWhole || radius > area.radiusMeters ? .infinity : radius
  }

  private mutating func admit(_ keys: [Int64]) {
    explanation.candidates += keys.count
    var list: [CandidateHeap.Candidate] = []
    list.reserveCapacity(keys.count)
    let farthest = area.radiusMeters
    for key in keys {
      let lower = lowerBound(key)
      if lower <= farthest { list.append(CandidateHeap.Candidate(lowerBound: lower, key: key)) }
    }
    candidates.append(contentsOf: list)
  }

  private func lowerBound(_ key: Int64) -> Double {
    let point = PlaceKey.position(of: key)
    return bound.lowerBound(latitude: point.latitude, longitude: point.longitude) - index.keyErrorMeters
  }

  /// Reads rows in order of their lower bounds until the first `count` hits are certain among the candidates.
  private mutating func settle(_ count: Int) throws(DatabaseError) {
    while let next = candidates.first, next.lowerBound <= completeMeters {
      if hits.count >= count, hits[count - 1].distanceMeters + slackMeters < next.lowerBound { return }
      let key = candidates.removeFirst().key
      // What certainly comes before the page needs no row.
      let upperBound = next.lowerBound + 2 * (index.keyErrorMeters + upperSlack(next.lowerBound))
      if let position, upperBound < position.distanceMeters {
        accepted += 1
        continue
      }
      if let rejectionLimit, explanation.rowsRejected > rejectionLimit {
        completeMeters = .infinity
        return
      }
      try consider(key, count)
    }
  }

  /// How far the upper bound of a distance may lie above its lower bound.
  private func upperSlack(_ meters: Double) -> Double { 0.0102 * meters + 1 }

  private mutating func consider(_ key: Int64, _ count: Int) throws(DatabaseError) {
    guard let place = try index.place(key) else {
      throw DatabaseError(
        code: .corrupt, message: "the index names a place that is not there; run `mapsearch check --repair`")
    }
    explanation.rowsFetched += 1
    var kind: MatchKind?
    if needsRow {
      kind = matcher.match(place)
      if kind == nil {
        explanation.rowsRejected += 1
        return
      }
    }
    let course = origin.course(to: place.coordinate)
    guard area.admits(place, distanceMeters: course.distanceMeters) else { return }
    accepted += 1
    let hit = Hit(
      key: key, box: PlaceBox(place), distanceMeters: course.distanceMeters,
      bearingDegrees: course.bearingDegrees, kind: kind)
    if let position, !position.isBefore(hit) { return }
    insert(hit, count)
  }

  private mutating func insert(_ hit: Hit, _ count: Int) {
    var place = hits.count
    while place > 0, ResultPosition.isOrdered(hit, hits[place - 1]) { place -= 1 }
    if place >= count, hit.distanceMeters > hits[count - 1].distanceMeters + slackMeters || slackMeters == 0 {
      return
    }
    hits.insert(hit, at: place)
    // What came within reach of an earlier last hit may be beyond that of the present one.
    while hits.count > count, let last = hits.last {
      let isWithin = slackMeters > 0 && last.distanceMeters <= hits[count - 1].distanceMeters + slackMeters
      if isWithin, hits.count <= count + Self.maximumExtra { return }
      hits.removeLast()
    }
  }
}
