/// How far around a point a search looks, in metres, and where such a radius comes from.
///
/// Distances are geodesic on WGS84. `inscribed` radii reach the nearest edge of an area, so the disc lies inside;
/// `circumscribed` radii reach the farthest corner, so the disc holds the area.
public struct RegionRadius: Sendable, Hashable, Comparable {
  /// 0 or more, finite.
  public let meters: Double

  /// Half a meridian, 20 003 931.46 m: the largest radius that still makes a difference.
  public static let world = RegionRadius(unchecked: WGS84.halfMeridian)

  /// A radius somebody named.
  ///
  /// Radii beyond `world` are allowed and mean the world.
  ///
  /// - Throws: `DistanceError` when `meters` is not finite or is negative.
  public init(meters: Double) throws(DistanceError) {
    guard meters.isFinite else { throw DistanceError(.notFinite) }
    guard meters >= 0 else { throw DistanceError(.negative) }
    self.init(unchecked: meters)
  }

  /// For values known to be finite and not negative.
  init(unchecked meters: Double) {
    self.meters = meters
  }

  /// The disc holds every point there is, wherever its centre.
  public var coversWorld: Bool { meters >= WGS84.halfMeridian }

  /// Orders by length.
  public static func < (a: RegionRadius, b: RegionRadius) -> Bool { a.meters < b.meters }

  /// The smallest rectangle that holds the disc around `center`.
  public func boundingBox(around center: Coordinate) -> BoundingBox {
    BoundingBox(around: center, radiusMeters: meters)
  }

  /// The map region that shows the disc around `center`; its inscribed radius is this one.
  public func region(around center: Coordinate) -> MapRegion {
    MapRegion(center: center, latitudinalMeters: 2 * meters, longitudinalMeters: 2 * meters)
  }

  /// The smallest radius that holds the nearest `count` of some distances.
  ///
  /// - Parameters:
  ///   - count: 1 or more; 0 gives the radius 0.
  ///   - distancesMeters: In any order; not negative.
  /// - Returns: Nothing when there are fewer than `count`.
  /// - Complexity: O(*n*) for sorted distances, else O(*n* log *n*).
  public static func holding(_ count: Int, of distancesMeters: [Double]) -> RegionRadius? {
    guard count > 0 else { return RegionRadius(unchecked: 0) }
    guard count <= distancesMeters.count else { return nil }
    let isSorted = zip(distancesMeters, distancesMeters.dropFirst()).allSatisfy { $0 <= $1 }
    let sorted = isSorted ? distancesMeters : distancesMeters.sorted()
    return RegionRadius(unchecked: sorted[count - 1])
  }
}
