/// What somebody who mistyped a name probably meant.
enum SpellingSuggestion {
  /// The candidate nearest to `typed`, or nil when none is near; the first of equals.
  ///
  /// Near is one slip for every three letters (at least one), or a beginning of at least two letters.
  static func nearest(to typed: String, among candidates: [String]) -> String? {
    let allowed = max(1, typed.count / 3)
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let distance = editDistance(typed, candidate)
      if distance <= allowed, best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
    }
    return best?.name ?? (typed.count >= 2 ? candidates.first { $0.hasPrefix(typed) } : nil)
  }

  /// Fewest insertions, deletions, substitutions and swaps of neighbours that turn `first` into `second`.
  ///
  /// The restricted Damerau–Levenshtein distance: no part is edited twice.
  ///
  /// - Complexity: O(*m* *n*) time and O(*n*) space for *m* and *n* letters.
  static func editDistance(_ first: String, _ second: String) -> Int {
    let (first, second) = (Array(first), Array(second))
    var beforePrevious: [Int] = []
    var previous = Array(0...second.count)
    for (row, letter) in first.enumerated() {
      var current = [row + 1]
      for (column, other) in second.enumerated() {
        let substitution = previous[column] + (letter == other ? 0 : 1)
        var distance = min(substitution, previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
          distance = min(distance, beforePrevious[column - 1] + 1)
        }
        current.append(distance)
      }
      (beforePrevious, previous) = (previous, current)
    }
    return previous[second.count]
  }
}
