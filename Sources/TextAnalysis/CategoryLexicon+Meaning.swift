extension CategoryLexicon {
  /// Most words of a category's name looked for in a query.
  static let maximumNameUnits = 4

  /// The ids and those of everything they are kinds of.
  package func withAncestors(_ ids: [String]) -> Set<String> {
    var all = Set(ids)
    for id in ids { all.formUnion(ancestors(of: id)) }
    return all
  }

  /// The first name of a category in each language.
  func chiefNames(of id: String) -> [String] {
    var names: [String] = []
    for language in CategoryLanguage.allCases {
      if let name = name(of: id, in: language), !names.contains(name) { names.append(name) }
    }
    return names
  }
}
