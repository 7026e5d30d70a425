import Testing

@testable import SheetEngine

struct VelocityTrackerTests {
  private func velocity(_ samples: [(Double, Double)], released: Double) -> Double {
    var tracker = VelocityTracker()
    for (seconds, points) in samples { tracker.add(points, at: seconds) }
    return tracker.velocity(releasedAt: released)
  }

  @Test func `an even movement has its speed`() {
    var samples: [(Double, Double)] = []
    for step in 0...20 { samples.append((Double(step) / 100, Double(step) * 5)) }
    #expect((velocity(samples, released: 0.2) - 500).magnitude < 1e-9)
  }

  @Test func `only the last tenth of a second counts`() {
    var slowly: [(Double, Double)] = []
    var quickly: [(Double, Double)] = []
    for step in 0...10 {
      let steps = Double(step)
      slowly.append((steps / 100, steps))
      if step > 0 { quickly.append((0.1 + steps / 100, 10 + steps * 10)) }
    }
    #expect((velocity(slowly + quickly, released: 0.2) - 1000).magnitude < 1e-9)
  }

  @Test func `two samples are no speed`() {
    #expect(velocity([(0, 0), (0.01, 50)], released: 0.01) == 0)
    #expect(velocity([(0, 0), (0.01, 50), (0.02, 100)], released: 0.02) == 5000)
    #expect(velocity([], released: 1) == 0)
  }

  @Test func `a finger that lay still for 40 ms has none`() {
    let samples = [(0.0, 0.0), (0.01, 10), (0.02, 20), (0.03, 30)]
    #expect(velocity(samples, released: 0.069) > 0)
    #expect(velocity(samples, released: 0.07) == 0)
    #expect(velocity(samples + [(0.05, 30), (0.069, 30)], released: 0.07) == 0)
  }

  @Test func `samples at one time are one`() {
    #expect(velocity([(0, 0), (0, 10), (0, 20), (0, 30)], released: 0) == 0)
    #expect(velocity([(0, 0), (0.01, 5), (0.01, 10), (0.02, 20)], released: 0.02) == 1000)
  }

  @Test func `a path cut finer has the same speed`() {
    let corners = [(0.0, 0.0), (0.03, 12), (0.07, 80), (0.11, 60), (0.13, 90), (0.16, 200)]
    let whole = velocity(corners, released: 0.16)
    for cut in [2, 3, 5, 20] {
      var fine = [corners[0]]
      for (start, end) in zip(corners, corners.dropFirst()) {
        for step in 1...cut {
          let share = Double(step) / Double(cut)
          fine.append((start.0 + (end.0 - start.0) * share, start.1 + (end.1 - start.1) * share))
        }
      }
      #expect((velocity(fine, released: 0.16) - whole).magnitude < 1e-6)
    }
  }
}
