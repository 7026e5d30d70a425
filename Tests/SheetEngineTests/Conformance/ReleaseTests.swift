import Testing

@testable import SheetEngine

/// The conformance table, by the rule alone and by a finger on the whole sheet, rising and mirrored.
struct ReleaseTests {
  @Test(arguments: ReleaseCase.all)
  func `the rule answers as the table, from every detent`(row: ReleaseCase) {
    let levels = row.layout.detents.compactMap { detent -> (Detent.ID, Double)? in
      guard case .fixed(let height) = detent.size else { return nil }
      return (detent.id, height)
    }.sorted { $0.1 < $1.1 }
    let reaches = if case .reference(.all) = row.layout.rule.kind { true } else { false }
    for origin in levels.indices {
      let situation = SnapSituation(
        levels: levels.map(\.1), boundaries: [], origin: origin,
        height: ReferenceLayout.containerPoints - row.edgePoints, velocity: -row.velocity,
        reachable: reaches ? levels.map { _ in true } : [])
      #expect(levels[row.layout.rule.target(situation).level].0 == row.target, "from \(levels[origin].0)")
    }
  }

  @Test(arguments: ReleaseCase.all, [SheetGeometry.Edge.bottom, .top])
  func `a finger leads where the table says`(row: ReleaseCase, edge: SheetGeometry.Edge) throws {
    for start in row.layout.edges {
      var machine = row.layout.machine(at: start.id, edge: edge)
      // The mirror turns places and speeds round.
      let mirrored: (Double) -> Double = { edge == .bottom ? $0 : ReferenceLayout.containerPoints - $0 }
      let sign = edge == .bottom ? 1.0 : -1.0
      _ = machine.handle(.began(pointer: 1, on: .header, .location(mirrored(start.points))), at: 1)
      _ = machine.handle(.changed(pointer: 1, .location(mirrored(row.edgePoints))), at: 1.1)
      let effects = machine.handle(.ended(pointer: 1, velocity: sign * row.velocity), at: 1.1)
      #expect(machine.selection == row.target, "from \(start.id)")
      #expect(effects.notices.contains(.dragEnded))
      let end = machine.handle(.tick, at: 60)
      let rest = try #require(row.layout.edges.first { $0.id == row.target })
      #expect(end.layout.activity == .resting)
      #expect((end.layout.edgePoints - mirrored(rest.points)).magnitude < 1e-9)
    }
  }

  @Test func `the table has its rows`() {
    #expect(ReleaseCase.all.count == 94)
    #expect(Set(ReleaseCase.all.map(\.layout)).count == ReferenceLayout.allCases.count)
  }

  @Test func `most and least expanded, next and previous`() {
    let machine = ReferenceLayout.a.machine(at: "half")
    #expect(machine.resolved.rests.map(\.id) == ["tip", "half", "full"])
    var sheet = machine
    for expected in ["full", "full", "full"] as [Detent.ID] {
      _ = sheet.handle(.incremented, at: 0)
      #expect(sheet.selection == expected)
    }
    for expected in ["half", "tip", "tip"] as [Detent.ID] {
      _ = sheet.handle(.decremented, at: 0)
      #expect(sheet.selection == expected)
    }
  }

  @Test func `fractional, absolute and intrinsic heights`() {
    let detents = [
      Detent("share", .fraction(0.5)), Detent("points", .fixed(100)), Detent("content", .content),
      Detent("offset", .resolved { context in context.contentPoints.map { $0 - 42 } }),
    ]
    let resolved = ResolvedDetents(
      detents, in: SheetGeometry(widthPoints: 375, heightPoints: 667), contentPoints: 420)
    #expect(resolved.rest("share")?.heightPoints == 333.5)
    #expect(resolved.rest("points")?.heightPoints == 100)
    #expect(resolved.rest("content")?.heightPoints == 420)
    #expect(resolved.rest("offset")?.heightPoints == 378)
  }
}
