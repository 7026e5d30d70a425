import Testing

@testable import SheetEngine

/// A drag handed over between list and sheet, both ways in one gesture.
struct HandOverTests {
  /// Detents of 0, 100, 200 and 300 points in a container of 300.
  private func machine(at start: Detent.ID) -> SheetMachine {
    SheetMachine(
      SheetConfiguration(
        detents: [
          .hidden, Detent("low", .fixed(100)), Detent("middle", .fixed(200)), Detent("high", .fixed(300)),
        ], initialDetent: start), in: SheetGeometry(widthPoints: 100, heightPoints: 300))
  }

  /// Heights and list offsets after each step, in points, down being positive.
  private func drag(
    _ start: Detent.ID, _ area: GrabArea, _ steps: [Double]
  ) -> [[Double]] {
    var machine = machine(at: start)
    _ = machine.handle(.began(pointer: 1, on: area, .step(0)), at: 0)
    return steps.map { step in
      let effects = machine.handle(.changed(pointer: 1, .step(step)), at: 0)
      return [effects.layout.heightPoints, machine.drag.travel.list]
    }
  }

  @Test func `with the list at its start the sheet follows`() {
    let list = GrabArea.list(offsetPoints: 0, maximumPoints: 1000)
    #expect(drag("low", list, [10, -20, 20]) == [[90, 0], [110, 0], [90, 0]])
  }

  @Test func `a scrolled list goes back before the sheet sinks, and the sheet rises before it scrolls`() {
    let list = GrabArea.list(offsetPoints: 100, maximumPoints: 1000)
    #expect(drag("low", list, [10, -20, 20, 80]) == [[100, 90], [120, 90], [120, 70], [110, 0]])
  }

  @Test func `at the top a swipe up scrolls the list`() {
    #expect(drag("high", .list(offsetPoints: 0, maximumPoints: 1000), [-10]) == [[300, 10]])
  }

  @Test func `one gesture goes from sheet to list and back`() {
    let list = GrabArea.list(offsetPoints: 0, maximumPoints: 1000)
    #expect(drag("middle", list, [-150, 120, -30]) == [[300, 50], [230, 0], [260, 0]])
  }

  @Test func `the header drags the sheet and never the list`() {
    #expect(drag("low", .header, [10, -20, 20]) == [[90, 0], [110, 0], [90, 0]])
    var machine = machine(at: "high")
    _ = machine.handle(.began(pointer: 1, on: .header, .step(0)), at: 0)
    let effects = machine.handle(.changed(pointer: 1, .step(-10)), at: 0)
    #expect(effects.listOffsetPoints == nil)
  }

  @Test func `past the end of the list the sheet stretches, and lets go first`() {
    let list = GrabArea.list(offsetPoints: 0, maximumPoints: 20)
    var machine = machine(at: "middle")
    _ = machine.handle(.began(pointer: 1, on: list, .step(0)), at: 0)
    _ = machine.handle(.changed(pointer: 1, .step(-150)), at: 0)
    #expect(machine.drag.travel.sheet == 330)
    #expect(machine.drag.travel.list == 20)
    _ = machine.handle(.changed(pointer: 1, .step(35)), at: 0)
    #expect(machine.drag.travel.sheet == 300)
    #expect(machine.drag.travel.list == 15)
  }

  @Test func `the speed at the end goes where the movement would have gone`() {
    let list = GrabArea.list(offsetPoints: 50, maximumPoints: 1000)
    var scrolling = machine(at: "high")
    _ = scrolling.handle(.began(pointer: 1, on: list, .step(0)), at: 0)
    _ = scrolling.handle(.changed(pointer: 1, .step(-10)), at: 0)
    let up = scrolling.handle(.ended(pointer: 1, velocity: -800), at: 0)
    #expect(up.listVelocity == 800)
    #expect(scrolling.selection == "high")

    var sinking = machine(at: "high")
    _ = sinking.handle(.began(pointer: 1, on: list, .step(0)), at: 0)
    _ = sinking.handle(.changed(pointer: 1, .step(60)), at: 0)
    let down = sinking.handle(.ended(pointer: 1, velocity: 800), at: 0)
    #expect(down.listVelocity == nil)
    #expect(sinking.selection == "middle")
    #expect(down.animation?.velocity == -800)
  }

  @Test func `how a movement is cut makes no difference`() {
    let list = GrabArea.list(offsetPoints: 30, maximumPoints: 40)
    let whole = drag("middle", list, [-160, 250, -90]).last
    for cut in [2, 3, 7, 50] {
      let steps = [-160.0, 250, -90].flatMap { [Double](repeating: $0 / Double(cut), count: cut) }
      let end = drag("middle", list, steps).last
      for (first, second) in zip(whole ?? [], end ?? []) { #expect((first - second).magnitude < 1e-9) }
    }
  }
}
