import SheetEngine

/// A release: where the sheet's top edge is, how fast it moves, both growing downwards, and where it ends.
struct ReleaseCase: Sendable, CustomStringConvertible {
  let layout: ReferenceLayout
  let edgePoints: Double
  let velocity: Double
  let target: Detent.ID

  var description: String { "\(layout) (\(edgePoints), \(velocity)) → \(target)" }

  /// All rows of the table, a row for each velocity.
  static let all: [ReleaseCase] = [
    rows(
      .a,
      (-480, [-100, 0, 100], "full"), (10, [3000], "half"), (20, [-100, 0], "full"),
      (20, [500, 1000, 3000], "half"), (30, [100], "full"), (407, [-100], "half"),
      (417, [-1000, -3000], "full"), (417, [-100, 0, 100], "half"), (417, [1000], "tip"),
      (427, [100], "half"), (597, [-100], "tip"), (607, [-3000, -1000, -500], "half"),
      (607, [-100, 0, 100], "tip"), (617, [-3000], "half"), (1107, [-100, 0, 100], "tip")),
    rows(
      .aProjected,
      (10, [3000], "tip"), (20, [1000, 3000], "tip"), (417, [1000], "tip"), (417, [-1000], "full"),
      (607, [-3000, -1000], "full"), (617, [-3000], "full")),
    rows(
      .b,
      (10, [1000], "half"), (20, [-1000, -100, 0, 100], "full"), (20, [1000], "half"), (30, [100], "full"),
      (407, [-100], "half"), (417, [-1000], "full"), (417, [-100, 0, 100, 1000], "half"),
      (427, [-1000], "full")),
    rows(
      .c,
      (10, [1000], "hidden"), (20, [-1000, -100, 0, 100], "full"), (20, [1000], "hidden"),
      (30, [100], "full"), (657, [-100], "hidden"), (667, [-1000], "full"),
      (667, [-100, 0, 100, 1000], "hidden"), (677, [-1000], "full")),
    rows(
      .d, (20, [1000], "half"), (417, [-100, 0], "half"), (417, [-1000], "full"), (417, [1000], "hidden")),
    rows(
      .e,
      (417, [-100, 0], "half"), (417, [385], "tip"), (417, [1000], "hidden"), (427, [100], "half"),
      (597, [10, -10, -100], "tip"), (607, [-3000], "half"), (607, [10, -10, 0], "tip"),
      (607, [-1000], "half"), (607, [1000], "hidden"), (617, [10], "tip")),
    rows(
      .f, (-480, [-3000, 0, 3000], "full"), (20, [-3000, 0, 3000], "full"), (667, [-3000, 0, 3000], "full")),
  ].flatMap { $0 }

  private static func rows(
    _ layout: ReferenceLayout, _ lines: (Double, [Double], Detent.ID)...
  ) -> [ReleaseCase] {
    lines.flatMap { line in
      line.1.map { ReleaseCase(layout: layout, edgePoints: line.0, velocity: $0, target: line.2) }
    }
  }
}
