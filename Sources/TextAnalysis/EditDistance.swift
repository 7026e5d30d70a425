/// Distances between what was typed and what was meant: letters left out, put in, swapped or wrong.
///
/// Source: the optimal string alignment distance (Damerau 1964 with adjacent transpositions, each part edited once);
/// the search within a longer text is Sellers' (1980).
enum EditDistance {
  /// How many slips are forgiven in a word of this many letters.
  static func allowance(letters: Int) -> Int { letters < 4 ? 0 : letters < 8 ? 1 : 2 }
  /// How many slips are forgiven in a run of this many keys; a syllable has two or three.
  static func allowance(keys: Int) -> Int { keys < 6 ? 0 : keys < 14 ? 1 : 2 }

  /// Where a text is nearest to `pattern`.
  struct Alignment: Equatable {
    var distance: Int
    /// Where the part ends in the text.
    var end: Int
  }

  /// The nearest beginning of `text`, or all of it, to `pattern`; nil when it is farther than `limit`.
  ///
  /// - Complexity: O(*n* *m*).
  static func alignment(
    of pattern: [UInt32], with text: ArraySlice<UInt32>, isPrefix: Bool, limit: Int
  ) -> Alignment? {
    if !isPrefix, abs(pattern.count - text.count) > limit { return nil }
    let width = pattern.count + 1
    var before = [Int](repeating: 0, count: width)
    var previous = Array(0..<width)
    var current = previous
    var best: Alignment? =
      previous[width - 1] <= limit && (isPrefix || text.isEmpty)
      ? Alignment(distance: previous[width - 1], end: text.startIndex) : nil
    var leastBefore = 0
    // A beginning longer than this is farther than the limit.
    let longest = isPrefix ? min(text.count, pattern.count + limit) : text.count
    for offset in 0..<longest {
      let letter = text[text.startIndex + offset]
      current[0] = offset + 1
      var least = current[0]
      for column in 1..<width {
        let substituted = previous[column - 1] + (pattern[column - 1] == letter ? 0 : 1)
        var value = min(substituted, previous[column] + 1, current[column - 1] + 1)
        if offset > 0, column > 1, pattern[column - 1] == text[text.startIndex + offset - 1],
          pattern[column - 2] == letter
        {
          value = min(value, before[column - 2] + 1)
        }
        current[column] = value
        least = min(least, value)
      }
      let distance = current[width - 1]
      if distance <= limit, isPrefix || offset == text.count - 1, distance <= best?.distance ?? limit {
        best = Alignment(distance: distance, end: text.startIndex + offset + 1)
      }
      // A swap may lead on from the row before.
      if least > limit, leastBefore >= limit { break }
      leastBefore = least
      swap(&before, &previous)
      swap(&previous, &current)
    }
    return best
  }
}
