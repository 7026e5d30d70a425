import TextAnalysis

/// The kinds of places, for programs that show or translate them.
package enum CategoryDirectory {
  /// A kind of place.
  package struct Entry: Sendable, Equatable {
    /// Canonical id, such as `korean_restaurant`.
    package let id: String
    /// The id of the kind it belongs to; nil for a kind of its own.
    package let parent: String?
    /// What files call it: `cuisine=korean`, `CE7`.
    package let codes: [String]
    /// What to show, by BCP 47 tag.
    package let names: [(language: String, name: String)]

    package static func == (one: Entry, other: Entry) -> Bool { one.id == other.id }
  }

  /// All kinds, in the order of the table.
  package static let all: [Entry] = CategoryLexicon.shared.ids.compactMap(entry)

  /// The kind with a canonical id.
  package static func entry(_ id: String) -> Entry? {
    guard let category = CategoryLexicon.shared.category(id: id) else { return nil }
    let names = CategoryLanguage.allCases.compactMap { language in
      category.names[language]?.first.map { (language: language.tag, name: $0) }
    }
    return Entry(id: category.id, parent: category.parent, codes: category.codes, names: names)
  }

  /// The canonical ids of what a file or a person calls a kind.
  package static func ids(forCode code: String) -> [String] {
    CategoryLexicon.shared.canonicalIDs(forCode: code)
  }

  /// The name of a kind in a language, such as `ko` or `en-GB`.
  package static func name(of id: String, language: String) -> String? {
    CategoryLanguage(tag: language).flatMap { CategoryLexicon.shared.name(of: id, in: $0) }
  }

  /// The kind and those it belongs to, the nearest first.
  package static func lineage(of id: String) -> [String] {
    [id] + CategoryLexicon.shared.ancestors(of: id)
  }
}
