#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension DistanceBound {
  /// A lower bound, in metres, of the distance to every point of a rectangle of latitude and longitude.
  ///
  /// 0 when the rectangle holds the origin. Otherwise at most 0.7 % below the distance of the nearest point for
  /// rectangles nearby, and 1.1 % for any. −180 and 180 are one meridian; the nearer way round counts.
  ///
  /// - Parameters: Degrees, `south` <= `north` in −90…90 and `west` <= `east` in −180…180.
  /// - Complexity: O(1): no call of the C library for rectangles within some 6°.
  package func lowerBound(
    toBoxSouth south: Double, west: Double, north: Double, east: Double
  ) -> Double {
    let (s, n) = (south * (.pi / 180), north * (.pi / 180))
    let gap = longitudeGap(west: west, east: east)
    guard gap > 0 else {
      return meters(arc: max(0, s - latitudeRadians, latitudeRadians - n))
    }
    // On the sphere the nearest point lies on the nearer of the two meridian edges.
    let half = ShortAngle.sine(gap * (.pi / 360))
    let turn = half * half
    // How far poleward of the origin the perpendicular from it meets that edge's whole circle.
    let foot =
      latitudeRadians
      + Self.arctangent(
        2 * sine * cosine * turn, cosine * cosine * (1 - 2 * turn) + sine * sine)
    if s <= foot, foot <= n {
      return meters(arc: ShortAngle.arcsine(2 * cosine * half * max(0, 1 - turn).squareRoot()))
    }
    let end = Self.turnBetween(s, foot) < Self.turnBetween(n, foot) ? s : n
    let halfRise = ShortAngle.sine((end - latitudeRadians) / 2)
    let rise = halfRise * halfRise
    let sineRise = 2 * halfRise * max(0, 1 - rise).squareRoot()
    let cosineEnd = cosine * (1 - 2 * rise) - sine * sineRise
    let haversine = rise + cosine * max(0, cosineEnd) * turn
    return meters(arc: 2 * ShortAngle.arcsine(haversine.squareRoot()))
  }

  /// The angle of the vector (`x`, `y`); near the x axis to 1e-8, which is plenty to tell where the foot lies,
  /// since the distance hardly changes there.
  private static func arctangent(_ y: Double, _ x: Double) -> Double {
    guard x > 0, abs(y) <= 0.1 * x else { return atan2(y, x) }
    let slope = y / x
    let q = slope * slope
    return slope * (1 - q * (1 / 3 - q / 5))
  }

  /// Degrees of longitude to the nearer edge, 0…180; 0 when the origin's meridian crosses the rectangle.
  private func longitudeGap(west: Double, east: Double) -> Double {
    if longitude < west { return max(0, min(west - longitude, longitude + 360 - east)) }
    if longitude > east { return max(0, min(longitude - east, west + 360 - longitude)) }
    return 0
  }

  /// Length on the ellipsoid that a path of spherical length `arc` from the origin has at least.
  ///
  /// The shortest path is no longer than `arc` on the largest sphere, so it stays within 1.0102 `arc` of the
  /// origin's latitude, and every radius of curvature there is at least the meridian's at the end nearest the
  /// equator: *a*(1 − *e*²)(1 − *e*² sin²φ)^(−3/2), whose series in *e*² has positive terms.
  private func meters(arc: Double) -> Double {
    // |sin| falls by no more than the angle does.
    let least = max(0, abs(sine) - 1.0102 * arc)
    let e2 = WGS84.eccentricitySquared * least * least
    let radius = WGS84.smallestCurvatureRadius * (1 + e2 * (1.5 + 1.875 * e2))
    return max(0, radius * arc - Self.margin)
  }

  /// Angle between two directions whose difference is within ±2π.
  private static func turnBetween(_ a: Double, _ b: Double) -> Double {
    let difference = abs(a - b)
    return min(difference, 2 * .pi - difference)
  }
}
