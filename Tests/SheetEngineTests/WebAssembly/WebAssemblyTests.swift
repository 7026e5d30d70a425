import TestSupport
import Foundation
import SheetEngine
import Testing

/// The engine compiled as Embedded Swift for WebAssembly answers as the host does, to the last bit.
@Suite(.enabled(if: WebAssemblyModule.canRun, "needs node and bash"))
struct WebAssemblyTests {
  @Test func `it answers as the host`() throws {
    let rows = Self.conformanceRows() + Self.randomRows(300)
    #expect(rows.count > 500)
    let answers = try WebAssemblyModule.shared.get().answers(to: rows)
    try #require(answers.count == rows.count)
    for (row, calls) in rows.enumerated() {
      var host = HostSheet()
      let expected = calls.compactMap { host.answer($0) }.map { String($0.bitPattern, radix: 16) }
        .map { String(repeating: "0", count: 16 - $0.count) + $0 }
      #expect(answers[row] == expected, "row \(row): \(calls)")
    }
  }

  @Test func `a finger's movement allocates nothing`() throws {
    var calls = [ExportedCall("sheet_preset", 0, 390, 844, 47, 34, 49)]
    calls.append(ExportedCall("sheet_began", 0, 700, 0, 4000))
    calls.append(ExportedCall("sheet_changed", 0.001, 699))
    calls.append(ExportedCall("sheet_allocations"))
    for step in 0..<5000 {
      calls.append(ExportedCall("sheet_changed", Double(step) * 0.008, 700 - Double(step % 900)))
    }
    calls.append(ExportedCall("sheet_allocations"))
    let answers = try WebAssemblyModule.shared.get().answers(to: [calls])[0]
    #expect(answers.count == 2)
    #expect(answers[0] == answers[1])
    #expect(answers[0] != "0000000000000000")
  }

  /// Every row of the table from every detent, rising and mirrored.
  private static func conformanceRows() -> [[ExportedCall]] {
    ReleaseCase.all.flatMap { row in
      row.layout.edges.indices.flatMap { start in
        [0.0, 1].map { edge in
          let height = ReferenceLayout.containerPoints
          func place(_ points: Double) -> Double { edge == 0 ? points : height - points }
          let rule = row.layout == .aProjected || row.layout == .e ? 1.0 : 0
          return [ExportedCall("sheet_clear")]
            + row.layout.edges.map { ExportedCall("sheet_add", 0, height - $0.points) }
            + [
              ExportedCall("sheet_open", Double(start), rule, 375, height, 0, 0, 0, edge),
              ExportedCall("sheet_began", 1, place(row.layout.edges[start].points), 0, -1),
              ExportedCall("sheet_changed", 1.1, place(row.edgePoints)),
              ExportedCall("sheet_layout", 1.1, 0),
              ExportedCall("sheet_ended", 1.1, edge == 0 ? row.velocity : -row.velocity),
              ExportedCall("sheet_detent"), ExportedCall("sheet_layout", 1.16, 0),
              ExportedCall("sheet_layout", 1.3, 1),
            ]
        }
      }
    }
  }

  private static func randomRows(_ count: Int) -> [[ExportedCall]] {
    (0..<count).map { seed in
      var random = SplitMix64(seed: UInt64(seed))
      var calls = [ExportedCall("sheet_preset", Double(seed % 7), 390, 844, 47, 34, 49)]
      if seed.isMultiple(of: 2) {
        calls = [ExportedCall("sheet_clear")]
        for _ in 0..<random.integer(in: 1...5) {
          calls.append(ExportedCall("sheet_add", Double(random.integer(in: 0...3)), random.value(in: 0...1)))
        }
        calls.append(ExportedCall("sheet_add", 0, random.value(in: 50...700)))
        calls.append(
          ExportedCall("sheet_open", 0, Double(random.integer(in: 0...5)), 390, 844, 47, 34, 49, 0))
      }
      var time = 0.0
      for _ in 0..<20 {
        time += random.value(in: 0...0.06)
        switch random.integer(in: 0...9) {
        case 0: calls.append(ExportedCall("sheet_began", time, random.value(in: 0...844), 0, -1))
        case 1: calls.append(ExportedCall("sheet_began", time, random.value(in: 0...844), 30, 400))
        case 2: calls.append(ExportedCall("sheet_ended", time, .nan))
        case 3: calls.append(ExportedCall("sheet_ended", time, random.value(in: -3000...3000)))
        case 4: calls.append(ExportedCall("sheet_tapped", time))
        case 5: calls.append(ExportedCall("sheet_select", time, 0))
        case 6: calls.append(ExportedCall("sheet_room", time, 844, 390, 0, 21, 32, random.value(in: 0...200)))
        case 7: calls.append(ExportedCall("sheet_cancelled", time))
        default: calls.append(ExportedCall("sheet_changed", time, random.value(in: 0...844)))
        }
        for which in 0..<5 { calls.append(ExportedCall("sheet_layout", time + 0.01, Double(which))) }
        calls.append(ExportedCall("sheet_detent"))
      }
      return calls
    }
  }
}
