/// Terms of which a place needs one.
package struct TermGroup: Sendable, Equatable {
  /// Words of the vocabulary from `first` up to but without `end`, byte by byte.
  package struct Span: Sendable, Equatable {
    package var first: String
    package var end: String

    package init(first: String, end: String) {
      self.first = first
      self.end = end
    }

    /// All that begins with `prefix`.
    package init(beginningWith prefix: String) {
      // Above every scalar that a term holds.
      self.init(first: prefix, end: prefix + "\u{10FFFF}")
    }
  }

  /// Terms by name.
  package var terms: [String]
  /// Terms by span, which the planner looks up.
  package var spans: [Span]
  /// What to ask instead when the spans hold too many terms; nil when the group is then left to the rows.
  package var fallback: [String]?

  package init(_ terms: [String], spans: [Span] = [], fallback: [String]? = nil) {
    self.terms = terms
    self.spans = spans
    self.fallback = fallback
  }
}

/// What the index must hold for a place to have a word.
package struct TermRequirement: Sendable, Equatable {
  /// A term of each group is needed.
  package var groups: [TermGroup]
  /// Whether places with these terms may still lack the word, so that the row decides.
  package var needsRow: Bool

  package init(groups: [TermGroup], needsRow: Bool) {
    self.groups = groups
    self.needsRow = needsRow
  }
}
