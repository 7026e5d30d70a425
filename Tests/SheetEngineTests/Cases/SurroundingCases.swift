import Testing

@testable import SheetEngine

/// Cases met by others: what changes around a sheet.
struct SurroundingCases {
  @Test func `a resized container keeps the detent and moves the edge`() {
    var sheet = Sheet([Detent("half", .fraction(0.5)), .large], at: "half")
    #expect(sheet.edge == 404)
    let bigger = SheetGeometry(
      widthPoints: 1024, heightPoints: 1000, safeAreaTopPoints: 20, safeAreaBottomPoints: 20)
    let effects = sheet.send(.geometry(bigger))
    #expect(effects.change == nil)
    #expect(sheet.selection == "half")
    #expect(sheet.edge == 500)
    // Covered by another screen nothing is drawn, but the next time it is seen it stands right.
    sheet.send(.geometry(Sheet.phone))
    #expect(sheet.edge == 404)
  }

  @Test func `detents come unordered, twice, and higher than a landscape`() {
    var sheet = Sheet(
      [
        Detent("high", .fixed(650)), Detent("low", .fixed(150)), Detent("high", .fixed(100)),
        Detent("middle", .fixed(350)), Detent("bad", .fixed(.nan)), Detent("worse", .fixed(-5)),
      ], at: nil)
    #expect(sheet.machine.resolved.rests.map(\.id) == ["low", "middle", "high"])
    #expect(sheet.selection == "low")
    sheet.send(.select("high"))
    sheet.rest()
    sheet.send(.geometry(Sheet.sideways))
    #expect(sheet.selection == "high")
    #expect(sheet.height == 337)
    #expect(sheet.machine.resolved.levels == [150, 337])
  }

  @Test func `the detent in use removed: the nearest that is left, as a change of layout`() {
    var sheet = Sheet(at: "middle")
    let effects = sheet.send(.detents([Sheet.detents[0], Sheet.detents[2]]))
    #expect(effects.change == DetentChange(from: "middle", to: "low", origin: .layout))
    sheet.rest()
    #expect(sheet.height == 200)
  }

  @Test func `a lower detent removed: the same detent, the same height`() {
    var sheet = Sheet(at: "high")
    let effects = sheet.send(.detents([Sheet.detents[1], Sheet.detents[2]]))
    #expect(effects.change == nil)
    #expect(effects.animation == nil)
    #expect(sheet.height == 650)
  }

  @Test func `the largest removed: the next is a hard limit`() {
    var sheet = Sheet(at: "high") { $0.overshoot = .clamp }
    sheet.send(.detents([Sheet.detents[0], Sheet.detents[1]]))
    sheet.rest()
    #expect(sheet.selection == "middle")
    sheet.drag(-400)
    #expect(sheet.height == 350)
    sheet.release(velocity: -5000)
    sheet.rest()
    #expect(sheet.height == 350)
  }

  @Test func `no height for a moment, then back`() {
    var sheet = Sheet(at: "high")
    let gone = sheet.send(.geometry(SheetGeometry(widthPoints: 0, heightPoints: 0)))
    #expect(gone.layout.heightPoints == 0)
    #expect(sheet.selection == "high")
    let ignored = sheet.send(.began(pointer: 1, on: .header, .location(0)))
    #expect(ignored.notices == .ignored)
    sheet.send(.geometry(Sheet.phone))
    #expect(sheet.selection == "high")
    #expect(sheet.height == 650)
  }

  @Test func `no height before the first layout`() {
    var sheet = Sheet(at: "middle", in: SheetGeometry(widthPoints: 0, heightPoints: 0))
    sheet.send(.restore("high"))
    sheet.send(.geometry(Sheet.phone))
    #expect(sheet.height == 650)
  }

  @Test func `the bottom bar comes and goes, and insets, detents and hit area follow`() {
    var sheet = Sheet([Detent("half", .fraction(0.5)), .large], at: "half")
    #expect((sheet.height, sheet.edge) == (357, 404))
    let bare = SheetGeometry(
      widthPoints: 390, heightPoints: 844, safeAreaTopPoints: 47, safeAreaBottomPoints: 34)
    let effects = sheet.send(.geometry(bare))
    #expect((sheet.height, sheet.edge) == (381.5, 429))
    #expect(effects.layout.mapInsetPoints == 416)
    sheet.send(.geometry(Sheet.phone))
    #expect((sheet.height, sheet.edge) == (357, 404))
    #expect(sheet.machine.layout(at: sheet.time).mapInsetPoints == 440)
  }

  private static let keyboard = SheetGeometry(
    widthPoints: 390, heightPoints: 844, safeAreaTopPoints: 47, safeAreaBottomPoints: 34, bottomBarPoints: 49,
    keyboardPoints: 336)

  @Test func `a keyboard lifts the sheet and caps its height, and leaves the detent`() {
    var sheet = Sheet(at: "high")
    let up = sheet.send(.geometry(Self.keyboard))
    #expect(up.change == nil)
    #expect((sheet.height, sheet.edge) == (461, 47))
    #expect(sheet.machine.savedDetent == SavedDetent(id: "high", fraction: 650.0 / 714))
    let down = sheet.send(.geometry(Sheet.phone))
    #expect(down.change == nil)
    #expect((sheet.height, sheet.edge) == (650, 111))
  }

  @Test func `a keyboard that goes during a drag leaves the sheet at its detent`() {
    var sheet = Sheet(at: "high")
    sheet.send(.geometry(Self.keyboard))
    sheet.drag(3)
    sheet.send(.geometry(Sheet.phone))
    #expect(sheet.height == 647)
    sheet.release()
    sheet.rest()
    #expect((sheet.selection, sheet.height) == ("high", 650))
  }

  @Test func `content that grows under a keyboard leaves the heights at rest`() {
    var sheet = Sheet([Detent("content", .content), .large], at: "content", content: 260)
    sheet.send(.geometry(Self.keyboard))
    sheet.send(.content(heightPoints: 900, isAnimated: false))
    #expect(sheet.height == 461)
    sheet.send(.geometry(Sheet.phone))
    #expect((sheet.selection, sheet.height) == ("content", 260))
    // Measured without the keyboard it counts.
    sheet.send(.content(heightPoints: 300, isAnimated: false))
    #expect(sheet.height == 300)
  }

  @Test func `all of the container is a detent like others`() {
    let bare = SheetGeometry(widthPoints: 390, heightPoints: 844)
    var sheet = Sheet([Detent("half", .fraction(0.5)), Detent("all", .fraction(1))], at: "half", in: bare)
    sheet.drag(-300)
    sheet.release()
    sheet.rest()
    #expect((sheet.selection, sheet.edge) == ("all", 0))
  }

  @Test func `two detents at one height: each is kept, and a drag leads to both`() {
    var sheet = Sheet(
      [Detent("low", .fixed(200)), Detent("one", .fixed(400)), Detent("two", .fixed(400.00005))], at: "two")
    #expect(sheet.machine.resolved.levels == [200, 400])
    sheet.drag(20)
    sheet.release()
    sheet.rest()
    #expect(sheet.selection == "two")
    sheet.send(.select("low"))
    sheet.rest()
    sheet.drag(-180)
    sheet.release()
    #expect(sheet.selection == "one")
    let effects = sheet.send(.select("two"))
    #expect(effects.change?.to == "two")
  }

  @Test func `rotated to where the detent is inactive, and back`() {
    var sheet = Sheet([Detent("small", .fixed(200)), .medium, .large], at: "medium")
    let turned = sheet.send(.geometry(Sheet.sideways))
    #expect(turned.change == DetentChange(from: "medium", to: "small", origin: .layout))
    #expect(sheet.machine.savedDetent.id == "medium")
    let back = sheet.send(.geometry(Sheet.phone))
    #expect(back.change == DetentChange(from: "small", to: "medium", origin: .layout))
    #expect(sheet.height == 357)
  }

  @Test func `fractional heights are compared with a tolerance of 1e-4`() {
    var sheet = Sheet([Detent("third", .fraction(1.0 / 3)), .large], at: "third")
    let shifted = SheetGeometry(
      widthPoints: 390, heightPoints: 844 + 2e-4, safeAreaTopPoints: 47, safeAreaBottomPoints: 34,
      bottomBarPoints: 49)
    let effects = sheet.send(.geometry(shifted, isAnimated: true))
    #expect(effects.animation == nil)
    #expect(effects.layout.activity == .resting)
  }

  @Test func `the room changes while the sheet is on its way`() {
    var sheet = Sheet([Detent("half", .fraction(0.5)), .large], at: "half")
    sheet.send(.select("large"))
    let seen = sheet.machine.layout(at: 0.05).heightPoints
    let turned = sheet.send(.geometry(Sheet.sideways), after: 0.05)
    #expect(turned.animation?.toPoints == 337)
    #expect(seen > 337 && turned.layout.heightPoints == 337)
    sheet.rest()
    #expect((sheet.selection, sheet.height) == ("large", 337))
    sheet.send(.select("half"))
    let small = sheet.machine.layout(at: sheet.time + 0.05).heightPoints
    let back = sheet.send(.geometry(Sheet.phone), after: 0.05)
    #expect(back.layout.heightPoints == small && back.animation?.toPoints == 357)
    sheet.rest()
    #expect((sheet.selection, sheet.height) == ("half", 357))
  }
}
