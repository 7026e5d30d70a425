import Testing

@testable import SheetEngine

/// What a sheet keeps to over time.
struct StateLawTests {
  @Test func `drags begin and end in pairs, and changes say who made them`() {
    Seeds.check("pairs") { random in
      var machine = random.machine(isHostile: true)
      var isOpen = false
      var time = 0.0
      for _ in 0..<24 {
        let event = random.event()
        time += random.value(in: 0...0.1)
        let before = machine.selection
        let effects = machine.handle(event, at: time)
        if effects.notices.contains(.dragEnded) {
          guard isOpen else { return "an end without a beginning: \(event)" }
          isOpen = false
        }
        if effects.notices.contains(.dragBegan) {
          guard !isOpen else { return "a beginning in a drag: \(event)" }
          isOpen = true
        }
        guard isOpen == (effects.layout.activity == .dragging) else { return "\(isOpen) after \(event)" }
        guard (effects.change != nil) == (before != machine.selection) else { return "silent: \(event)" }
        if let change = effects.change {
          guard change.from == before, change.to == machine.selection, change.origin == Self.origin(of: event)
          else { return "\(change) after \(event)" }
        }
      }
      return nil
    }
  }

  private static func origin(of event: SheetEvent) -> DetentChange.Origin {
    switch event {
    case .began, .changed, .ended, .cancelled, .failed, .interrupted, .tick, .handleTapped, .incremented,
      .decremented, .escaped:
      .user
    case .present, .dismiss, .select: .program
    case .restore: .restore
    case .geometry, .detents, .content, .enabled, .reduceMotion: .layout
    }
  }

  @Test func `setting the current detent again changes nothing, whatever goes on`() {
    Seeds.check("idempotence") { random in
      var machine = random.machine()
      var time = 0.0
      for _ in 0..<random.integer(in: 0...12) {
        time += random.value(in: 0...0.1)
        _ = machine.handle(random.event(), at: time)
      }
      guard machine.selection == machine.wish,
        machine.configuration.detents.contains(where: { $0.id == machine.wish })
      else { return nil }
      let before = machine.layout(at: time)
      _ = machine.handle(.tick, at: time)
      let effects = machine.handle(.select(machine.selection, isForced: machine.isForced), at: time)
      guard effects.layout == before, effects.change == nil, effects.animation == nil else {
        return "\(before) became \(effects.layout)"
      }
      let isHidden = machine.isTemporary(machine.selection)
      let presented = machine.handle(.present, at: time)
      return presented.change == nil || isHidden ? nil : "presenting moved it"
    }
  }

  @Test func `no room for a moment, then back: the same detent at the same height`() {
    Seeds.check("room") { random in
      var machine = random.machine()
      _ = machine.handle(.select(random.pick(["a", "b", "c"])), at: 0)
      _ = machine.handle(.tick, at: 100)
      let geometry = machine.geometry
      let (detent, height) = (machine.selection, machine.layout(at: 100).heightPoints)
      let gone = machine.handle(
        .geometry(SheetGeometry(widthPoints: 0, heightPoints: random.pick([0, -1, .nan, .infinity]))),
        at: 101)
      guard machine.selection == detent else { return "lost \(detent)" }
      if machine.resolved.isEmpty, gone.layout.heightPoints != 0 { return "a height without room" }
      let back = machine.handle(.geometry(geometry), at: 102)
      return back.layout.detent == detent && (back.layout.heightPoints - height).magnitude < 1e-9
        ? nil : "\(detent) at \(height) came back as \(back.layout)"
    }
  }

  @Test func `what is remembered is settled, and no passing state`() {
    Seeds.check("memory") { random in
      var machine = random.machine()
      var time = 0.0
      for _ in 0..<20 {
        time += random.value(in: 0...0.3)
        let effects = machine.handle(random.event(), at: time)
        let saved = machine.savedDetent
        if effects.saved != nil, !effects.notices.contains(.settled) { return "saved on the way" }
        let hasOthers = machine.resolved.rests.contains { !$0.isTemporary }
        let isPassing = machine.isTemporary(saved.id)
        if isPassing, hasOthers { return "\(saved)" }
      }
      return nil
    }
  }

  @Test(arguments: [0, -500, 8.2e8, 1.8e9]) func `any clock will do`(start: Double) {
    var machine = SheetMachine(
      SheetPreset.searchSystem.configuration, in: SheetGeometry(widthPoints: 390, heightPoints: 844))
    _ = machine.handle(.select("large"), at: start)
    let heights = (0...60).map { machine.layout(at: start + Double($0) / 60).heightPoints }
    #expect(heights.first == 200 && heights.last == 844)
    #expect(Set(heights).count > 20)
    let arrival = machine.arrivalSeconds ?? start
    #expect(!machine.handle(.tick, at: arrival - 0.01).notices.contains(.settled))
    #expect(machine.handle(.tick, at: arrival).notices.contains(.settled))
    #expect(machine.arrivalSeconds == nil)
  }

  @Test func `time that stands still or runs back counts as none`() {
    Seeds.check("time", count: 1000) { random in
      var machine = random.machine()
      _ = machine.handle(.incremented, at: 5)
      let before = machine.layout(at: 5)
      for time in [4.0, -1, .nan, .infinity, -.infinity] as [Double] {
        guard machine.handle(.tick, at: time).layout == before else { return "moved at \(time)" }
      }
      return nil
    }
  }
}
