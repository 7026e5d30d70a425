extension CategoryLexicon {
  /// The category that the one with this canonical id is a kind of.
  package func parent(of id: String) -> String? {
    index(ofID: id).flatMap { parents[$0] }.map { ids[$0] }
  }

  /// The categories that the one with this canonical id is a kind of, nearest first.
  package func ancestors(of id: String) -> [String] {
    var ancestors: [String] = []
    var index = index(ofID: id).flatMap { parents[$0] }
    while let current = index {
      ancestors.append(ids[current])
      index = parents[current]
    }
    return ancestors
  }

  /// These categories and every kind of them, in the order of the table: of `restaurant` also
  /// `korean_restaurant`.
  ///
  /// Ids that are not canonical come last, as they are.
  ///
  /// - Complexity: O(*n*) in the categories.
  package func withDescendants(of ids: [String]) -> [String] {
    var isIncluded = [Bool](repeating: false, count: self.ids.count)
    var unknown: [String] = []
    for id in ids {
      if let index = index(ofID: id) {
        isIncluded[index] = true
      } else if !unknown.contains(id) {
        unknown.append(id)
      }
    }
    let included = self.ids.indices.filter { index in
      var index: Int? = index
      while let current = index {
        if isIncluded[current] { return true }
        index = parents[current]
      }
      return false
    }
    return included.map { self.ids[$0] } + unknown
  }
}
