/// A point on the WGS84 ellipsoid: latitude −90…90 and longitude −180…180, in degrees, both finite.
///
/// −180 and 180 are the same meridian and both allowed; a value keeps what it was made from.
public struct Coordinate: Sendable, Hashable {
  /// Degrees north of the equator, −90…90.
  public let latitude: Double
  /// Degrees east of Greenwich, −180…180.
  public let longitude: Double

  /// The point at `latitude` and `longitude`, in degrees.
  ///
  /// The only way to make one, so nothing deeper checks again.
  ///
  /// - Throws: `CoordinateError` when a value is not finite or out of range.
  public init(latitude: Double, longitude: Double) throws(CoordinateError) {
    guard latitude.isFinite, longitude.isFinite else { throw CoordinateError(.notFinite) }
    guard (-90...90).contains(latitude) else { throw CoordinateError(.latitudeOutOfRange(latitude)) }
    guard (-180...180).contains(longitude) else { throw CoordinateError(.longitudeOutOfRange(longitude)) }
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// Why two numbers are no coordinate.
public struct CoordinateError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The kinds of fault.
  public enum Reason: Sendable, Equatable {
    /// NaN or infinite.
    case notFinite
    /// The latitude is outside −90…90.
    case latitudeOutOfRange(Double)
    /// The longitude is outside −180…180.
    case longitudeOutOfRange(Double)
    /// A rectangle's south is above its north.
    case southAboveNorth
    /// The text is not the expected list of plain decimal numbers; how many were expected.
    case notNumbers(expected: Int)
  }

  /// What is wrong.
  public let reason: Reason

  init(_ reason: Reason) { self.reason = reason }

  /// One sentence that names the value and the remedy.
  public var description: String {
    switch reason {
    case .notFinite: "a coordinate is not a finite number"
    case .latitudeOutOfRange(let value):
      "latitude \(value) is outside -90…90\(abs(value) <= 180 ? "; are latitude and longitude swapped?" : "")"
    case .longitudeOutOfRange(let value): "longitude \(value) is outside -180…180"
    case .southAboveNorth: "a box's south is above its north; the order is west,south,east,north"
    case .notNumbers(4): "a box is four decimal numbers, such as 126.9,37.4,127.1,37.6"
    case .notNumbers: "a coordinate is two decimal numbers, latitude first, such as 37.5,127.0"
    }
  }
}
