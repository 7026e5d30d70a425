import Geodesy

/// The straight way from one point of a route to the next, and when it is travelled.
struct RouteLeg: Sendable, Equatable {
  var start: Coordinate
  var bearingDegrees: Double
  var finalBearingDegrees: Double
  var lengthMeters: Double
  /// Metres from the start of the route.
  var startMeters: Double
  /// Seconds from the start of the route.
  var startSeconds: Double
  var durationSeconds: Double

  var endSeconds: Double { startSeconds + durationSeconds }
  var isMoving: Bool { lengthMeters > 0 }
  var speedMetersPerSecond: Double { durationSeconds > 0 ? lengthMeters / durationSeconds : 0 }

  /// The fix at a time within the leg.
  ///
  /// - Parameter bearing: The direction before, kept while standing still.
  func fix(atSeconds seconds: Double, after bearing: Double?) -> LocationFix {
    let share = durationSeconds > 0 ? min(max((seconds - startSeconds) / durationSeconds, 0), 1) : 0
    let meters = lengthMeters * share
    guard meters > 0 else {
      return LocationFix(
        offsetSeconds: seconds, coordinate: start, bearingDegrees: isMoving ? bearingDegrees : bearing,
        speedMetersPerSecond: speedMetersPerSecond, distanceAlongMeters: startMeters)
    }
    let bearing = Geodesic.direct(
      latitude: start.latitude, longitude: start.longitude, bearingDegrees: bearingDegrees,
      distanceMeters: meters
    ).finalBearingDegrees
    return LocationFix(
      offsetSeconds: seconds,
      coordinate: start.destination(bearingDegrees: bearingDegrees, distanceMeters: meters),
      bearingDegrees: bearing, speedMetersPerSecond: speedMetersPerSecond,
      distanceAlongMeters: startMeters + meters)
  }
}
