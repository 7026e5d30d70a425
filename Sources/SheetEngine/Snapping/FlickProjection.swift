/// How far a flick carries a sheet that nothing stops.
public struct FlickProjection: Sendable, Equatable {
  /// Points travelled for each point a second at the release.
  public let seconds: Double

  /// What a velocity is multiplied by; what is negative or not finite counts as 0.
  public init(seconds: Double) { self.seconds = seconds.lengthPoints }

  /// The sum of all steps when the speed is multiplied by `rate` each millisecond: d/(1000(1 − d)).
  ///
  /// - Parameter rate: 0 to less than 1.
  public init(decelerationRate rate: Double) {
    self.init(seconds: rate >= 0 && rate < 1 ? rate / (1000 * (1 - rate)) : 0)
  }

  /// The rate of ordinary scrolling, 0.998: 0.499 points for each point a second.
  public static let normal = FlickProjection(decelerationRate: 0.998)
  /// The rate of paging, 0.99: 0.099 points for each point a second.
  public static let fast = FlickProjection(decelerationRate: 0.99)
  /// A flick counts for nothing.
  public static let none = FlickProjection(seconds: 0)
}
