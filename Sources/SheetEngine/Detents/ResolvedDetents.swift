/// The active detents of a container: sorted, clamped, each id once.
public struct ResolvedDetents: Sendable {
  /// A place where the sheet can rest.
  public struct Rest: Sendable, Equatable {
    /// Its detent.
    public let id: Detent.ID
    /// Height in points as it is now, at most what a keyboard leaves.
    public internal(set) var heightPoints: Double
    /// Height in points when no keyboard is up.
    public let restingPoints: Double
    /// Whether it is never remembered.
    public let isTemporary: Bool
    /// Which of the distinct heights it has, from 0 for the lowest.
    public internal(set) var level: Int
  }

  /// Heights closer than this are one, in points.
  public static let tolerancePoints = 1e-4

  /// The places, the lowest first; those at one height in the order they were given.
  public let rests: [Rest]
  /// The distinct heights in points, ascending.
  public let levels: [Double]

  /// None: the container has no height yet.
  static let none = ResolvedDetents(rests: [], levels: [])

  private init(rests: [Rest], levels: [Double]) {
    self.rests = rests
    self.levels = levels
  }

  /// The active ones of `detents` in a container.
  ///
  /// Of detents with one id the first counts. When none is active, the first is taken to be as high as the
  /// container allows, or one named `large` where there is none at all. Empty when the container has no height.
  ///
  /// - Parameters:
  ///   - contentPoints: Height of the content.
  ///   - squeezedContentPoints: Height of the content under a keyboard, which leaves heights at rest as they are.
  ///   - largestPoints: Highest the sheet may be.
  /// - Complexity: O(*n*²) for *n* detents.
  public init(
    _ detents: [Detent], in geometry: SheetGeometry, contentPoints: Double? = nil,
    squeezedContentPoints: Double? = nil, largestPoints: Double = .infinity
  ) {
    let available = geometry.availablePoints
    guard available > 0 else {
      self = .none
      return
    }
    let limit = largestPoints > 0 ? min(largestPoints, available) : available
    func context(_ content: Double?) -> DetentContext {
      DetentContext(
        availablePoints: available, largestPoints: limit, isCompactHeight: geometry.isCompactHeight,
        contentPoints: content)
    }
    let (resting, squeezed) = (context(contentPoints), context(squeezedContentPoints ?? contentPoints))
    let uncovered = geometry.uncoveredPoints
    var rests: [Rest] = []
    func add(_ id: Detent.ID, resting: Double, now: Double, isTemporary: Bool) {
      let rest = Rest(
        id: id, heightPoints: min(now, uncovered), restingPoints: resting, isTemporary: isTemporary, level: 0)
      let next = rests.firstIndex {
        $0.heightPoints > rest.heightPoints
          || ($0.heightPoints == rest.heightPoints && $0.restingPoints > resting)
      }
      rests.insert(rest, at: next ?? rests.count)
    }
    for (index, detent) in detents.enumerated() {
      let isKnown = detents[..<index].contains { $0.id == detent.id }
      guard !isKnown, let height = detent.heightPoints(in: resting) else { continue }
      let now = detent.heightPoints(in: squeezed) ?? height
      add(detent.id, resting: height, now: now, isTemporary: detent.isTemporary)
    }
    if rests.isEmpty {
      add(detents.first?.id ?? Detent.large.id, resting: limit, now: limit, isTemporary: false)
    }

    var levels: [Double] = []
    for index in rests.indices {
      let height = rests[index].heightPoints
      if let last = levels.last, height - last <= Self.tolerancePoints {
        rests[index].level = levels.count - 1
        rests[index].heightPoints = last
      } else {
        rests[index].level = levels.count
        levels.append(height)
      }
    }
    self.init(rests: rests, levels: levels)
  }

  /// Whether there is nowhere to rest.
  public var isEmpty: Bool { levels.isEmpty }
  /// The lowest height in points; 0 when there is none.
  public var lowestPoints: Double { levels.first ?? 0 }
  /// The greatest height in points; 0 when there is none.
  public var highestPoints: Double { levels.last ?? 0 }

  /// The place of a detent; nil when it is inactive or not among them.
  public func rest(_ id: Detent.ID) -> Rest? { rests.first { $0.id == id } }

  /// The place at a level: that of `preferred` if it is there, else the first that is remembered, else the first.
  func rest(atLevel level: Int, preferring preferred: Detent.ID) -> Rest? {
    var found: Rest?
    for rest in rests where rest.level == level {
      if rest.id == preferred { return rest }
      if found == nil || (found?.isTemporary == true && !rest.isTemporary) { found = rest }
    }
    return found
  }

  /// The place nearest to a height without a keyboard; of two as near the lower.
  ///
  /// - Parameter keepsTemporary: Whether places that are never remembered count; they do when there are no others.
  func nearest(toResting height: Double, keepsTemporary: Bool) -> Rest? {
    var found: Rest?
    for rest in rests where keepsTemporary || !rest.isTemporary {
      if let best = found,
        (rest.restingPoints - height).magnitude >= (best.restingPoints - height).magnitude
      {
        continue
      }
      found = rest
    }
    return found ?? (keepsTemporary ? nil : nearest(toResting: height, keepsTemporary: true))
  }
}
