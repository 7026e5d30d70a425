import Testing

@testable import SheetEngine

/// Rules beside the reference one.
struct SnapPolicyTests {
  private let levels = [100.0, 200, 400, 800]

  private func level(
    _ rule: SnapRule, from origin: Int, at height: Double, velocity: Double = 0
  ) -> Int {
    rule.target(
      SnapSituation(
        levels: levels, boundaries: [150, 300, 600], origin: origin, height: height, velocity: velocity,
        reachable: [])
    ).level
  }

  @Test func `nearest takes no notice of speed`() {
    for velocity in [-9000.0, 0, 9000] {
      #expect(level(.nearest, from: 0, at: 310, velocity: velocity) == 2)
    }
  }

  @Test func `midpoints follow a flick, one detent at most`() {
    #expect(level(.midpoints(), from: 0, at: 120) == 0)
    #expect(level(.midpoints(), from: 0, at: 120, velocity: 100) == 1)
    #expect(level(.midpoints(), from: 0, at: 120, velocity: 9000) == 1)
    #expect(level(.midpoints(), from: 3, at: 700, velocity: -9000) == 2)
    #expect(level(.midpoints(projection: .fast), from: 0, at: 120, velocity: 100) == 0)
  }

  @Test func `one detent a swipe, however far`() {
    #expect(level(.oneDetentASwipe(), from: 0, at: 790) == 1)
    #expect(level(.oneDetentASwipe(), from: 3, at: 90, velocity: -3000) == 2)
    #expect(level(.oneDetentASwipe(), from: 1, at: 210) == 1)
  }

  @Test func `a positional threshold of 56 points, or half-way where that is nearer`() {
    #expect(level(.positional(), from: 1, at: 256) == 1)
    #expect(level(.positional(), from: 1, at: 256.01) == 2)
    #expect(level(.positional(), from: 2, at: 344) == 2)
    #expect(level(.positional(), from: 2, at: 343.99) == 1)
    #expect(level(.positional(), from: 0, at: 150) == 0)
    #expect(level(.positional(), from: 0, at: 150.01) == 1)
    #expect(level(.positional(), from: 0, at: 470) == 3)
    #expect(level(.positional(), from: 1, at: 210, velocity: 125) == 2)
    #expect(level(.positional(), from: 1, at: 190, velocity: -125) == 0)
    #expect(level(.positional(), from: 1, at: 210, velocity: 124) == 1)
  }

  @Test func `free rests anywhere within the limits`() {
    func height(_ height: Double, _ velocity: Double) -> Double {
      SnapRule.free().target(
        SnapSituation(
          levels: levels, boundaries: [150, 300, 600], origin: 0, height: height, velocity: velocity,
          reachable: [])
      ).heightPoints
    }
    #expect(height(333, 0) == 333)
    #expect((height(333, 100) - 382.9).magnitude < 1e-9)
    #expect((height(333, 9000), height(333, -9000)) == (800, 100))
  }
}
