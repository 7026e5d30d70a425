/// A column of a table.
struct TableColumn: Sendable {
  /// Its heading; may be empty.
  let title: String
  /// Where its cells stand.
  let alignment: TerminalText.Alignment
  /// How its cells are emphasised on a terminal.
  let style: TextStyle
  /// Narrowest width in columns; one that cannot be kept lets the last expendable column go.
  let minimumWidth: Int
  /// Widest width in columns on a terminal.
  let maximumWidth: Int
  /// Whether it may be left out where it does not fit.
  let isExpendable: Bool

  init(
    _ title: String, alignment: TerminalText.Alignment = .leading, style: TextStyle = .plain,
    minimumWidth: Int = 4, maximumWidth: Int = .max, isExpendable: Bool = false
  ) {
    self.title = title
    self.alignment = alignment
    self.style = style
    self.minimumWidth = minimumWidth
    self.maximumWidth = maximumWidth
    self.isExpendable = isExpendable
  }
}
