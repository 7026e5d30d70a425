extension CategoryLexicon {
  /// The canonical ids of what a file or a person calls a category; none when nothing is called so.
  ///
  /// Case, spaces and marks do not count. An id outweighs a code in full (`amenity=cafe`, `CE7`, `S.HTL`,
  /// 커피숍), that a name in any language, that the last part of a code (`convenience`, `HTL`). A code may
  /// stand for several categories; they come in the order of the table.
  ///
  /// - Parameter code: Any text.
  /// - Complexity: O(log *n*) in the words of the table.
  package func canonicalIDs(forCode code: String) -> [String] {
    var key = CategoryKey()
    return key.withFolded(code) { folded in
      var meanings: [CategoryMeaning] = []
      CategoryIndex.forEachMeaning(of: folded) { meanings.append($0) }
      guard let best = meanings.lazy.map(\.rank).min() else { return categories(namedBy: folded) }
      return inOrder(meanings.lazy.filter { $0.rank == best })
    }
  }

  /// The canonical ids of the categories with this name or synonym, in the order of the table.
  ///
  /// English plurals are names too: cafes, pharmacies.
  ///
  /// - Parameter folded: The name as `AnalyzedText` and `QueryText` fold it, spaces left out.
  /// - Complexity: O(log *n*) in the words of the table.
  package func categories(namedBy folded: some BidirectionalCollection<UInt8>) -> [String] {
    var names: [CategoryMeaning] = []
    CategoryIndex.forEachMeaning(of: folded) { if $0.language != nil { names.append($0) } }
    guard names.isEmpty else { return inOrder(names) }
    for (plural, singular) in [("ies", "y"), ("es", ""), ("s", "")] {
      let ending = plural.utf8.count
      guard folded.count > ending + 1, folded.suffix(ending).elementsEqual(plural.utf8) else { continue }
      CategoryIndex.forEachMeaning(of: folded.dropLast(ending) + Array(singular.utf8)) {
        if $0.language == .english { names.append($0) }
      }
      guard names.isEmpty else { return inOrder(names) }
    }
    return []
  }

  /// The ids of these meanings, each once, in the order of the table.
  private func inOrder(_ meanings: some Sequence<CategoryMeaning>) -> [String] {
    Set(meanings.lazy.compactMap { index(ofID: $0.id) }).sorted().map { ids[$0] }
  }
}
