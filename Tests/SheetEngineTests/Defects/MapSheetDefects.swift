import Testing

@testable import SheetEngine

/// The sheets of other map apps, without what was wrong with them.
struct MapSheetDefects {
  static let screen = SheetGeometry(widthPoints: 375, heightPoints: 1000)

  private func landing(
    _ preset: SheetPreset, from start: Detent.ID, edge: Double, in geometry: SheetGeometry = screen
  ) -> Detent.ID {
    var sheet = Sheet(preset, in: geometry, at: start)
    sheet.drag(edge - geometry.edgePoints(sheetHeight: sheet.height))
    sheet.release()
    return sheet.selection
  }

  // MARK: Three thirds

  @Test func `thirds: its numbers`() {
    #expect(
      SheetPreset.thirds.rests(in: Self.screen).rests.map { 1000 - $0.heightPoints } == [800, 500, 200])
    for (edge, detent) in [(651.0, "low"), (649, "middle"), (351, "middle"), (349, "high")] {
      for start in ["low", "middle", "high"] as [Detent.ID] {
        #expect(landing(.thirds, from: start, edge: edge) == Detent.ID(detent))
      }
    }
    #expect(landing(.thirds, from: "low", edge: 650) == "low")
    #expect(landing(.thirds, from: "middle", edge: 650) == "middle")
    #expect(SheetPreset.thirds.configuration.motion == .ease(.easeInOut, seconds: 0.2))
  }

  @Test func `thirds: never off the screen`() {
    for way in [-1500.0, 1500] {
      var sheet = Sheet(.thirds, in: Self.screen, at: "middle")
      let layout = sheet.drag(way).layout
      #expect((0...1000).contains(layout.edgePoints))
      #expect(layout.heightPoints >= 0)
    }
  }

  @Test func `thirds: NaN does not expand it`() {
    var sheet = Sheet(.thirds, in: Self.screen, at: "middle")
    sheet.drag(10, .nan, .infinity)
    #expect(sheet.height == 490)
    sheet.release(velocity: .nan)
    sheet.rest()
    #expect((sheet.selection, sheet.height) == ("middle", 500))
  }

  @Test func `thirds: cancelled it goes back, flicked it goes on`() {
    var sheet = Sheet(.thirds, in: Self.screen, at: "middle")
    sheet.drag(140)
    sheet.send(.cancelled(pointer: 1))
    #expect(sheet.selection == "middle")
    sheet.rest()
    sheet.drag(20)
    sheet.release(velocity: 900)
    #expect(sheet.selection == "low")
  }

  @Test func `thirds: the lowest rest is not under a tab bar`() {
    for rest in SheetPreset.thirds.rests(in: Sheet.phone).rests {
      let edge = Sheet.phone.edgePoints(sheetHeight: rest.heightPoints)
      #expect(edge + rest.heightPoints == 844 - 34 - 49)
    }
  }

  @Test func `thirds: a movement is shown at once, without an animation an event`() {
    var sheet = Sheet(.thirds, in: Self.screen, at: "middle")
    for step in [-5.0, -8, 3, 12] {
      let effects = sheet.drag(step)
      #expect(effects.animation == nil)
    }
  }

  // MARK: Full, middle, bottom

  @Test func `full, middle, bottom: its numbers`() {
    let edges = SheetPreset.fullMiddleBottom.rests(in: Self.screen).levels.map { 1000 - $0 }
    for (edge, expected) in zip(edges, [6000.0 / 7, 500, 0]) { #expect((edge - expected).magnitude < 1e-9) }
    let configuration = SheetPreset.fullMiddleBottom.configuration
    #expect(configuration.motion(to: "middle") == .spring(Spring(response: 0.3, dampingFraction: 0.7)))
    #expect(configuration.motion(to: "full") == .ease(.easeInOut, seconds: 0.3))
    #expect(SheetPreset.fullMiddleBottom.appearance.fillsAreaAbove)
    #expect(landing(.fullMiddleBottom, from: "middle", edge: 249) == "full")
    #expect(landing(.fullMiddleBottom, from: "full", edge: 251) == "middle")
  }

  @Test func `full, middle, bottom: on the boundary it does not open`() {
    for (edge, start, detent) in [
      (750.0, "middle", "middle"), (750, "bottom", "bottom"), (750, "full", "bottom"),
      (750 - 0.0001, "bottom", "middle"), (750 + 0.0001, "middle", "bottom"), (250, "full", "full"),
      (250, "bottom", "middle"),
    ] {
      #expect(landing(.fullMiddleBottom, from: Detent.ID(start), edge: edge) == Detent.ID(detent), "\(edge)")
    }
  }

  @Test func `full, middle, bottom: the drag has an end`() {
    var sheet = Sheet(.fullMiddleBottom, in: Sheet.phone, at: "full")
    #expect(sheet.drag(-5000).layout.edgePoints >= 0)
    #expect(sheet.send(.changed(pointer: 1, .step(90_000))).layout.heightPoints >= 0)
  }

  @Test func `full, middle, bottom: rotation and split view are followed`() {
    var sheet = Sheet(.fullMiddleBottom, in: Sheet.phone, at: "middle")
    for geometry in [Sheet.sideways, SheetGeometry(widthPoints: 507, heightPoints: 1000), Sheet.phone] {
      sheet.send(.geometry(geometry))
      #expect(sheet.height == geometry.availablePoints / 2)
    }
  }

  @Test func `full, middle, bottom: an end that never comes leaves nothing behind`() {
    var sheet = Sheet(.fullMiddleBottom, in: Sheet.phone, at: "middle")
    sheet.drag(-60)
    // The list has taken the touch; the next one begins.
    let again = sheet.send(.began(pointer: 1, on: .header, .location(0)))
    let seen = again.layout.heightPoints
    #expect(sheet.send(.changed(pointer: 1, .location(5))).layout.heightPoints == seen - 5)
    sheet.release()
    sheet.rest()
    #expect(sheet.height == 357)
  }

  // MARK: Quarter

  @Test func `quarter: a quarter of the container it is in`() {
    for geometry in [Sheet.phone, SheetGeometry(widthPoints: 320, heightPoints: 1000), Sheet.sideways] {
      var sheet = Sheet(.quarter, in: geometry)
      sheet.send(.present)
      sheet.rest()
      #expect(sheet.height == geometry.availablePoints / 4)
      #expect(sheet.edge + sheet.height <= geometry.heightPoints)
    }
    #expect(Sheet(.quarter, in: Self.screen, at: "quarter").edge == 750)
  }

  @Test func `quarter: not stale after a rotation`() {
    var sheet = Sheet(.quarter, in: Sheet.phone, at: "quarter")
    sheet.send(.geometry(Sheet.sideways))
    #expect(sheet.height == 337.0 / 4)
  }

  @Test func `quarter: it has a gesture, a dimming and a dismissal`() {
    var sheet = Sheet(.quarter, in: Self.screen, at: "quarter")
    #expect(sheet.machine.layout(at: 0).dimming == 1)
    #expect(!sheet.machine.layout(at: 0).backgroundTakesTouches)
    #expect(sheet.drag(125).layout.dimming == 0.5)
    sheet.release(velocity: 600)
    let gone = sheet.rest()
    #expect((sheet.selection, gone.layout.dimming) == ("hidden", 0))
    #expect(gone.layout.backgroundTakesTouches && gone.notices.contains(.settled))
    sheet.send(.present)
    #expect(sheet.rest().layout.heightPoints == 250)
    #expect(sheet.send(.dismiss).change?.to == "hidden")
  }

  // MARK: Stacked contents

  @Test func `stacked: its numbers`() {
    let preset = SheetPreset.stacked(headerPoints: 100, sectionPoints: [150, 200, 250])
    #expect(preset.rests(in: Self.screen).rests.map { 1000 - $0.heightPoints } == [900, 750, 550, 300])
    #expect(landing(preset, from: "header", edge: 640) == "second")
    #expect(landing(preset, from: "header", edge: 660) == "first")
  }

  @Test func `stacked: the sheet does not jump to the finger`() {
    var sheet = Sheet(.stacked(), in: Self.screen, at: "first")
    let height = sheet.height
    #expect(sheet.send(.began(pointer: 1, on: .header, .location(990))).layout.heightPoints == height)
    #expect(sheet.send(.changed(pointer: 1, .location(985))).layout.heightPoints == height + 5)
  }

  @Test func `stacked: a distance of more than 100 000 is a distance`() {
    let tall = SheetGeometry(widthPoints: 100, heightPoints: 900_000)
    let preset = SheetPreset.stacked(headerPoints: 10, sectionPoints: [400_000, 300_000])
    #expect(landing(preset, from: "header", edge: 900_000 - 200_000, in: tall) == "header")
    #expect(landing(preset, from: "header", edge: 900_000 - 380_000, in: tall) == "first")
  }

  @Test func `stacked: NaN neither expands nor collapses`() {
    for start in ["header", "second", "third"] as [Detent.ID] {
      var sheet = Sheet(.stacked(), in: Self.screen, at: start)
      let height = sheet.height
      sheet.send(.began(pointer: 1, on: .list(offsetPoints: .nan, maximumPoints: .nan), .location(.nan)))
      sheet.send(.changed(pointer: 1, .location(.nan)))
      sheet.send(.ended(pointer: 1, velocity: .nan))
      sheet.rest()
      #expect((sheet.selection, sheet.height) == (start, height))
    }
  }

  @Test func `stacked: a tie stays where it came from`() {
    let preset = SheetPreset.stacked(headerPoints: 100, sectionPoints: [100, 100, 100])
    #expect(landing(preset, from: "second", edge: 750) == "second")
    #expect(landing(preset, from: "first", edge: 750) == "first")
    #expect(landing(preset, from: "third", edge: 750) == "first")
  }

  @Test func `stacked: contents higher than the screen end at its top`() {
    let preset = SheetPreset.stacked(headerPoints: 300, sectionPoints: [400, 500, 600])
    #expect(preset.rests(in: Self.screen).levels == [300, 700, 1000])
    var sheet = Sheet(preset, in: Self.screen, at: "third")
    #expect(sheet.drag(-400).layout.edgePoints >= 0)
  }
}
