#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension GridArea {
  /// An area that holds every point within `meters` of `center`; nil when that is about the whole Earth.
  ///
  /// The disc on the ellipsoid lies, in geographic coordinates, within a cap of a sphere; that cap is drawn row
  /// by row from cos *a* = sin φ₁ sin φ + cos φ₁ cos φ cos Δλ, in the haversine form that keeps small caps exact.
  ///
  /// - Parameter bound: That of `center`, for its sine and cosine.
  /// - Complexity: O(`resolution`) calls of the C library.
  init?(discAround center: Coordinate, _ bound: DistanceBound, meters: Double) {
    let arc = bound.largestArc(meters: meters)
    guard arc < 3 else { return nil }
    let reach = arc * (180 / .pi)
    let (south, north) = (center.latitude - reach, center.latitude + reach)
    let holdsPole = south <= -90 || north >= 90
    let widest = holdsPole ? 360 : 2 * asin(min(1, sin(arc) / bound.cosine)) * (180 / .pi)
    self.init(south: max(south, -90), north: min(north, 90), longitudeDegrees: widest)

    let halfArc = sin(arc / 2)
    let haversine = halfArc * halfArc
    let edge = CapEdge(sine: bound.sine, arcCosine: cos(arc))
    for row in rows {
      let latitudes = latitudes(ofRow: row)
      let (low, high) = (max(latitudes.lowerBound, south), min(latitudes.upperBound, north))
      // Only by rounding can a row begin beyond the cap's end.
      let widest = edge.widestLatitudes(in: min(low, high)...max(low, high))
      let sine = max(
        bound.halfTurnSineSquared(at: widest.0, haversine), bound.halfTurnSineSquared(at: widest.1, haversine)
      )
      if sine < 1 {
        let turn = 2 * asin(sine.squareRoot()) * (180 / .pi)
        appendRow(west: center.longitude - turn, east: center.longitude + turn)
      } else {
        appendFullRow()
      }
    }
  }
}

/// Where a cap of a sphere is widest, in degrees of longitude.
private struct CapEdge {
  /// The latitude where meridians touch the cap's edge; ±90 when it holds a pole; nil when it is wider than half
  /// of the sphere, so that it is widest at the ends of any range of latitudes.
  private let touchingLatitude: Double?

  init(sine: Double, arcCosine: Double) {
    touchingLatitude = arcCosine > 0 ? asin(min(max(sine / arcCosine, -1), 1)) * (180 / .pi) : nil
  }

  /// The latitudes among `range`, one of which is where the cap is widest.
  func widestLatitudes(in range: ClosedRange<Double>) -> (Double, Double) {
    guard let touchingLatitude else { return (range.lowerBound, range.upperBound) }
    let latitude = min(max(touchingLatitude, range.lowerBound), range.upperBound)
    return (latitude, latitude)
  }
}

extension DistanceBound {
  /// No point within `meters` of the origin is farther from it than this arc, in radians, on the unit sphere
  /// with the same latitudes and longitudes.
  ///
  /// A path of that length stays within `meters` over the least radius of curvature of the origin's latitude,
  /// and every radius there is at least the meridian's at the end nearest the equator:
  /// *a*(1 − *e*²)(1 − *e*² sin²φ)^(−3/2), whose series in *e*² has positive terms.
  func largestArc(meters: Double) -> Double {
    let length = meters + Self.margin
    let least = max(0, abs(sine) - length / WGS84.smallestCurvatureRadius)
    let e2 = WGS84.eccentricitySquared * least * least
    return length / (WGS84.smallestCurvatureRadius * (1 + e2 * (1.5 + 1.875 * e2)))
  }

  /// sin²(Δλ/2) where the cap with this `haversine` of its arc ends at `latitude`; 1 where it never does.
  fileprivate func halfTurnSineSquared(at latitude: Double, _ haversine: Double) -> Double {
    let radians = latitude * (.pi / 180)
    let scale = cosine * cos(radians)
    // At a pole every longitude is the same point.
    guard scale > 1e-15 else { return 1 }
    let halfRise = sin((radians - latitudeRadians) / 2)
    return min(1, max(0, haversine - halfRise * halfRise) / scale)
  }
}
