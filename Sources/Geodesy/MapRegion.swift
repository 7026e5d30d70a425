/// A centre and how far the map around it spans, as MapKit describes a region.
///
/// A span is the whole extent: a region of 2 000 m reaches 1 000 m from its centre. The region is symmetric in
/// degrees around its centre; parts beyond a pole do not exist and are left out.
public struct MapRegion: Sendable, Hashable {
  /// The middle.
  public let center: Coordinate
  /// North to south in degrees, 0…360: more than 180 reaches over both poles even from off the equator.
  public let latitudeDelta: Double
  /// East to west in degrees, 0…360; 360 is every longitude.
  public let longitudeDelta: Double

  /// The region that spans so many degrees.
  ///
  /// Spans are clamped to 0…360; NaN counts as 0.
  public init(center: Coordinate, latitudeDelta: Double, longitudeDelta: Double) {
    self.center = center
    self.latitudeDelta = latitudeDelta > 0 ? min(latitudeDelta, 360) : 0
    self.longitudeDelta = longitudeDelta > 0 ? min(longitudeDelta, 360) : 0
  }

  /// The region that spans so many metres.
  ///
  /// Its nearer edge to north or south is half of `latitudinalMeters` away, and its nearest point to east and
  /// west half of `longitudinalMeters`, both geodesic. A span that reaches over a pole has every longitude.
  /// Negative spans and NaN count as 0.
  ///
  /// - Complexity: O(1): some ten geodesics.
  public init(center: Coordinate, latitudinalMeters: Double, longitudinalMeters: Double) {
    let rise = latitudinalMeters > 0 ? latitudinalMeters / 2 : 0
    let turn = longitudinalMeters > 0 ? longitudinalMeters / 2 : 0
    self.init(
      center: center,
      latitudeDelta: 2 * Self.latitudeReach(latitude: center.latitude, meters: rise),
      longitudeDelta: 2 * Self.longitudeReach(latitude: center.latitude, meters: turn))
  }

  /// The region with the edges of a box; its centre is the box's.
  public init(_ box: BoundingBox) {
    self.init(
      center: box.center, latitudeDelta: box.north - box.south, longitudeDelta: box.longitudes.span)
  }

  /// Twice the distance from the centre to the nearer of the northern and southern edge, in metres; to the
  /// farther pole when both are beyond a pole.
  public var latitudinalMeters: Double {
    let latitude = abs(center.latitude)
    return 2
      * Geodesic.distance(
        latitude1: latitude, longitude1: 0, latitude2: max(-90, latitude - latitudeDelta / 2),
        longitude2: 0)
  }

  /// Twice the distance from the centre to the nearest point of the eastern edge's meridian, in metres; for
  /// every longitude, twice the distance to the nearer pole.
  public var longitudinalMeters: Double {
    2 * MeridianEdge(origin: center.latitude, turn: longitudeDelta / 2, south: -90, north: 90).nearest
  }

  /// The region's edges, without what would lie beyond a pole.
  public var boundingBox: BoundingBox {
    BoundingBox(
      south: max(-90, center.latitude - latitudeDelta / 2),
      north: min(90, center.latitude + latitudeDelta / 2),
      longitudes: .centered(on: center.longitude, halfSpan: longitudeDelta / 2))
  }

  /// Degrees of latitude so that the nearer edge is `meters` away; 90 or more where both are beyond a pole.
  private static func latitudeReach(latitude: Double, meters: Double) -> Double {
    // A degree is shorter towards the equator: the nearer edge is on that side.
    let latitude = abs(latitude)
    let toFarPole = Geodesic.distance(latitude1: latitude, longitude1: 0, latitude2: -90, longitude2: 0)
    guard meters < toFarPole else { return latitude + 90 }
    let edge = Geodesic.direct(
      latitude: latitude, longitude: 0, bearingDegrees: 180, distanceMeters: meters)
    return latitude - edge.latitude
  }

  private static func longitudeReach(latitude: Double, meters: Double) -> Double {
    let toPole = Geodesic.distance(
      latitude1: abs(latitude), longitude1: 0, latitude2: 90, longitude2: 0)
    return meters < toPole ? BoundingBox.longitudeReach(latitude: latitude, meters: meters) : 180
  }
}
