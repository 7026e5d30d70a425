/// Progress over time along a cubic Bézier curve from (0, 0) to (1, 1).
public struct EaseCurve: Sendable, Equatable {
  private let x1: Double
  private let y1: Double
  private let x2: Double
  private let y2: Double

  /// The curve with two control points; their times are brought into 0…1.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1.finite().clamped(0, 1)
    self.y1 = y1.finite()
    self.x2 = x2.finite().clamped(0, 1)
    self.y2 = y2.finite()
  }

  /// At an even speed.
  public static let linear = EaseCurve(0, 0, 1, 1)
  /// Starts quickly, ends slowly.
  public static let ease = EaseCurve(0.25, 0.1, 0.25, 1)
  /// Starts and ends slowly.
  public static let easeInOut = EaseCurve(0.42, 0, 0.58, 1)
  /// Ends slowly.
  public static let easeOut = EaseCurve(0, 0, 0.58, 1)

  /// Progress, and its change for a unit of time, at a share of the time, 0…1.
  public func progress(at time: Double) -> (progress: Double, slope: Double) {
    guard time > 0 else { return (0, 0) }
    guard time < 1 else { return (1, 0) }
    var (low, high) = (0.0, 1.0)
    // Time grows with the parameter, so halving finds it to the last bit.
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if Self.value(middle, x1, x2) < time { low = middle } else { high = middle }
    }
    let parameter = (low + high) / 2
    let run = Self.slope(parameter, x1, x2)
    return (Self.value(parameter, y1, y2), run > 1e-9 ? Self.slope(parameter, y1, y2) / run : 0)
  }

  private static func value(_ s: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - s
    return 3 * rest * rest * s * first + 3 * rest * s * s * second + s * s * s
  }

  private static func slope(_ s: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - s
    return 3 * rest * rest * first + 6 * rest * s * (second - first) + 3 * s * s * (1 - second)
  }
}
