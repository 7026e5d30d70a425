/// How a sheet follows a finger past its limits: less the farther, never more than `reachPoints`.
///
/// b(x) = (1 − 1/(x·c/d + 1))·d for a pull of x, with the constant c and the reach d.
public struct RubberBand: Sendable, Equatable {
  /// The constant of the system's scroll views.
  public static let usualConstant = 0.55

  /// How closely it follows at first, more than 0 and at most 1.
  public let constant: Double
  /// What it approaches, in points, at least 1: usually the height of the container.
  public let reachPoints: Double

  /// A band; its values are brought into their ranges.
  public init(constant: Double = usualConstant, reachPoints: Double) {
    self.constant = constant > 0 ? min(constant, 1) : Self.usualConstant
    self.reachPoints = max(1, reachPoints.finite(or: 1))
  }

  /// How far the sheet moves when a finger pulls by `pull` points; 0 for a pull below 0.
  public func stretch(pull: Double) -> Double {
    guard pull > 0 else { return 0 }
    guard pull < .infinity else { return reachPoints }
    return (1 - 1 / (pull * constant / reachPoints + 1)) * reachPoints
  }

  /// The pull that moves the sheet by `stretch` points: x = b·d/(c·(d − b)).
  public func pull(stretch: Double) -> Double {
    guard stretch > 0 else { return 0 }
    let reached = min(stretch, reachPoints * (1 - 1e-9))
    return reached * reachPoints / (constant * (reachPoints - reached))
  }

  /// How fast the sheet moves for a finger that moves at 1, at a pull; the derivative of `stretch`.
  public func rate(pull: Double) -> Double {
    guard pull > 0 else { return 1 }
    let ratio = 1 / (pull * constant / reachPoints + 1)
    return constant * ratio * ratio
  }
}

/// What happens past the lowest and the highest detent.
public enum Overshoot: Sendable, Equatable {
  /// The sheet stops there.
  case clamp
  /// The sheet follows less and less, with a constant of more than 0 and at most 1.
  case rubberBand(constant: Double)
}
