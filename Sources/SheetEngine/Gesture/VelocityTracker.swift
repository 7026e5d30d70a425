/// The speed of a finger at its release, from where it was in the last tenth of a second.
///
/// The path between samples is taken to be straight and the mean is taken over the whole window, so that a
/// movement gives one speed however many samples it is cut into.
public struct VelocityTracker: Sendable {
  /// How far back samples count, in seconds.
  public static let windowSeconds = 0.1
  /// Fewest samples within the window that make a speed.
  public static let fewestSamples = 3
  /// A finger that has not moved for so long lies still, in seconds.
  public static let restSeconds = 0.04
  /// Most samples kept: a tenth of a second of 1 270 a second.
  static let capacity = 128

  private struct Sample {
    var seconds: Double
    var points: Double
  }

  /// A ring; made once, so that adding a sample takes no memory.
  private var samples = [Sample](repeating: Sample(seconds: 0, points: 0), count: capacity)
  private var count = 0
  private var newest = 0
  private var movedSeconds = 0.0

  /// A tracker without samples.
  public init() {}

  /// Forgets all samples.
  public mutating func reset() { count = 0 }

  /// The finger is at `points` at a time, in seconds, not before that of the sample before.
  ///
  /// - Complexity: O(1), without allocating.
  public mutating func add(_ points: Double, at seconds: Double) {
    if count > 0 {
      if samples[newest].points != points { movedSeconds = seconds }
      if samples[newest].seconds >= seconds {
        samples[newest].points = points
        return
      }
      newest = (newest + 1) % Self.capacity
    } else {
      newest = 0
      movedSeconds = seconds
    }
    samples[newest] = Sample(seconds: seconds, points: points)
    count = min(count + 1, Self.capacity)
  }

  /// Points a second in the direction of growing positions, for a release at `seconds`.
  ///
  /// 0 when there are too few samples or the finger lay still.
  public func velocity(releasedAt seconds: Double) -> Double {
    // Times are sums of fractions: a rest of exactly the limit must not be missed by a rounding.
    guard count > 0, seconds - movedSeconds < Self.restSeconds - 1e-9 else { return 0 }
    let start = seconds - Self.windowSeconds
    let end = samples[newest]
    var inside = 0
    var earliest = end
    for age in 0..<count {
      let sample = samples[(newest - age + Self.capacity) % Self.capacity]
      guard sample.seconds < start - 1e-9 else {
        inside += 1
        earliest = sample
        continue
      }
      if earliest.seconds > start + 1e-9 {
        let share = (start - sample.seconds) / (earliest.seconds - sample.seconds)
        earliest = Sample(
          seconds: start, points: sample.points + (earliest.points - sample.points) * share)
      }
      break
    }
    let duration = end.seconds - earliest.seconds
    guard inside >= Self.fewestSamples, duration > 0 else { return 0 }
    return (end.points - earliest.points) / duration
  }
}
