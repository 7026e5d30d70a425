import Testing

@testable import SheetEngine

/// The laws a sheet keeps, on ten thousand random sheets each.
struct LawTests {
  @Test func `whatever comes in, numbers go out, and every end rests on a detent`() {
    Seeds.check("hostile events") { random in
      var machine = random.machine(isHostile: true)
      var time = 0.0
      for _ in 0..<24 {
        let event = random.event()
        time += random.value(in: 0...0.2)
        let effects = machine.handle(event, at: random.chance(0.02) ? .nan : time)
        if let fault = Self.fault(of: machine, effects, at: time) { return "\(fault) after \(event)" }
      }
      _ = machine.handle(.interrupted, at: time)
      let end = machine.handle(.tick, at: time + 1000)
      guard end.layout.activity == .resting else { return "never rests" }
      return Self.faultAtRest(of: machine, end.layout)
    }
  }

  /// What is wrong with the numbers a host is given.
  private static func fault(
    of machine: SheetMachine, _ effects: SheetEffects, at time: Double
  ) -> String? {
    let layout = effects.layout
    var numbers = [
      layout.heightPoints, layout.edgePoints, layout.progress, layout.expansion, layout.dimming,
      layout.mapInsetPoints, effects.listOffsetPoints ?? 0, effects.listVelocity ?? 0,
      machine.savedDetent.fraction,
    ]
    if let flight = effects.animation {
      numbers += [flight.fromPoints, flight.toPoints, flight.velocity, flight.durationSeconds]
      numbers += [0.01, 0.2, 3].map { flight.sample(at: time + $0).heightPoints }
      if flight.durationSeconds > 60 { return "an animation of \(flight.durationSeconds) s" }
    }
    guard numbers.allSatisfy(\.isFinite) else { return "no number in \(numbers)" }
    guard layout.heightPoints >= 0, layout.mapInsetPoints >= 0, effects.listOffsetPoints ?? 0 >= 0 else {
      return "negative in \(layout)"
    }
    guard (0...1).contains(layout.dimming), (0...1).contains(layout.expansion) else {
      return "no share in \(layout)"
    }
    let resolved = machine.resolved
    guard resolved.isEmpty || resolved.rest(machine.selection) != nil else {
      return "\(machine.selection) is not active"
    }
    let target = machine.targetPoints
    guard resolved.isEmpty || (resolved.lowestPoints...resolved.highestPoints).contains(target) else {
      return "\(target) is out of \(resolved.levels)"
    }
    guard resolved.highestPoints <= machine.geometry.uncoveredPoints else { return "higher than the room" }
    return nil
  }

  private static func faultAtRest(of machine: SheetMachine, _ layout: SheetLayout) -> String? {
    if machine.resolved.isEmpty { return layout.heightPoints == 0 ? nil : "a height without room" }
    if case .free = machine.configuration.snapRule.kind { return nil }
    guard let rest = machine.resolved.rest(layout.detent) else { return "no detent" }
    return (rest.heightPoints - layout.heightPoints).magnitude <= 1e-9
      ? nil : "rests at \(layout.heightPoints), not at \(rest.heightPoints)"
  }

  @Test func `the result does not depend on how a movement is cut`() {
    Seeds.check("granularity") { random in
      let start = random.machine()
      let area = random.area()
      let velocity: Double? = random.chance(0.5) ? random.value(in: -3000...3000) : nil
      // Strokes that do not turn round within, each long enough for three samples in a tenth of a second.
      let strokes = (0..<random.integer(in: 1...4)).map { _ in
        [-1.0, 1].map { _ in random.value(in: -300...300) }[0]
      }
      func play(cut: Int, byLocation: Bool) -> (Detent.ID, Double, Double, Double) {
        var machine = start
        var time = 0.0
        var place = 500.0
        _ = machine.handle(
          .began(pointer: 1, on: area, byLocation ? .location(place) : .translation(0)), at: 0)
        for stroke in strokes {
          let (from, begin) = (place, time)
          for step in 1...(cut * 3) {
            let share = Double(step) / Double(cut * 3)
            place = from + stroke * share
            time = begin + 0.06 * share
            let position = byLocation ? PointerPosition.location(place) : .translation(place - 500)
            _ = machine.handle(.changed(pointer: 1, position), at: time)
          }
        }
        let (height, list) = (machine.layout(at: time).heightPoints, machine.drag.travel.list)
        let effects = machine.handle(.ended(pointer: 1, velocity: velocity), at: time)
        return (machine.selection, height, list, effects.animation?.velocity ?? 0)
      }
      let whole = play(cut: 1, byLocation: false)
      for cut in [2, 5] {
        let fine = play(cut: cut, byLocation: true)
        guard fine.0 == whole.0, (fine.1 - whole.1).magnitude < 1e-6, (fine.2 - whole.2).magnitude < 1e-6,
          (fine.3 - whole.3).magnitude < 1e-3
        else { return "\(whole) in one piece, \(fine) in \(cut)" }
      }
      return nil
    }
  }

  @Test func `minimum, target, maximum, in every room`() {
    Seeds.check("order") { random in
      let machine = random.machine(isHostile: true)
      let (resolved, room) = (machine.resolved, machine.geometry.uncoveredPoints)
      for rest in resolved.rests
      where !(0...max(0, room)).contains(rest.heightPoints) || !rest.restingPoints.isFinite {
        return "\(rest) in \(room)"
      }
      let isSorted = zip(resolved.levels, resolved.levels.dropFirst()).allSatisfy { $0 < $1 }
      let ids = Set(resolved.rests.map(\.id))
      return isSorted && ids.count == resolved.rests.count ? nil : "\(resolved)"
    }
  }

  @Test func `nothing jumps when touched, at rest, on its way, or past a limit`() {
    Seeds.check("grab") { random in
      var machine = random.machine()
      guard !machine.resolved.isEmpty else { return nil }
      var time = 0.0
      // A flick, so that the sheet is on its way and perhaps swings past an end.
      _ = machine.handle(.began(pointer: 1, on: .header, .step(0)), at: time)
      _ = machine.handle(.changed(pointer: 1, .step(random.value(in: -400...400))), at: time)
      _ = machine.handle(.ended(pointer: 1, velocity: random.value(in: -6000...6000)), at: time)
      time += random.value(in: 0...0.4)
      let seen = machine.layout(at: time).heightPoints
      let begun = machine.handle(.began(pointer: 1, on: random.area(), random.position()), at: time)
      guard (begun.layout.heightPoints - seen).magnitude < 1e-6 else {
        return "\(seen) jumps to \(begun.layout.heightPoints)"
      }
      // The list at its start: a point down is a point down, but for the band.
      _ = machine.handle(.changed(pointer: 1, .step(0)), at: time)
      let still = machine.layout(at: time).heightPoints
      return (still - seen).magnitude < 1e-6 ? nil : "\(seen) drifts to \(still)"
    }
  }
}
