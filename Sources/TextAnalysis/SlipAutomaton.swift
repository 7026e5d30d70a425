/// Walks a sorted vocabulary for the words within some slips of a word, passing over what cannot be one.
///
/// After each term it names the smallest term that may still be accepted, so that a B-tree is asked a few hundred
/// times instead of read. The states are the rows of the optimal string alignment table.
///
/// Source: the intersection of a Levenshtein automaton with a sorted term list (Schulz and Mihov 2002, and as
/// search engines use it since).
package struct SlipAutomaton {
  private let pattern: [UInt32]
  private let slips: Int
  private let isPrefix: Bool
  /// Letters of the pattern's script; a slip does not change scripts.
  private let letters: Range<UInt32>

  /// The words within `slips` of `word`; nil when that many are not forgiven in it.
  package init?(_ word: QueryText.Word, slips: Int) {
    pattern = word.text.unicodeScalars.map(\.value)
    guard word.kind == .word, EditDistance.allowance(letters: pattern.count) >= slips,
      !pattern.contains(where: { 0x30...0x39 ~= $0 })
    else { return nil }
    self.slips = slips
    isPrefix = word.isPrefix
    letters = pattern.allSatisfy { $0 < 0x250 } ? 0x61..<0x250 : 0x250..<0x2E80
  }

  /// Where to begin.
  package var first: String { String(scalars: [slips > 1 ? pattern[0] : letters.lowerBound]) }

  /// Whether `term` is within the slips, or for a growing word begins so.
  package func accepts(_ term: String) -> Bool {
    if isFirstLetterFixed, term.unicodeScalars.first?.value != pattern.first { return false }
    return EditDistance.alignment(
      of: pattern, with: term.unicodeScalars.map(\.value)[...], isPrefix: isPrefix, limit: slips) != nil
  }

  /// The smallest term after `term` that may be accepted; nil when there is none.
  package func next(after term: String) -> String? {
    let scalars = term.unicodeScalars.map(\.value)
    var rows = [Array(0...pattern.count)]
    var depth = 0
    while depth < scalars.count, let row = row(after: rows, scalars, scalars[depth]) {
      rows.append(row)
      depth += 1
      // All that begins so is accepted.
      if isPrefix, row[pattern.count] <= slips { return term + "\u{0}" }
    }
    if depth == scalars.count { return term + "\u{0}" }
    while depth >= 0 {
      if let letter = letter(above: scalars[depth], rows, scalars, depth) {
        return String(scalars: Array(scalars[..<depth]) + [letter])
      }
      depth -= 1
    }
    return nil
  }

  /// Two slips are looked for behind the first letter only: there they hardly ever are, and most of the walk would
  /// be.
  private var isFirstLetterFixed: Bool { slips > 1 }

  /// The smallest letter above `letter` that leads on after `depth` letters of `scalars`.
  private func letter(above letter: UInt32, _ rows: [[Int]], _ scalars: [UInt32], _ depth: Int) -> UInt32? {
    if depth == 0, isFirstLetterFixed { return nil }
    let least = max(letter + 1, letters.lowerBound)
    guard least < letters.upperBound else { return nil }
    let known = Array(rows[...depth])
    // With a slip to spare any letter will do.
    if known[depth].min() ?? .max < slips { return least }
    return pattern.filter { $0 >= least && row(after: known, scalars, $0) != nil }.min()
  }

  /// The row after one more letter; nil when nothing that goes on so is accepted.
  private func row(after rows: [[Int]], _ scalars: [UInt32], _ letter: UInt32) -> [Int]? {
    let depth = rows.count - 1
    guard letters.contains(letter), depth > 0 || !isFirstLetterFixed || letter == pattern[0] else {
      return nil
    }
    let previous = rows[depth]
    var row = [depth + 1]
    for column in 1...pattern.count {
      var value = min(
        previous[column - 1] + (pattern[column - 1] == letter ? 0 : 1), previous[column] + 1,
        row[column - 1] + 1)
      if depth > 0, column > 1, pattern[column - 1] == scalars[depth - 1], pattern[column - 2] == letter {
        value = min(value, rows[depth - 1][column - 2] + 1)
      }
      row.append(value)
    }
    return row.min() ?? .max <= slips ? row : nil
  }
}
