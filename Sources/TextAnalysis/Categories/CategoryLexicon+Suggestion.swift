extension CategoryLexicon {
  /// A category with a name that begins as a text does.
  package struct NameMatch: Sendable, Equatable {
    /// Canonical id.
    package let id: String
    /// The name that matched, as it is written.
    package let name: String
    /// The language of the name.
    package let language: CategoryLanguage
  }

  /// The categories with a name that begins with this text: the shortest such name of each, shorter first.
  ///
  /// - Parameters:
  ///   - folded: As `AnalyzedText` and `QueryText` fold it, spaces left out. Nothing begins with an empty text.
  ///   - isMatch: Chooses among those names, folded alike; for a half-typed syllable, `folded` is what comes
  ///     before it.
  /// - Complexity: O(log *n* + *m*) in the words of the table and those that begin with `folded`.
  package func categories(
    namesBeginningWith folded: some Collection<UInt8>,
    where isMatch: (Slice<UnsafeBufferPointer<UInt8>>) -> Bool = { _ in true }
  ) -> [NameMatch] {
    guard !folded.isEmpty else { return [] }
    var best: [Int: (length: Int, meaning: CategoryMeaning)] = [:]
    CategoryIndex.forEachKey(beginningWith: folded, where: isMatch) { key, meanings in
      for meaning in meanings where meaning.language != nil {
        guard let index = index(ofID: meaning.id), key.count < best[index]?.length ?? .max else { continue }
        best[index] = (key.count, meaning)
      }
    }
    return best.sorted { ($0.value.length, $0.key) < ($1.value.length, $1.key) }.compactMap { index, match in
      guard case .name(let language, let number) = match.meaning.role else { return nil }
      return NameMatch(
        id: match.meaning.id, name: paragraphs.words(language.tag, of: index)[number], language: language)
    }
  }
}
