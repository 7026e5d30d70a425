/// Terms on the left, their explanations aligned on the right.
enum DefinitionList {
  /// Columns before a term.
  static let indent = 2
  /// Columns a term may take beside its explanation; a longer one has the line for itself.
  static let widestTerm = 26

  /// The entries as lines of at most `width` columns.
  static func lines(_ entries: [(String, String)], width: Int) -> [String] {
    let widths = entries.map { DisplayWidth.columns($0.0) }
    let term = widths.filter { $0 <= widestTerm }.max() ?? 0
    let margin = String(repeating: " ", count: indent)
    let hanging = String(repeating: " ", count: indent + term + 2)
    return entries.flatMap { name, explanation -> [String] in
      var lines = TextWrapping.lines(of: explanation, columns: width - hanging.count).map { hanging + $0 }
      guard DisplayWidth.columns(name) <= term, !lines.isEmpty else { return [margin + name] + lines }
      lines[0] = margin + TerminalText.padded(name, toColumns: term + 2) + lines[0].dropFirst(hanging.count)
      return lines
    }
  }
}
