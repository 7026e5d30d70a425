import Testing

@testable import SheetEngine

/// Cases met by others: fingers.
struct GestureCases {
  @Test func `a second finger and its late end are ignored`() {
    var sheet = Sheet(at: "middle")
    sheet.drag(-40)
    for event in [
      SheetEvent.began(pointer: 2, on: .header, .location(9)), .changed(pointer: 2, .location(500)),
      .cancelled(pointer: 2), .ended(pointer: 2, velocity: 4000),
    ] {
      let effects = sheet.send(event)
      #expect(effects.notices == .ignored)
      #expect(effects.layout.heightPoints == 390)
    }
    sheet.release()
    #expect(sheet.pairs == (1, 1))
    sheet.send(.cancelled(pointer: 1))
    #expect(sheet.pairs == (1, 1))
  }

  @Test func `a sheet grabbed on its way and let go without a movement settles`() {
    var sheet = Sheet(at: "low")
    sheet.send(.select("high"))
    let seen = sheet.machine.layout(at: 0.08).heightPoints
    let grabbed = sheet.send(.began(pointer: 1, on: .header, .location(300)), after: 0.08)
    #expect(grabbed.layout.heightPoints == seen)
    sheet.send(.ended(pointer: 1), after: 0.3)
    let end = sheet.rest()
    #expect(end.notices.contains(.settled))
    #expect((sheet.selection, sheet.height) == ("high", 650))
    #expect(sheet.pairs == (1, 1))
  }

  @Test func `a tap while the sheet settles does not lead it elsewhere`() {
    var sheet = Sheet(at: "high")
    sheet.send(.select("low"))
    sheet.send(.began(pointer: 1, on: .header, .location(300)), after: 0.02)
    let released = sheet.send(.ended(pointer: 1, velocity: 0), after: 0.05)
    #expect(released.change == nil)
    #expect(released.animation?.toPoints == 200)
    #expect(sheet.send(.handleTapped).notices == .ignored)
    sheet.rest()
    #expect(sheet.selection == "low")
  }

  @Test func `below the lowest and back without a jump`() {
    var sheet = Sheet(at: "low")
    var heights = [sheet.height]
    sheet.drag()
    for step in [Double](repeating: 10, count: 12) + [Double](repeating: -10, count: 12) {
      heights.append(sheet.send(.changed(pointer: 1, .step(step))).layout.heightPoints)
    }
    #expect(zip(heights, heights.reversed()).allSatisfy { ($0 - $1).magnitude < 1e-9 })
    #expect(zip(heights, heights.dropFirst()).allSatisfy { ($0 - $1).magnitude <= 5.5 + 1e-9 })
    #expect(heights[12] > 130)
  }

  @Test(arguments: [SheetEvent.interrupted, .cancelled(pointer: 1), .failed(pointer: 1)])
  func `a lost touch leads back to the last detent and never collapses`(event: SheetEvent) {
    var sheet = Sheet([.hidden] + Sheet.detents, at: "middle")
    sheet.drag(300)
    let lost = sheet.send(event)
    #expect(lost.change == nil)
    #expect(lost.notices.contains(.dragEnded))
    sheet.rest()
    #expect((sheet.selection, sheet.height) == ("middle", 350))
  }

  @Test func `a beginning whose end was lost ends before the next`() {
    var sheet = Sheet(at: "middle")
    sheet.drag(-250)
    let again = sheet.send(.began(pointer: 1, on: .header, .location(40)))
    #expect(again.notices.isSuperset(of: [.dragEnded, .dragBegan]))
    #expect(again.change == DetentChange(from: "middle", to: "high", origin: .user))
    #expect(again.layout.heightPoints == 600)
    sheet.send(.ended(pointer: 1, velocity: 0))
    sheet.rest()
    #expect(sheet.selection == "high")
    #expect(sheet.pairs == (2, 2))
  }

  @Test func `disabled and enabled again in mid-touch`() {
    var sheet = Sheet(at: "middle")
    sheet.drag(-60)
    sheet.send(.enabled(false))
    sheet.send(.changed(pointer: 1, .step(-100)))
    sheet.send(.enabled(true))
    let moved = sheet.send(.changed(pointer: 1, .step(-100)))
    #expect(moved.notices == .ignored)
    sheet.send(.ended(pointer: 1, velocity: -3000))
    sheet.rest()
    #expect((sheet.selection, sheet.height) == ("middle", 350))
    #expect(sheet.pairs == (1, 1))
    sheet.drag(-60)
    #expect(sheet.height == 410)
  }

  @Test func `a grab past the limit in mid-overshoot does not jump`() {
    var sheet = Sheet(at: "middle")
    sheet.drag(-200)
    sheet.release(velocity: -4000)
    let peak = (0..<300).map { sheet.time + Double($0) / 1000 }.max {
      sheet.machine.layout(at: $0).heightPoints < sheet.machine.layout(at: $1).heightPoints
    }
    let seen = sheet.machine.layout(at: peak ?? 0).heightPoints
    #expect(seen > 660)
    let grabbed = sheet.send(.began(pointer: 1, on: .header, .location(1)), after: (peak ?? 0) - sheet.time)
    #expect((grabbed.layout.heightPoints - seen).magnitude < 1e-9)
    let down = sheet.send(.changed(pointer: 1, .location(2)))
    #expect(down.layout.heightPoints < seen && down.layout.heightPoints > seen - 1)
  }

  @Test func `translation, location and steps say the same`() {
    for positions in [
      [PointerPosition.translation(8), .translation(-12), .translation(-42)],
      [.location(700), .location(680), .location(650)], [.step(0), .step(-20), .step(-30)],
    ] {
      var sheet = Sheet(at: "middle")
      sheet.send(.began(pointer: 1, on: .header, positions[0]))
      for position in positions.dropFirst() { sheet.send(.changed(pointer: 1, position)) }
      #expect(sheet.height == 400)
    }
  }

  @Test func `the speed of a release is measured where the host has none, and enters the spring`() {
    var sheet = Sheet(at: "low")
    sheet.drag(-6, -6, -6, -6, -6)
    let effects = sheet.send(.ended(pointer: 1))
    #expect(((effects.animation?.velocity ?? 0) - 600).magnitude < 1e-6)
    #expect(sheet.selection == "middle")
  }
}
