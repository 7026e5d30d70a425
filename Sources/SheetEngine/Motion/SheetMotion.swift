/// How a sheet gets to its target.
public enum SheetMotion: Sendable, Equatable {
  /// At once.
  case immediate
  /// Drawn by a spring, which takes up the speed of the release.
  ///
  /// `kick` is the speed for a release at rest, in distances to the target a second.
  case spring(Spring, kick: Double = 0)
  /// Along a curve, in so many seconds.
  case ease(EaseCurve, seconds: Double)
}

/// A sheet on its way: a function of the time alone.
public struct SheetAnimation: Sendable, Equatable {
  /// How it moves.
  public let motion: SheetMotion
  /// Height at the start, in points.
  public let fromPoints: Double
  /// Height at the end, in points.
  public let toPoints: Double
  /// Speed at the start in points a second, up being positive.
  public let velocity: Double
  /// When it starts, in the host's seconds.
  public let startSeconds: Double
  /// How long it takes, in seconds; for a spring until it stays within `tolerancePoints`.
  public let durationSeconds: Double

  /// When it ends, in the host's seconds.
  public var endSeconds: Double { startSeconds + durationSeconds }

  /// A spring so near to its target counts as there, in points: less than a pixel.
  public static let tolerancePoints = 0.1

  /// A flight from a height to another; at rest and there already it takes no time.
  init(
    _ motion: SheetMotion, from: Double, to: Double, velocity: Double, startSeconds: Double
  ) {
    self.motion = motion
    fromPoints = from
    toPoints = to
    self.startSeconds = startSeconds
    switch motion {
    case .immediate:
      self.velocity = 0
      durationSeconds = 0
    case .spring(let spring, let kick):
      self.velocity = velocity == 0 ? kick.finite() * (to - from) : velocity
      durationSeconds = spring.settlingTime(
        offset: from - to, velocity: self.velocity, tolerance: Self.tolerancePoints)
    case .ease(_, let seconds):
      self.velocity = 0
      durationSeconds = (to - from).magnitude > ResolvedDetents.tolerancePoints ? seconds.lengthPoints : 0
    }
  }

  /// Height in points and speed in points a second, up being positive, at a time in the host's seconds.
  public func sample(at seconds: Double) -> (heightPoints: Double, velocity: Double) {
    guard seconds < endSeconds else { return (toPoints, 0) }
    let elapsed = seconds - startSeconds
    switch motion {
    case .immediate: return (toPoints, 0)
    case .spring(let spring, _):
      let (offset, velocity) = spring.motion(
        offset: fromPoints - toPoints, velocity: velocity, at: elapsed)
      return (toPoints + offset, velocity)
    case .ease(let curve, let duration):
      let (progress, slope) = curve.progress(at: elapsed / duration)
      let distance = toPoints - fromPoints
      return (fromPoints + distance * progress, distance * slope / duration)
    }
  }
}
