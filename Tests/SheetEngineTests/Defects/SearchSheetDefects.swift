import Testing

@testable import SheetEngine

/// The search sheet above a tab bar, without what was wrong with it.
struct SearchSheetDefects {
  private func pinned(at start: Detent.ID? = nil) -> Sheet {
    Sheet(.searchPinned, in: Sheet.phone, at: start)
  }

  /// Where a sheet of a preset goes when let go at rest at a height.
  private func landing(_ preset: SheetPreset, from start: Detent.ID, at height: Double) -> Detent.ID {
    var sheet = Sheet(preset, in: Sheet.phone, at: start)
    sheet.drag(sheet.height - height)
    sheet.release()
    return sheet.selection
  }

  @Test func `its numbers`() {
    let system = SheetPreset.searchSystem.rests(in: Sheet.phone)
    #expect(system.rests.map(\.heightPoints) == [200, 357, 714])
    #expect(SheetPreset.searchPinned.rests(in: Sheet.phone).levels == [150, 350, 650])
    #expect(SheetPreset.searchSpring.rests(in: Sheet.phone).levels == [200, 350, 650])
    #expect(SheetPreset.searchPinned.configuration.motion == .ease(.ease, seconds: 0.3))
    #expect(SheetPreset.searchPinned.appearance.cornerRadiusPoints == 15)
    #expect(pinned().height == 150)
    guard case .spring(let spring, let kick) = SheetPreset.searchSpring.configuration.motion else {
      Issue.record("no spring")
      return
    }
    #expect((spring.response, spring.dampingFraction, kick) == (0.5, 0.6, 0.8))
  }

  @Test(arguments: [SheetPreset.searchSystem, .searchPinned, .searchSpring].map(\.name))
  func `presented, it does not cover the tab bar`(name: String) throws {
    let preset = try #require(SheetPreset.named(name))
    var sheet = Sheet(preset, in: Sheet.phone)
    for detent in preset.configuration.detents {
      sheet.send(.select(detent.id, isAnimated: false))
      #expect(sheet.machine.geometry.basePoints == 844 - 34 - 49)
      #expect(sheet.edge >= 47)
      #expect(sheet.machine.layout(at: 0).backgroundTakesTouches)
    }
    #expect(sheet.send(.dismiss).notices == .ignored)
  }

  @Test func `a movement past the limit is clamped, not ignored, however it is cut`() {
    for steps in [[-100.0], [Double](repeating: -10, count: 10)] {
      var sheet = pinned(at: "high")
      sheet.machine.configuration.overshoot = .clamp
      sheet.drag(50)
      #expect(sheet.height == 600)
      for step in steps { sheet.send(.changed(pointer: 1, .step(step))) }
      #expect(sheet.height == 650)
    }
  }

  @Test func `its boundaries are midpoints`() {
    for (height, detent) in [(249.0, "low"), (251, "middle"), (499, "middle"), (501, "high")] {
      let id = Detent.ID(detent)
      #expect(landing(.searchPinned, from: "middle", at: height) == id)
      #expect(landing(.searchPinned, from: id == "low" ? "high" : "low", at: height) == id)
    }
  }

  @Test func `given thresholds are a rule of their own`() {
    // As it was: over 400 to 650, over 200 to 350.
    let rule = SnapRule.thresholds([
      SnapBoundary(above: "low", .points(200)), SnapBoundary(above: "middle", .points(400)),
    ])
    for (height, detent) in [(199.0, "low"), (249, "middle"), (399, "middle"), (499, "high")] {
      var sheet = Sheet([Detent("low", .fixed(150))] + Sheet.detents.dropFirst(), at: "low") {
        $0.snapRule = rule
      }
      sheet.drag(150 - height)
      sheet.release()
      #expect(sheet.selection == Detent.ID(detent))
    }
  }

  @Test func `a rest is not on its own threshold: no hair trigger`() {
    for height in [200.0, 200.001, 201, 230] {
      #expect(landing(.searchSpring, from: "low", at: height) == "low")
    }
    // Not even where the threshold is given on the rest: it gives way to the midpoint.
    let rule = SnapRule.thresholds([SnapBoundary(above: "low", .points(200))])
    var sheet = Sheet(at: "low") { $0.snapRule = rule }
    sheet.drag(-1)
    sheet.release()
    #expect(sheet.selection == "low")
  }

  @Test func `its lowest height is reached again after a snap`() {
    for (preset, lowest) in [(SheetPreset.searchPinned, 150.0), (.searchSpring, 200)] {
      var sheet = Sheet(preset, in: Sheet.phone)
      sheet.drag(-200)
      sheet.release()
      sheet.rest()
      #expect(sheet.selection == "middle")
      sheet.drag(180)
      sheet.release()
      sheet.rest()
      #expect(sheet.height == lowest)
    }
  }

  @Test func `every end counts, not only a regular one`() {
    for event in [SheetEvent.cancelled(pointer: 1), .failed(pointer: 1), .interrupted] {
      var sheet = pinned(at: "middle")
      sheet.drag(-90)
      sheet.send(event)
      sheet.rest()
      #expect(sheet.height == 350)
    }
  }

  @Test func `speed counts`() {
    var sheet = pinned(at: "low")
    sheet.drag(-30)
    sheet.release(velocity: -1200)
    #expect(sheet.selection == "middle")
    var slow = pinned(at: "low")
    slow.drag(-30)
    slow.release(velocity: -10)
    #expect(slow.selection == "low")
  }

  @Test func `650 points fit a small screen with bars, and a landscape`() {
    let small = SheetGeometry(
      widthPoints: 375, heightPoints: 667, safeAreaTopPoints: 20, bottomBarPoints: 49)
    #expect(SheetPreset.searchPinned.rests(in: small).levels == [150, 350, 598])
    #expect(SheetPreset.searchPinned.rests(in: Sheet.sideways).levels == [150, 337])
  }

  @Test func `a touch on its way starts from what is seen`() {
    var sheet = pinned(at: "low")
    sheet.send(.select("high"))
    let seen = sheet.machine.layout(at: 0.1).heightPoints
    #expect(seen > 160 && seen < 640)
    let grabbed = sheet.send(.began(pointer: 1, on: .header, .location(400)), after: 0.1)
    #expect(grabbed.layout.heightPoints == seen)
    let moved = sheet.send(.changed(pointer: 1, .location(390)))
    #expect((moved.layout.heightPoints - seen - 10).magnitude < 1e-9)
  }

  @Test func `appearing again keeps the last detent`() {
    var sheet = pinned()
    sheet.send(.select("middle"))
    sheet.rest()
    for _ in 0..<3 { sheet.send(.present) }
    #expect((sheet.selection, sheet.height) == ("middle", 350))
  }
}
