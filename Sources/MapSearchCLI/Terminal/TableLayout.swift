/// How wide each column of a table is drawn, in columns of the terminal.
struct TableLayout: Sendable, Equatable {
  /// Blanks between columns.
  static let gap = 2

  /// Widths by column; nil for one that is left out.
  let widths: [Int?]

  /// Each column as wide as its widest cell, `natural`, as far as `available` allows; nil is boundless.
  ///
  /// What is missing is taken from the column that is widest beyond its minimum, a column at a time, so the
  /// long ones give first; then expendable ones go, the last first.
  ///
  /// - Complexity: O(*c* *w*) for *c* columns and *w* columns of the terminal too many.
  init(_ columns: [TableColumn], natural: [Int], available: Int?) {
    guard let available else {
      widths = natural.map { $0 == 0 ? nil : $0 }
      return
    }
    var widths: [Int?] = zip(columns, natural).map { $1 == 0 ? nil : min($1, $0.maximumWidth) }
    func total() -> Int {
      let kept = widths.compactMap(\.self)
      return kept.reduce(0, +) + Self.gap * max(0, kept.count - 1)
    }
    func slack(_ index: Int) -> Int { (widths[index] ?? 0) - columns[index].minimumWidth }
    while total() > available {
      let widest = columns.indices.filter { widths[$0] != nil }.max { slack($0) < slack($1) }
      if let widest, slack(widest) > 0 {
        widths[widest]? -= 1
      } else if let last = columns.indices.last(where: { columns[$0].isExpendable && widths[$0] != nil }) {
        widths[last] = nil
        // The room it leaves belongs to the others again.
        for index in columns.indices where widths[index] != nil {
          widths[index] = min(natural[index], columns[index].maximumWidth)
        }
      } else {
        break
      }
    }
    self.widths = widths
  }
}
