/// When a spring has come to rest.
extension Spring {
  /// Time by which the offset is within `tolerance` for good, from above: ln(A/ε)/(ζω) with
  /// A = √(x₀² + ((v₀ + ζωx₀)/ω_d)²) below critical damping, and the like above it. In seconds.
  ///
  /// - Parameter tolerance: More than 0, in the unit of `offset`.
  public func settlingBound(offset: Double, velocity: Double, tolerance: Double) -> Double {
    let decay = dampingFraction * angularFrequency
    let push = velocity + decay * offset
    let discriminant = (1 - dampingFraction) * (1 + dampingFraction)
    if discriminant > 0 {
      let swing = push / (angularFrequency * discriminant.squareRoot())
      let amplitude = (offset * offset + swing * swing).squareRoot()
      return amplitude > tolerance ? ElementaryFunctions.logarithm(amplitude / tolerance) / decay : 0
    }
    // |x| ≤ (|x₀| + |v₀ + ζωx₀|·t)·e^(−rt) with the slow root r, and that only falls after 1/r.
    let split = angularFrequency * (-discriminant).squareRoot()
    let root = angularFrequency * angularFrequency / (decay + split)
    func bound(_ seconds: Double) -> Double {
      (offset.magnitude + push.magnitude * seconds) * ElementaryFunctions.exponential(-root * seconds)
    }
    guard offset.magnitude > tolerance || push.magnitude > 0 else { return 0 }
    var seconds = 1 / root
    while bound(seconds) > tolerance { seconds *= 1.5 }
    return seconds
  }

  /// The last time at which the offset is `tolerance`, in seconds; 0 when it is never more.
  ///
  /// - Parameters:
  ///   - offset: Distance from the target at the start.
  ///   - velocity: Change of the distance a second at the start.
  ///   - tolerance: More than 0, in the unit of `offset`.
  /// - Complexity: Some hundred evaluations of the motion.
  public func settlingTime(offset: Double, velocity: Double, tolerance: Double) -> Double {
    let bound = settlingBound(offset: offset, velocity: velocity, tolerance: tolerance)
    guard bound > 0 else { return 0 }
    func isAway(_ seconds: Double) -> Bool {
      motion(offset: offset, velocity: velocity, at: seconds).offset.magnitude > tolerance
    }
    let discriminant = (1 - dampingFraction) * (1 + dampingFraction)
    let halfPeriod =
      discriminant > 0 ? .pi / (angularFrequency * discriminant.squareRoot()) : .infinity

    // Turning points are half a period apart, each farther out than the next. From the last one that is still
    // away the offset shrinks, and once within the tolerance it stays there.
    var turn = lastTurn(offset, velocity, from: max(0, bound - halfPeriod), to: bound) ?? 0
    while turn > 0, !isAway(turn) { turn = max(0, turn - halfPeriod) }
    guard isAway(turn) else { return 0 }
    return Self.boundary(from: turn, to: bound, isAway)
  }

  /// The time between two at which the motion turns round; nil when it does not.
  private func lastTurn(_ offset: Double, _ velocity: Double, from start: Double, to end: Double) -> Double? {
    func isForward(_ seconds: Double) -> Bool {
      motion(offset: offset, velocity: velocity, at: seconds).velocity > 0
    }
    let before = isForward(start)
    guard before != isForward(end) else { return nil }
    return Self.boundary(from: start, to: end) { isForward($0) == before }
  }

  /// Where between two times what holds at the first ceases to, by halving.
  private static func boundary(
    from start: Double, to end: Double, _ holds: (Double) -> Bool
  ) -> Double {
    var (low, high) = (start, end)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if holds(middle) { low = middle } else { high = middle }
    }
    return high
  }
}
