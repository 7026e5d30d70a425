/// Where a sheet goes when the finger lets go.
///
/// All rules are totally ordered: exactly on a boundary the sheet stays with the detent it came from, if that is one
/// of the two, and else goes to the lower one. No detent lies on a boundary of its own rule.
public struct SnapRule: Sendable {
  /// Which detents a flick may reach beyond the next one.
  public enum Reach: Sendable {
    /// A flick moves one detent at most.
    case nextOnly
    /// As far as the flick carries.
    case all
    /// As far as the flick carries when that leads to one of these; else one at most.
    case only([Detent.ID])
  }

  enum Kind: Sendable {
    case reference(Reach)
    /// Boundaries between neighbours, some of them given; the others are midpoints.
    case boundaries([SnapBoundary], isOneFromOrigin: Bool)
    case positional(thresholdPoints: Double)
    case free
  }

  let kind: Kind
  let projection: FlickProjection

  /// The reference rule: a flick's projection is followed to the next detent when it passes half of the way.
  public static func reference(reach: Reach = .nextOnly, projection: FlickProjection = .normal) -> SnapRule {
    SnapRule(kind: .reference(reach), projection: projection)
  }

  /// The nearest detent to where the sheet is; speed counts for nothing.
  public static let nearest = SnapRule(kind: .boundaries([], isOneFromOrigin: false), projection: .none)

  /// Boundaries half-way between neighbours; a flick moves one detent at most.
  public static func midpoints(projection: FlickProjection = .normal) -> SnapRule {
    SnapRule(kind: .boundaries([], isOneFromOrigin: false), projection: projection)
  }

  /// Boundaries at given heights, where none is given half-way; a flick moves one detent at most.
  ///
  /// A boundary that does not lie between its two detents in a container is replaced by the midpoint.
  public static func thresholds(
    _ boundaries: [SnapBoundary], projection: FlickProjection = .normal
  ) -> SnapRule {
    SnapRule(kind: .boundaries(boundaries, isOneFromOrigin: false), projection: projection)
  }

  /// However far and fast a swipe, it ends at most one detent from where it began.
  public static func oneDetentASwipe(projection: FlickProjection = .normal) -> SnapRule {
    SnapRule(kind: .boundaries([], isOneFromOrigin: true), projection: projection)
  }

  /// On to the next detent once the last one is `thresholdPoints` behind, or half-way where that is less; a
  /// flick of at least `flickPointsPerSecond` goes to the next detent in its direction.
  public static func positional(thresholdPoints: Double = 56) -> SnapRule {
    SnapRule(kind: .positional(thresholdPoints: thresholdPoints.lengthPoints), projection: .none)
  }

  /// Anywhere between the lowest and the highest detent, as far as the flick carries.
  public static func free(projection: FlickProjection = .normal) -> SnapRule {
    SnapRule(kind: .free, projection: projection)
  }

  /// Speed from which a flick counts under the positional rule, in points a second.
  public static let flickPointsPerSecond = 125.0
  /// Nearer to a boundary than this is on it, in points: sums of the steps of a drag differ by less.
  static let tiePoints = 1e-6
}

/// A boundary of a rule: above it the sheet goes up.
public struct SnapBoundary: Sendable {
  /// Where it lies.
  public enum Place: Sendable {
    /// So many points above the sheet's base.
    case points(Double)
    /// A share of the available height.
    case fraction(Double)
  }

  /// The detent below it.
  public let lower: Detent.ID
  /// Where it lies.
  public let place: Place

  /// The boundary above a detent.
  public init(above lower: Detent.ID, _ place: Place) {
    self.lower = lower
    self.place = place
  }
}
