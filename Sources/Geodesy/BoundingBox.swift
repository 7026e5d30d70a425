/// A rectangle of latitude and longitude, edges included; it may cross the 180° meridian.
public struct BoundingBox: Sendable, Hashable {
  /// Degrees, −90…90.
  public let south: Double
  /// Degrees, −90…90, not below `south`.
  public let north: Double
  /// Never empty.
  public let longitudes: LongitudeInterval

  /// All of the Earth.
  public static let world = BoundingBox(south: -90, north: 90, longitudes: .full)

  /// The rectangle between two parallels and, eastward from `west` to `east`, two meridians, in degrees.
  ///
  /// `west` > `east` crosses the 180° meridian; −180 to 180 is every longitude. The order of the parameters is
  /// GeoJSON's (RFC 7946, section 5).
  ///
  /// - Throws: `CoordinateError` when a value is not finite or out of range, or `south` > `north`.
  public init(
    west: Double, south: Double, east: Double, north: Double
  ) throws(CoordinateError) {
    let southWest = try Coordinate(latitude: south, longitude: west)
    let northEast = try Coordinate(latitude: north, longitude: east)
    guard south <= north else { throw CoordinateError(.southAboveNorth) }
    self.init(
      south: southWest.latitude, north: northEast.latitude,
      longitudes: try LongitudeInterval(west: west, east: east))
  }

  /// For values known to be in range.
  init(south: Double, north: Double, longitudes: LongitudeInterval) {
    self.south = south
    self.north = north
    self.longitudes = longitudes
  }

  /// The western edge in degrees, −180…180; −180 for every longitude.
  public var west: Double { longitudes.west }
  /// The eastern edge in degrees, −180…180; less than `west` when the rectangle crosses the 180° meridian.
  public var east: Double { longitudes.east }

  /// The middle of the edges' latitudes and longitudes.
  public var center: Coordinate {
    Coordinate(clampingLatitude: (south + north) / 2, wrappingLongitude: longitudes.center)
  }

  /// Whether a point is inside or on the edge. At longitude ±180 either sign will do.
  public func contains(_ coordinate: Coordinate) -> Bool {
    south <= coordinate.latitude && coordinate.latitude <= north
      && longitudes.contains(coordinate.longitude)
  }

  /// Whether all of `other` is inside.
  public func contains(_ other: BoundingBox) -> Bool {
    south <= other.south && other.north <= north && longitudes.contains(other.longitudes)
  }

  /// Whether the two share a point.
  public func intersects(_ other: BoundingBox) -> Bool {
    south <= other.north && other.south <= north && longitudes.intersects(other.longitudes)
  }

  /// The smallest rectangle that contains both, the shorter way round.
  public func union(_ other: BoundingBox) -> BoundingBox {
    BoundingBox(
      south: min(south, other.south), north: max(north, other.north),
      longitudes: longitudes.union(other.longitudes))
  }

  /// The same area as one or two rectangles with `west` <= `east`.
  ///
  /// Every coordinate for which `contains` is true lies numerically in one of them. A box that touches the 180°
  /// meridian therefore has that meridian's other name, −180 or 180, as a second rectangle without width.
  package func split() -> [(south: Double, west: Double, north: Double, east: Double)] {
    let (w, e) = (longitudes.west, longitudes.east)
    if longitudes.isFull { return [(south, w, north, e)] }
    if w > e { return [(south, w, north, 180), (south, -180, north, e)] }
    if e == 180 { return [(south, w, north, e), (south, -180, north, -180)] }
    if w == -180 { return [(south, w, north, e), (south, 180, north, 180)] }
    return [(south, w, north, e)]
  }
}
