/// A closed arc of longitudes, eastward from `west` to `east`; it may cross the 180° meridian.
///
/// −180 and 180 are one meridian. `west` > `east` says that the arc crosses it. The empty interval is kept as
/// 180, −180 and the whole circle as −180, 180. (After the interval of the S2 geometry library.)
public struct LongitudeInterval: Sendable, Hashable {
  /// Degrees, −180…180.
  public let west: Double
  /// Degrees, −180…180.
  public let east: Double

  /// No longitude at all.
  public static let empty = LongitudeInterval(unchecked: 180, -180)
  /// Every longitude.
  public static let full = LongitudeInterval(unchecked: -180, 180)

  /// The arc eastward from `west` to `east`, in degrees.
  ///
  /// 180 to −180 is the single meridian, −180 to 180 the whole circle.
  ///
  /// - Throws: `CoordinateError` when a value is not finite or outside −180…180.
  public init(west: Double, east: Double) throws(CoordinateError) {
    for value in [west, east] {
      guard value.isFinite else { throw CoordinateError(.notFinite) }
      guard (-180...180).contains(value) else { throw CoordinateError(.longitudeOutOfRange(value)) }
    }
    self.init(arcFrom: west, to: east)
  }

  /// For values known to be in range.
  init(arcFrom west: Double, to east: Double) {
    self.init(unchecked: west, west == 180 && east == -180 ? 180 : east)
  }

  private init(unchecked west: Double, _ east: Double) {
    self.west = west
    self.east = east
  }

  /// No longitude is inside.
  public var isEmpty: Bool { self == .empty }
  /// Every longitude is inside.
  public var isFull: Bool { self == .full }
  /// The 180° meridian is strictly inside, and the interval not the whole circle.
  public var crossesAntimeridian: Bool { west > east && !isEmpty && west != 180 && east != -180 }

  /// Length of the arc in degrees, 0…360; 0 for the empty interval as for a single meridian.
  public var span: Double { isEmpty ? 0 : isFull ? 360 : Self.turn(from: west, to: east) }

  /// The middle of the arc in degrees, −180…180; 0 for the empty interval and for the whole circle.
  public var center: Double {
    if isEmpty || west <= east { return west / 2 + east / 2 }
    let middle = (west + east + 360) / 2
    return middle > 180 ? middle - 360 : middle
  }

  /// Whether a longitude in −180…180 is on the arc.
  public func contains(_ longitude: Double) -> Bool {
    holds(longitude) || (abs(longitude) == 180 && holds(-longitude))
  }

  /// Whether all of `other` is on the arc.
  public func contains(_ other: LongitudeInterval) -> Bool {
    if other.isEmpty || isFull { return true }
    guard !other.isFull, contains(other.west), contains(other.east) else { return false }
    // Both ends are inside; the way between them might still lead around the outside.
    return Self.turn(from: west, to: other.west) <= Self.turn(from: west, to: other.east)
  }

  /// Whether a longitude is on both arcs.
  public func intersects(_ other: LongitudeInterval) -> Bool {
    guard !isEmpty, !other.isEmpty else { return false }
    // Two arcs meet when one begins on the other.
    return contains(other.west) || other.contains(west)
  }

  /// The shortest arc that contains both.
  public func union(_ other: LongitudeInterval) -> LongitudeInterval {
    if contains(other) { return self }
    if other.contains(self) { return other }
    switch (contains(other.west), contains(other.east)) {
    case (true, true): return .full
    case (true, false): return LongitudeInterval(arcFrom: west, to: other.east)
    case (false, true): return LongitudeInterval(arcFrom: other.west, to: east)
    case (false, false):
      return Self.turn(from: east, to: other.west) <= Self.turn(from: other.east, to: west)
        ? LongitudeInterval(arcFrom: west, to: other.east)
        : LongitudeInterval(arcFrom: other.west, to: east)
    }
  }

  private func holds(_ longitude: Double) -> Bool {
    if isEmpty { return false }
    return west <= east
      ? west <= longitude && longitude <= east : longitude >= west || longitude <= east
  }

  /// Degrees eastward from `a` to `b`, 0..<360.
  private static func turn(from a: Double, to b: Double) -> Double {
    let difference = b - a
    if difference < 0 { return difference + 360 }
    return difference < 360 ? difference : 0
  }
}
