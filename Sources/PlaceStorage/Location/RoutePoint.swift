public import Geodesy

/// A point of a route, and when it was passed.
public struct RoutePoint: Sendable, Equatable {
  /// Where.
  public var coordinate: Coordinate
  /// When, in microseconds since any one moment; nil when not recorded.
  public var microseconds: Int64?

  /// A point, passed at a time if there is one.
  public init(_ coordinate: Coordinate, microseconds: Int64? = nil) {
    self.coordinate = coordinate
    self.microseconds = microseconds
  }
}

/// A location on the way along a route.
public struct LocationFix: Sendable, Equatable {
  /// Seconds since the start.
  public let offsetSeconds: Double
  /// Where.
  public let coordinate: Coordinate
  /// Direction of travel in degrees clockwise from north, 0..<360; nil before the first movement.
  public let bearingDegrees: Double?
  /// Speed along the route, from 0.
  public let speedMetersPerSecond: Double
  /// Metres travelled since the start.
  public let distanceAlongMeters: Double
}

/// Why a route cannot be played.
public struct RoutePlaybackError: Error, Sendable, Equatable, CustomStringConvertible {
  /// One sentence with the remedy.
  public let description: String
}
