import TextAnalysis

/// The terms a place is indexed under, as a set of texts.
func placeTerms(
  _ names: [String], category: String? = nil, address: String? = nil, isProminent: Bool = false
) -> Set<String> {
  var maker = PlaceTerms()
  var terms: Set<String> = []
  maker.forEach(
    name: names.first ?? "", alternateNames: names.dropFirst(), category: category, addresses: [address],
    isProminent: isProminent
  ) {
    terms.insert(String(decoding: $0, as: UTF8.self))
  }
  return terms
}

extension Set<String> {
  /// The terms without a mark: words, and letters and pairs of runs.
  var bare: Set<String> {
    filter { term in !["=", "<", "!", "^", "@"].contains { term.hasPrefix($0) } && !term.hasPrefix("c:") }
  }

  /// Whether an index with these terms gives a place to who asks for `requirement`.
  func satisfies(_ requirement: TermRequirement) -> Bool { requirement.groups.allSatisfy(satisfies) }

  private func satisfies(_ group: TermGroup) -> Bool {
    group.terms.contains(where: contains)
      || group.spans.contains { span in
        contains {
          !$0.utf8.lexicographicallyPrecedes(span.first.utf8)
            && $0.utf8.lexicographicallyPrecedes(span.end.utf8)
        }
      }
  }
}
