import Persistence
import TextAnalysis

/// The terms of a word that may be mistyped: those of the vocabulary that are a slip or two away.
enum SlipTerms {
  /// Most terms asked for in place of one word.
  private static let maximumTerms = 24
  /// Most terms of the vocabulary looked at for all words: some milliseconds.
  private static let maximumSeeks = 800

  /// What a word that no place has may have been meant to be; a word that places have stands for itself.
  ///
  /// - Parameter words: How many words there are to share the effort.
  static func requirement(
    _ word: QueryText.Word, of words: Int, _ index: some PlaceIndex
  ) throws(DatabaseError) -> TermRequirement {
    guard word.kind == .word else { return word.requirement(.typos) }
    if try index.holds(word.text, asBeginning: word.isPrefix) { return word.requirement(.typing) }
    // One slip first: it is far more likely than two, and far quicker to find.
    for slips in 1...2 {
      guard let automaton = SlipAutomaton(word, slips: slips) else { continue }
      var terms: [String] = []
      var seeks = 0
      var from: String? = automaton.first
      while let first = from, terms.count < maximumTerms, seeks < maximumSeeks / words {
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

  /// Whether a slip may explain why little was found: a word is unknown, or there is a run, whose parts are not
  /// words.
  static func areThinkable(in query: QueryText, _ index: some PlaceIndex) throws(DatabaseError) -> Bool {
    for word in query.words {
      if word.kind == .run { return true }
      if try !index.holds(word.text, asBeginning: word.isPrefix) { return true }
    }
    return false
  }
}
