extension Coordinate {
  /// Length of the shortest path to `other` on the WGS84 ellipsoid, in metres: 0…20 003 931.46.
  ///
  /// Right to about 20 nanometres for every pair of points.
  ///
  /// - Complexity: O(1); no allocation.
  public func distance(to other: Coordinate) -> Double {
    Geodesic.distance(
      latitude1: latitude, longitude1: longitude, latitude2: other.latitude, longitude2: other.longitude)
  }

  /// Direction in which the shortest path to `other` leaves, in degrees clockwise from north: 0..<360.
  ///
  /// 0 when both are the same point.
  ///
  /// - Complexity: O(1); no allocation.
  public func bearing(to other: Coordinate) -> Double {
    Geodesic.inverse(
      latitude1: latitude, longitude1: longitude, latitude2: other.latitude, longitude2: other.longitude
    ).bearingDegrees
  }

  /// Distance and direction to `other` at once, for hardly more than the distance alone takes.
  ///
  /// The distance equals `distance(to:)`; the bearing is right to 1e-7 degrees, but for points within some
  /// kilometres of each other's opposite.
  ///
  /// - Complexity: O(1); no allocation.
  package func course(to other: Coordinate) -> (distanceMeters: Double, bearingDegrees: Double) {
    Geodesic.course(
      latitude1: latitude, longitude1: longitude, latitude2: other.latitude, longitude2: other.longitude)
  }

  /// The point reached by leaving in a direction and keeping straight on the WGS84 ellipsoid.
  ///
  /// - Parameters:
  ///   - bearingDegrees: Clockwise from north; any finite value.
  ///   - distanceMeters: Any finite length; negative goes backwards.
  /// - Complexity: O(1); no allocation.
  public func destination(bearingDegrees: Double, distanceMeters: Double) -> Coordinate {
    let end = Geodesic.direct(
      latitude: latitude, longitude: longitude, bearingDegrees: bearingDegrees,
      distanceMeters: distanceMeters)
    return Coordinate(clampingLatitude: end.latitude, wrappingLongitude: end.longitude)
  }

  /// The nearest point there is to finite values that rounding or a sum has carried out of range.
  init(clampingLatitude latitude: Double, wrappingLongitude longitude: Double) {
    self.latitude = min(max(latitude, -90), 90)
    self.longitude = abs(longitude) <= 180 ? longitude : longitude.remainder(dividingBy: 360)
  }
}
