/// Rows of text under headings.
struct Table: Sendable {
  private let columns: [TableColumn]
  private var rows: [[String]] = []

  init(_ columns: [TableColumn]) { self.columns = columns }

  /// Adds a row with a cell a column; text is made safe for a terminal.
  mutating func append(_ cells: [String]) {
    precondition(cells.count == columns.count, "a row has one cell for each column")
    rows.append(cells.map(TerminalText.sanitized))
  }

  /// The heading and the rows, aligned; a column without any text is left out, and so is an empty heading.
  ///
  /// - Parameters:
  ///   - width: Columns of a line; nil, as for a pipe, cuts nothing off.
  ///   - usesStyles: Whether bold and dim are used.
  /// - Complexity: O(*n*) for *n* bytes of text.
  func lines(width: Int?, usesStyles: Bool = false) -> [String] {
    let widths = TableLayout(columns, natural: naturalWidths, available: width).widths
    let titles = columns.map(\.title)
    let hasHeading = zip(titles, widths).contains { !$0.isEmpty && $1 != nil }
    let heading = hasHeading ? [line(titles, widths, usesStyles) { _ in .dim }] : []
    return heading + rows.map { line($0, widths, usesStyles) { columns[$0].style } }
  }

  /// Widest cell of each column, heading included; 0 when no row has text in it.
  private var naturalWidths: [Int] {
    columns.indices.map { index in
      let widest = rows.map { DisplayWidth.columns($0[index]) }.max() ?? 0
      return widest == 0 ? 0 : max(widest, DisplayWidth.columns(columns[index].title))
    }
  }

  private func line(
    _ cells: [String], _ widths: [Int?], _ usesStyles: Bool, style: (Int) -> TextStyle
  ) -> String {
    var line = ""
    var pendingBlanks = 0
    var isFirst = true
    for (index, cell) in cells.enumerated() {
      guard let width = widths[index] else { continue }
      if !isFirst { pendingBlanks += TableLayout.gap }
      isFirst = false
      let text = TerminalText.truncated(cell, toColumns: width)
      let blanks = width - DisplayWidth.columns(text)
      let isTrailing = columns[index].alignment == .trailing
      if text.isEmpty {
        pendingBlanks += blanks
        continue
      }
      // Blanks are held back until text follows: no line ends in blanks, none are underlined or copied.
      line += String(repeating: " ", count: pendingBlanks + (isTrailing ? blanks : 0))
      line += style(index).applied(to: text, ifEnabled: usesStyles)
      pendingBlanks = isTrailing ? 0 : blanks
    }
    return line
  }
}
