public import Geodesy

/// A simulated journey along a route: locations at even times, on the shortest ways between its points.
///
/// A sequence that is made as it is read, and can be read again. The first fix is the first point at 0 seconds,
/// the last one the last point exactly, when it is reached. A route without points has no fix, one that takes no
/// time has one, at its end.
public struct RoutePlayback: Sendable, Equatable, Sequence {
  /// How fast the route is travelled.
  public enum Pace: Sendable, Equatable {
    /// With one speed all along, in metres a second, finite and above 0.
    case metersPerSecond(Double)
    /// As its points' own times say.
    case recorded
  }

  /// Seconds between two fixes.
  public let intervalSeconds: Double
  /// Length of the route in metres.
  public let lengthMeters: Double
  /// How long the journey takes in seconds.
  public let durationSeconds: Double
  private let lastPoint: RoutePoint?

  /// Where the journey ends; nil for a route without points.
  public var destination: Coordinate? { lastPoint?.coordinate }
  private let legs: [RouteLeg]

  /// A journey along `points`.
  ///
  /// - Parameter intervalSeconds: Time between two fixes, finite and above 0.
  /// - Throws: `RoutePlaybackError` for an interval or a speed out of range, and for recorded times that are
  ///   missing or go backwards.
  /// - Complexity: O(*n*) in the points; a fix is O(1).
  public init(
    _ points: [RoutePoint], pace: Pace, intervalSeconds: Double = 1
  ) throws(RoutePlaybackError) {
    guard intervalSeconds.isFinite, intervalSeconds > 0 else {
      throw RoutePlaybackError(description: "the interval must be a number of seconds above 0")
    }
    if case .metersPerSecond(let speed) = pace, !(speed.isFinite && speed > 0) {
      throw RoutePlaybackError(description: "the speed must be a number of metres a second above 0")
    }
    var legs: [RouteLeg] = []
    var meters = 0.0
    var seconds = 0.0
    for index in points.indices.dropFirst() {
      let (start, end) = (points[index - 1].coordinate, points[index].coordinate)
      let path = Geodesic.inverse(
        latitude1: start.latitude, longitude1: start.longitude, latitude2: end.latitude,
        longitude2: end.longitude)
      let duration =
        switch pace {
        case .metersPerSecond(let speed): path.distanceMeters / speed
        case .recorded: try Self.recordedSeconds(points[index - 1], points[index], number: index + 1)
        }
      legs.append(
        RouteLeg(
          start: start, bearingDegrees: path.bearingDegrees, finalBearingDegrees: path.finalBearingDegrees,
          lengthMeters: path.distanceMeters, startMeters: meters, startSeconds: seconds,
          durationSeconds: duration))
      meters += path.distanceMeters
      seconds += duration
    }
    self.legs = legs
    self.intervalSeconds = intervalSeconds
    lengthMeters = meters
    durationSeconds = seconds
    lastPoint = points.last
  }

  private static func recordedSeconds(
    _ start: RoutePoint, _ end: RoutePoint, number: Int
  ) throws(RoutePlaybackError) -> Double {
    guard let from = start.microseconds, let to = end.microseconds else {
      throw RoutePlaybackError(description: "a point of the route has no time; give a speed instead")
    }
    guard from <= to else {
      throw RoutePlaybackError(
        description: "the times of the route go backwards at point \(number); give a speed instead")
    }
    // As Double: the difference of two far times may not fit an integer.
    return (Double(to) - Double(from)) / 1_000_000
  }

  /// The fixes from the start.
  public func makeIterator() -> Iterator { Iterator(self) }

  /// Makes one fix after another.
  public struct Iterator: IteratorProtocol {
    private let route: RoutePlayback
    private var number = 0
    private var leg = 0
    private var bearing: Double?
    private var isFinished = false

    init(_ route: RoutePlayback) { self.route = route }

    /// The next fix; nil after the one at the end.
    public mutating func next() -> LocationFix? {
      guard let last = route.lastPoint, !isFinished else { return nil }
      let seconds = Double(number) * route.intervalSeconds
      number += 1
      // A millionth of the interval is no time: the end would otherwise come twice, by rounding.
      guard seconds < route.durationSeconds - route.intervalSeconds * 1e-6 else {
        isFinished = true
        return arrival(at: last)
      }
      while leg < route.legs.count - 1, route.legs[leg].endSeconds <= seconds {
        if route.legs[leg].isMoving { bearing = route.legs[leg].finalBearingDegrees }
        leg += 1
      }
      return route.legs[leg].fix(atSeconds: seconds, after: bearing)
    }

    private func arrival(at last: RoutePoint) -> LocationFix {
      LocationFix(
        offsetSeconds: route.durationSeconds, coordinate: last.coordinate,
        bearingDegrees: route.legs.last { $0.isMoving }?.finalBearingDegrees,
        speedMetersPerSecond: route.legs.last?.speedMetersPerSecond ?? 0,
        distanceAlongMeters: route.lengthMeters)
    }
  }
}
