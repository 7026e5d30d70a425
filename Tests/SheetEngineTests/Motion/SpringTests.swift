import TestSupport
import Foundation
import Testing

@testable import SheetEngine

struct SpringTests {
  @Test(arguments: [
    (0.4, 1.0, 246.74, 31.416, 0.588, 0.0), (0.25, 0.80, 631.65, 40.212, 0.337, 0.0152),
    (0.3, 0.7, 438.65, 29.322, 0.491, 0.0460), (0.5, 1.0, 157.91, 25.133, 0.735, 0.0),
  ])
  func `stiffness, damping, settling and overshoot are those of the table`(
    response: Double, fraction: Double, stiffness: Double, damping: Double, settles: Double, overshoot: Double
  ) {
    let spring = Spring(response: response, dampingFraction: fraction)
    #expect((spring.stiffness - stiffness).magnitude < 0.005)
    #expect((spring.damping - damping).magnitude < 0.0005)
    let time = spring.settlingTime(offset: 1, velocity: 0, tolerance: 0.001)
    #expect((time - settles).magnitude < 0.0005)
    #expect(spring.settlingBound(offset: 1, velocity: 0, tolerance: 0.001) >= time)
    let deepest = (0...10_000).map {
      spring.motion(offset: 1, velocity: 0, at: Double($0) * 1e-4).offset
    }.min()
    #expect((max(0, -(deepest ?? 1)) - overshoot).magnitude < 0.00005)
  }

  @Test func `three ways to say one spring`() {
    let bouncy = Spring(duration: 0.5, bounce: 0.3)
    #expect((bouncy.stiffness - 157.9).magnitude < 0.05)
    #expect((bouncy.damping - 17.6).magnitude < 0.05)
    let heavy = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect((heavy.duration - 0.63).magnitude < 0.005)
    #expect((heavy.bounce - 0.5).magnitude < 1e-12)
    #expect((Spring(duration: 0.4, bounce: -0.5).bounce + 0.5).magnitude < 1e-12)
    #expect(Spring(response: .nan, dampingFraction: .infinity) == Spring(response: 0.5, dampingFraction: 1))
    #expect(Spring(mass: 0, stiffness: -1, damping: 2).response.isFinite)
  }

  /// Dampings below, near, at and above the critical one.
  private static let fractions = [0.1, 0.6, 0.7, 0.8, 0.999_999, 1, 1.000_001, 1.5, 4]

  @Test(arguments: fractions)
  func `60 and 120 samples a second lie on one curve`(fraction: Double) {
    let animation = SheetAnimation(
      .spring(Spring(response: 0.4, dampingFraction: fraction)), from: 200, to: 650, velocity: 900,
      startSeconds: 12)
    // As a host would: each screen adds up its own frames.
    var (slow, fast) = (12.0, 12.0)
    for _ in 0..<240 {
      #expect(
        (animation.sample(at: slow).heightPoints - animation.sample(at: fast).heightPoints).magnitude < 1e-9)
      slow += 1.0 / 60
      fast += 1.0 / 120
      fast += 1.0 / 120
    }
  }

  @Test(arguments: fractions)
  func `the closed form solves the equation`(fraction: Double) {
    let spring = Spring(response: 0.45, dampingFraction: fraction)
    for (start, push) in [(1.0, 0.0), (0, 12), (-1, 5), (0.5, -20)] {
      var (offset, velocity) = (start, push)
      let step = 1e-4
      for index in 1...10_000 {
        (offset, velocity) = Self.integrated(spring, offset, velocity, step)
        guard index.isMultiple(of: 100) else { continue }
        let exact = spring.motion(offset: start, velocity: push, at: Double(index) * step)
        #expect((exact.offset - offset).magnitude < 1e-6)
        #expect((exact.velocity - velocity).magnitude < 1e-6)
      }
    }
  }

  /// A step of the fourth-order Runge-Kutta method for x″ = −k·x − c·x′.
  private static func integrated(
    _ spring: Spring, _ x: Double, _ v: Double, _ h: Double
  ) -> (Double, Double) {
    func pull(_ x: Double, _ v: Double) -> Double { -spring.stiffness * x - spring.damping * v }
    let (a1, b1) = (v, pull(x, v))
    let (a2, b2) = (v + h / 2 * b1, pull(x + h / 2 * a1, v + h / 2 * b1))
    let (a3, b3) = (v + h / 2 * b2, pull(x + h / 2 * a2, v + h / 2 * b2))
    let (a4, b4) = (v + h * b3, pull(x + h * a3, v + h * b3))
    return (x + h / 6 * (a1 + 2 * a2 + 2 * a3 + a4), v + h / 6 * (b1 + 2 * b2 + 2 * b3 + b4))
  }

  @Test func `the settling time is the last moment outside the tolerance`() {
    var random = SplitMix64(seed: 2)
    for _ in 0..<500 {
      let spring = Spring(
        response: random.value(in: 0.05...2), dampingFraction: random.value(in: 0.05...3))
      let (offset, velocity) = (random.value(in: -800...800), random.value(in: -8000...8000))
      let end = spring.settlingTime(offset: offset, velocity: velocity, tolerance: 0.1)
      func away(_ seconds: Double) -> Double {
        spring.motion(offset: offset, velocity: velocity, at: seconds).offset.magnitude
      }
      #expect((away(end) - 0.1).magnitude < 1e-6, "\(spring) \(offset) \(velocity)")
      for index in 1...200 { #expect(away(end * (1 + Double(index) / 50)) <= 0.1 + 1e-9) }
    }
    let still = Spring(response: 0.4, dampingFraction: 1)
    #expect(still.settlingTime(offset: 0, velocity: 0, tolerance: 0.1) == 0)
  }
}
