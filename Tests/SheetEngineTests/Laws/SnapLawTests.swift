import Testing

@testable import SheetEngine

/// What every rule keeps to.
struct SnapLawTests {
  private func situation(
    _ machine: SheetMachine, origin: Int, height: Double, velocity: Double = 0
  ) -> SnapSituation {
    SnapSituation(
      levels: machine.resolved.levels, boundaries: machine.boundaries, origin: origin, height: height,
      velocity: velocity, reachable: machine.reachable)
  }

  @Test func `a sheet let go at rest on a detent stays there`() {
    Seeds.check("rests are no boundaries") { random in
      let machine = random.machine(allowsFree: false)
      let levels = machine.resolved.levels
      for (level, height) in levels.enumerated() {
        for nudge in [-9e-5, -1e-9, 0, 1e-9, 9e-5] where levels.count > 1 {
          let gap = zip(levels, levels.dropFirst()).map { $1 - $0 }.min() ?? 1
          guard gap > 1e-3 else { continue }
          let situation = situation(machine, origin: level, height: height + nudge)
          let target = machine.configuration.snapRule.target(situation).level
          guard target == level else { return "\(height) + \(nudge) of \(levels) goes to \(target)" }
        }
      }
      return nil
    }
  }

  @Test func `a tie stays where it came from, else goes to the lower`() {
    Seeds.check("ties") { random in
      let machine = random.machine(allowsFree: false)
      if case .positional = machine.configuration.snapRule.kind { return nil }
      let levels = machine.resolved.levels
      for (lower, boundary) in machine.boundaries.enumerated() where levels[lower + 1] - levels[lower] > 1e-3
      {
        for origin in levels.indices {
          let rule = machine.configuration.snapRule
          let target = rule.target(situation(machine, origin: origin, height: boundary)).level
          var expected = origin == lower + 1 ? lower + 1 : lower
          // Within one detent of a swipe's origin there may be no such choice.
          if case .boundaries(_, true) = rule.kind {
            expected = min(max(expected, origin - 1), origin + 1)
          }
          guard target == expected else {
            return "\(boundary) of \(levels) from \(origin): \(target), not \(expected)"
          }
        }
      }
      return nil
    }
  }

  @Test func `the higher let go, the higher it goes`() {
    Seeds.check("order") { random in
      let machine = random.machine(allowsFree: false)
      guard !machine.resolved.isEmpty else { return nil }
      let origin = random.integer(in: 0...(machine.resolved.levels.count - 1))
      var last = 0
      for height in (0..<40).map({ _ in random.value(in: -50...1000) }).sorted() {
        let target = machine.configuration.snapRule.target(
          situation(machine, origin: origin, height: height)
        ).level
        guard target >= last else { return "\(height) goes to \(target), a lower one to \(last)" }
        last = target
      }
      return nil
    }
  }

  @Test func `upside down is the same, but for ties`() {
    Seeds.check("mirror") { random in
      let levels = (0..<random.integer(in: 1...5)).map { _ in random.value(in: 0...900) }.sorted()
      let origin = random.integer(in: 0...(levels.count - 1))
      let (height, velocity) = (random.value(in: -100...1000), random.value(in: -3000...3000))
      let reachable = random.chance(0.5) ? levels.map { _ in random.chance(0.5) } : []
      let rule = SnapRule.reference()
      let upright = rule.target(
        SnapSituation(
          levels: levels, boundaries: [], origin: origin, height: height, velocity: velocity,
          reachable: reachable)
      ).level
      let mirrored = rule.target(
        SnapSituation(
          levels: levels.reversed().map { 1000 - $0 }, boundaries: [], origin: levels.count - 1 - origin,
          height: 1000 - height, velocity: -velocity, reachable: reachable.reversed())
      ).level
      return upright == levels.count - 1 - mirrored ? nil : "\(upright), mirrored \(mirrored)"
    }
  }

  @Test func `a flick goes no farther than one detent unless it may`() {
    Seeds.check("one detent") { random in
      let machine = random.machine(allowsFree: false)
      let levels = machine.resolved.levels
      guard levels.count > 1, machine.reachable.isEmpty else { return nil }
      let origin = random.integer(in: 0...(levels.count - 1))
      let target = machine.configuration.snapRule.target(
        situation(
          machine, origin: origin, height: levels[origin], velocity: random.value(in: -20_000...20_000))
      ).level
      return (target - origin).magnitude <= 1 ? nil : "from \(origin) to \(target)"
    }
  }
}
