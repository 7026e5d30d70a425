import TextAnalysis

/// The terms a place is indexed under, as a set of texts.
func placeTerms(
  _ names: [String], category: String? = nil, isProminent: Bool = false
) -> Set<String> {
  var maker = PlaceTerms()
  var terms: Set<String> = []
  maker.forEach(
    name: names.first ?? "", alternateNames: names.dropFirst(), category: category, isProminent: isProminent
  ) {
    terms.insert(String(decoding: $0, as: UTF8.self))
  }
  return terms
}

extension Set<String> {
  /// The terms without a mark: words, and letters and pairs of runs.
  var bare: Set<String> {
    filter { term in !["=", "<", "!"].contains { term.hasPrefix($0) } && !term.hasPrefix("c:") }
  }

  /// Whether an index with these terms gives a place to who asks for `requirement`.
  func satisfies(_ requirement: QueryText.Word.Requirement) -> Bool {
    requirement.allOf.allSatisfy(contains)
      && (requirement.vocabularyPrefix.map { prefix in bare.contains { $0.hasPrefix(prefix) } } ?? true)
  }
}
