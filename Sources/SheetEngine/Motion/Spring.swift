/// A damped spring of mass 1 that pulls a sheet to its target.
///
/// Its motion is a closed form of the time since the release, so 60 and 120 samples a second lie on one curve.
public struct Spring: Sendable, Equatable {
  /// Duration of an undamped oscillation in seconds, 0.01…10.
  public let response: Double
  /// Damping as a share of the critical one, 0.05…10; below 1 it overshoots.
  public let dampingFraction: Double

  /// Responses in use, in seconds.
  public static let responses = 0.01...10.0
  /// Damping fractions in use.
  public static let dampingFractions = 0.05...10.0

  /// The spring of a response in seconds and a damping fraction, brought into their ranges.
  public init(response: Double, dampingFraction: Double) {
    self.response = response.finite(or: 0.5).clamped(
      Self.responses.lowerBound, Self.responses.upperBound)
    self.dampingFraction = dampingFraction.finite(or: 1).clamped(
      Self.dampingFractions.lowerBound, Self.dampingFractions.upperBound)
  }

  /// The spring of a perceptual duration in seconds and a bounce of −1…1.
  ///
  /// The response is the duration; the damping fraction is 1 − bounce, for a bounce below 0 1/(1 + bounce).
  public init(duration: Double, bounce: Double = 0) {
    let bounce = bounce.finite()
    self.init(
      response: duration, dampingFraction: bounce >= 0 ? 1 - bounce : 1 / max(0.1, 1 + bounce))
  }

  /// The spring with a mass, a stiffness and a damping, all more than 0: ω = √(k/m), ζ = c/(2√(km)).
  public init(mass: Double, stiffness: Double, damping: Double) {
    self.init(
      response: 2 * .pi * (mass / stiffness).squareRoot(),
      dampingFraction: damping / (2 * (mass * stiffness).squareRoot()))
  }

  /// Angular frequency ω = 2π/response, in radians a second.
  public var angularFrequency: Double { 2 * .pi / response }
  /// Stiffness k = ω², for mass 1.
  public var stiffness: Double { angularFrequency * angularFrequency }
  /// Damping c = 2ζω, for mass 1.
  public var damping: Double { 2 * dampingFraction * angularFrequency }
  /// The perceptual duration in seconds: the response.
  public var duration: Double { response }
  /// How bouncy it is: 1 − ζ, for ζ above 1 1/ζ − 1.
  public var bounce: Double {
    dampingFraction <= 1 ? 1 - dampingFraction : 1 / dampingFraction - 1
  }

  /// Where a body is at a time, and how fast.
  ///
  /// With C and S for the cosine and the sine over its frequency, or their hyperbolic kin above critical
  /// damping: x = e^(−ζωt)(x₀C + (v₀ + ζωx₀)S) and its derivative v = e^(−ζωt)(v₀C − (ζωv₀ + ω²x₀)S).
  ///
  /// - Parameters:
  ///   - offset: Distance from the target at the start.
  ///   - velocity: Change of the distance a second at the start.
  ///   - seconds: Time since the start; before it counts as the start.
  public func motion(
    offset: Double, velocity: Double, at seconds: Double
  ) -> (offset: Double, velocity: Double) {
    guard seconds > 0 else { return (offset, velocity) }
    let frequency = angularFrequency
    let decay = dampingFraction * frequency
    let (even, odd) = basis(decay: decay, seconds: seconds)
    return (
      offset * even + (velocity + decay * offset) * odd,
      velocity * even - (decay * velocity + frequency * frequency * offset) * odd
    )
  }

  /// e^(−ζωt)·C and e^(−ζωt)·S.
  private func basis(decay: Double, seconds: Double) -> (even: Double, odd: Double) {
    let discriminant = (1 - dampingFraction) * (1 + dampingFraction)
    if discriminant > 0 {
      let frequency = angularFrequency * discriminant.squareRoot()
      let envelope = ElementaryFunctions.exponential(-decay * seconds)
      guard envelope > 0 else { return (0, 0) }
      let (sine, cosine) = ElementaryFunctions.sineAndCosine(frequency * seconds)
      return (envelope * cosine, envelope * sine / frequency)
    }
    let split = angularFrequency * (-discriminant).squareRoot()
    guard split > 0 else {
      let envelope = ElementaryFunctions.exponential(-decay * seconds)
      return (envelope, envelope * seconds)
    }
    // The slow root as a quotient: as a difference it would lose its digits under strong damping.
    let slowRoot = angularFrequency * angularFrequency / (decay + split)
    let slow = ElementaryFunctions.exponential(-slowRoot * seconds)
    let fast = ElementaryFunctions.exponential(-(decay + split) * seconds)
    return ((slow + fast) / 2, (slow - fast) / (2 * split))
  }
}
