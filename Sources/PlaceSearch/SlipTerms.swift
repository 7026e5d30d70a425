import Persistence
import TextAnalysis

/// The terms of a word that may be mistyped: those of the vocabulary that are a slip or two away.
enum SlipTerms {
  /// Most terms asked for in place of one word.
  private static let maximumTerms = 24
  /// Most terms of the vocabulary looked at for one word: some milliseconds.
  private static let maximumSeeks = 1_500

  static func requirement(
    _ word: QueryText.Word, _ index: some PlaceIndex
  ) throws(DatabaseError) -> TermRequirement {
    guard word.kind == .word else { return word.requirement(.typos) }
    // One slip first: it is far more likely than two, and far quicker to find.
    for slips in 1...2 {
      guard let automaton = SlipAutomaton(word, slips: slips) else { continue }
      var terms: [String] = []
      var seeks = 0
      var from: String? = automaton.first
      while let first = from, terms.count < maximumTerms, seeks < maximumSeeks {
        seeks += 1
        guard let term = try index.term(from: first) else { break }
        if automaton.accepts(term) { terms.append(term) }
        from = automaton.next(after: term)
      }
      if !terms.isEmpty {
        return TermRequirement(groups: [TermGroup(terms)], needsRow: true)
      }
    }
    return word.requirement(.typing)
  }
}
