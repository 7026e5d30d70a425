import Testing

@testable import SheetEngine

/// Cases met by others: the program, the handle, what is remembered.
struct ProgramCases {
  @Test func `a released sheet sent elsewhere by the program: the last one wins`() {
    var sheet = Sheet(at: "low")
    sheet.drag(-120)
    sheet.release(velocity: -600)
    #expect(sheet.selection == "middle")
    let sent = sheet.send(.select("high"), after: 0.05)
    #expect(sent.change == DetentChange(from: "middle", to: "high", origin: .program))
    #expect((sent.animation?.velocity ?? 0) > 0)
    sheet.rest()
    #expect((sheet.selection, sheet.height) == ("high", 650))
  }

  @Test func `program moves without a drag between`() {
    var sheet = Sheet(at: "low")
    for id in ["high", "low", "middle", "high", "middle"] as [Detent.ID] {
      sheet.send(.select(id), after: 0.03)
    }
    sheet.rest()
    #expect((sheet.selection, sheet.height) == ("middle", 350))
    for id in ["high", "low"] as [Detent.ID] {
      sheet.send(.select(id, isAnimated: false))
      #expect(sheet.selection == id && sheet.machine.mode == .resting)
    }
  }

  @Test func `the program takes a sheet out of the finger's hand`() {
    var sheet = Sheet(at: "low")
    sheet.drag(-60)
    let taken = sheet.send(.select("high"))
    #expect(taken.notices.contains(.dragEnded))
    #expect(taken.layout.heightPoints == 260)
    #expect(sheet.send(.changed(pointer: 1, .step(40))).notices == .ignored)
    #expect(sheet.send(.ended(pointer: 1, velocity: 900)).notices == .ignored)
    sheet.rest()
    #expect(sheet.selection == "high")
    #expect(sheet.pairs == (1, 1))
  }

  @Test func `the current detent set again changes nothing in mid-drag`() {
    var sheet = Sheet(at: "low")
    sheet.drag(-60)
    let again = sheet.send(.select("low"))
    #expect(again.notices == .ignored && again.animation == nil && again.layout.heightPoints == 260)
    #expect(sheet.send(.changed(pointer: 1, .step(-10))).layout.heightPoints == 270)
  }

  @Test func `only users are told as users`() {
    var sheet = Sheet(at: "low")
    sheet.send(.restore("middle"))
    sheet.send(.select("high"))
    sheet.rest()
    sheet.send(.geometry(Sheet.sideways))
    sheet.send(.detents([Sheet.detents[0]]))
    #expect(sheet.answers.compactMap { $0.change?.origin } == [.restore, .program, .layout])
    var other = Sheet(at: "low")
    other.send(.incremented)
    other.rest()
    other.send(.handleTapped)
    #expect(other.answers.compactMap { $0.change?.origin } == [.user, .user])
  }

  @Test func `the handle leads up, then down, and again`() {
    var sheet = Sheet([.hidden] + Sheet.detents, at: "low")
    let way = (0..<7).map { _ -> Detent.ID in
      sheet.send(.handleTapped)
      sheet.rest()
      return sheet.selection
    }
    #expect(way == ["middle", "high", "middle", "low", "middle", "high", "middle"])
  }

  @Test func `assistive technology moves one detent, and escapes`() {
    var sheet = Sheet([.hidden] + Sheet.detents, at: "low")
    sheet.send(.incremented)
    sheet.send(.incremented)
    #expect(sheet.selection == "high")
    #expect(sheet.send(.incremented).notices == .ignored)
    sheet.send(.escaped)
    #expect(sheet.selection == "low")
    #expect(sheet.send(.decremented).notices == .ignored)
  }

  @Test func `presenting is idempotent and keeps the last detent`() {
    var sheet = Sheet([.hidden] + Sheet.detents, at: "low")
    sheet.send(.select("high"))
    sheet.rest()
    #expect(sheet.send(.present).change == nil)
    sheet.send(.dismiss)
    sheet.rest()
    #expect((sheet.selection, sheet.height) == ("hidden", 0))
    #expect(sheet.machine.savedDetent.id == "high")
    sheet.send(.present)
    sheet.rest()
    #expect((sheet.selection, sheet.height) == ("high", 650))
    var pinned = Sheet(at: "low")
    #expect(pinned.send(.dismiss).notices == .ignored)
  }

  @Test func `a restore that comes late loses against the user`() {
    var sheet = Sheet(at: "low")
    sheet.drag(-1)
    #expect(sheet.send(.restore("high")).notices == .ignored)
    sheet.release()
    sheet.rest()
    #expect(sheet.send(.restore("high")).notices == .ignored)
    #expect(sheet.selection == "low")
  }

  @Test func `a restore is at once, and again is nothing new`() {
    var sheet = Sheet(at: "low")
    let restored = sheet.send(.restore("high"))
    #expect(restored.animation == nil && restored.layout.activity == .resting)
    #expect(restored.change == DetentChange(from: "low", to: "high", origin: .restore))
    let again = sheet.send(.restore("high"))
    #expect(again.change == nil && again.layout == restored.layout)
    #expect(sheet.send(.restore("gone")).notices == .ignored)
  }

  @Test func `what is inactive now stays wished for`() {
    var sheet = Sheet([Detent("small", .fixed(200)), .medium, .large], at: "small", in: Sheet.sideways)
    let restored = sheet.send(.restore("medium", fraction: 0.5))
    #expect(restored.layout.detent == "small")
    #expect(sheet.machine.savedDetent == SavedDetent(id: "medium", fraction: 0.5))
    sheet.send(.geometry(Sheet.phone))
    #expect(sheet.selection == "medium")
  }

  @Test func `only settled detents are saved, and forced ones never`() {
    var sheet = Sheet(at: "low")
    sheet.send(.select("high", isForced: true))
    sheet.rest()
    #expect(sheet.selection == "high")
    #expect(sheet.machine.savedDetent.id == "low")
    #expect(sheet.answers.allSatisfy { $0.saved == nil })
    sheet.drag(140)
    #expect(sheet.answers.allSatisfy { $0.saved == nil })
    // The rule would lead to the middle: that is what a drag in progress saves.
    sheet.send(.changed(pointer: 1, .step(100)))
    #expect(sheet.machine.savedDetent.id == "middle")
    sheet.release()
    #expect(sheet.answers.allSatisfy { $0.saved == nil })
    #expect(sheet.machine.savedDetent.id == "middle")
    #expect(sheet.rest().saved?.id == "middle")
  }

  @Test func `without motion it is there at once, and says so`() {
    var sheet = Sheet(at: "low")
    sheet.send(.reduceMotion(true))
    let sent = sheet.send(.select("high"))
    #expect(sent.animation == nil)
    #expect(sent.notices.contains(.settled))
    #expect(sent.saved?.id == "high")
    #expect(sent.layout.heightPoints == 650)
    sheet.send(.reduceMotion(false))
    sheet.send(.select("low"))
    let stopped = sheet.send(.reduceMotion(true), after: 0.05)
    #expect(stopped.notices.contains(.settled) && stopped.layout.heightPoints == 200)
  }

  @Test func `the free rule rests where it is let go, and keeps that share`() {
    var sheet = Sheet(at: "low") { $0.snapRule = .free() }
    sheet.drag(-80)
    sheet.release()
    sheet.rest()
    #expect((sheet.height - 280).magnitude < 1e-9)
    let saved = sheet.machine.savedDetent
    #expect((saved.fraction - 280.0 / 714).magnitude < 1e-12)
    var other = Sheet(at: "low") { $0.snapRule = .free() }
    other.send(.restore(saved.id, fraction: saved.fraction))
    #expect((other.height - 280).magnitude < 1e-9)
  }

  @Test func `what a host is told of dimming, progress, map and list`() {
    var sheet = Sheet(at: "middle") {
      $0.undimmedUpTo = "middle"
      $0.mapInsetUpTo = "middle"
    }
    var layout = sheet.machine.layout(at: 0)
    #expect(layout.dimming == 0 && layout.backgroundTakesTouches)
    #expect(layout.progress == 1 && layout.expansion == 0.5)
    #expect(layout.mapInsetPoints == 433 && !layout.listMayScroll)
    layout = sheet.drag(-150).layout
    #expect(layout.dimming == 0.5 && !layout.backgroundTakesTouches)
    #expect(layout.progress == 1.5 && layout.mapInsetPoints == 433)
    layout = sheet.send(.changed(pointer: 1, .step(-150))).layout
    #expect(layout.dimming == 1 && layout.progress == 2 && layout.listMayScroll)
    layout = sheet.send(.changed(pointer: 1, .step(450))).layout
    #expect(layout.progress == 0 && layout.mapInsetPoints == 283)
    let dimmed = Sheet([.hidden] + Sheet.detents, at: "hidden") { _ in }
    #expect(dimmed.machine.layout(heightPoints: 100).dimming == 0.5)
    #expect(dimmed.machine.layout(heightPoints: 200).dimming == 1)
  }

  @Test func `a flick from beyond the outermost detent counts, under every rule`() {
    let rules: [SnapRule] = [.midpoints(), .positional(), .reference()]
    for rule in rules {
      var low = Sheet(at: "low") { $0.snapRule = rule }
      low.drag(5)
      low.release(velocity: -3_000)
      #expect(low.selection == "middle", "\(rule)")
      var high = Sheet(at: "high") { $0.snapRule = rule }
      high.drag(-5)
      high.release(velocity: 3_000)
      #expect(high.selection == "middle", "\(rule)")
    }
  }

  @Test func `the room lost on the way: what the user chose is remembered all the same`() {
    var sheet = Sheet(at: "low")
    sheet.drag(-160)
    sheet.release()
    #expect(sheet.machine.mode == .moving)
    let chosen = sheet.selection
    let lost = sheet.send(
      .geometry(SheetGeometry(widthPoints: 390, heightPoints: 0), isAnimated: false), after: 0.02)
    #expect(lost.notices.contains(.settled) && lost.saved?.id == chosen)
    sheet.send(.geometry(Sheet.phone, isAnimated: false), after: 0.05)
    #expect(sheet.selection == chosen && sheet.machine.kept.id == chosen)
  }

  private static let hiding = [Detent("hidden", .fixed(0), isTemporary: true)] + Sheet.detents

  @Test func `a hidden sheet is presented by nothing but the program`() {
    for event in [SheetEvent.escaped, .incremented, .decremented, .handleTapped] {
      var sheet = Sheet(Self.hiding, at: "middle")
      sheet.send(.dismiss)
      sheet.rest()
      #expect(sheet.selection == "hidden")
      #expect(sheet.send(event).notices == .ignored && sheet.selection == "hidden")
      sheet.send(.present)
      sheet.rest()
      #expect(sheet.selection == "middle")
    }
  }

  @Test func `presented where what was remembered cannot be, the nearest stands for it`() {
    var sheet = Sheet(Self.hiding, at: "high")
    sheet.send(.dismiss)
    sheet.rest()
    let detents = Self.hiding.map { detent in
      detent.id == "high" ? Detent("high", .resolved { $0.isCompactHeight ? nil : 650 }) : detent
    }
    sheet.send(.detents(detents, isAnimated: false))
    sheet.send(.geometry(Sheet.sideways, isAnimated: false))
    #expect(sheet.selection == "hidden")
    sheet.send(.present)
    sheet.rest()
    #expect(sheet.selection != "hidden")
    sheet.send(.geometry(Sheet.phone, isAnimated: false))
    sheet.rest()
    #expect(sheet.selection == "high")
  }

  @Test func `what is chosen without a movement is remembered`() {
    var sheet = Sheet(at: "low")
    sheet.send(.select("high", isForced: true))
    sheet.rest()
    #expect(sheet.machine.kept.id == "low")
    #expect(sheet.send(.select("high")).saved?.id == "high")
  }
}
