#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A piece of a meridian seen from a point: how near it comes and how far it goes.
struct MeridianEdge {
  /// Latitude of the point, in degrees.
  let origin: Double
  /// Difference of longitude, 0…180 degrees.
  let turn: Double
  let south: Double
  let north: Double

  /// Distance from the point to the nearest point of the edge, in metres.
  var nearest: Double {
    if turn == 0, south <= origin, origin <= north { return 0 }
    let (low, high) = (slope(at: south), slope(at: north))
    guard low < 0, high > 0 else { return min(distance(to: south), distance(to: north)) }
    return distance(to: bracketedRoot(from: south, to: north, tolerance: 1e-10, of: slope))
  }

  /// Distance from the point to the farthest point of the edge, in metres.
  var farthest: Double {
    let (low, high) = (slope(at: south), slope(at: north))
    guard low > 0, high < 0 else { return max(distance(to: south), distance(to: north)) }
    return distance(to: bracketedRoot(from: south, to: north, tolerance: 1e-10) { -slope(at: $0) })
  }

  private func distance(to latitude: Double) -> Double {
    Geodesic.distance(latitude1: origin, longitude1: 0, latitude2: latitude, longitude2: turn)
  }

  /// How the distance grows with the latitude: the cosine of the path's final bearing (first variation).
  private func slope(at latitude: Double) -> Double {
    let path = Geodesic.inverse(latitude1: origin, longitude1: 0, latitude2: latitude, longitude2: turn)
    return UnitAngle(degrees: path.finalBearingDegrees).cosine
  }
}
