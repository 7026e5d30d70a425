/// What kinds of places there are, what people call them in five languages, and what files call them.
package struct CategoryLexicon: Sendable {
  /// The categories of `CategoryTable`, found when first asked for.
  package static let shared = CategoryLexicon()

  let paragraphs: CategoryParagraphs
  let parents: [Int?]
  private let indices: [String: Int]

  private init() {
    paragraphs = CategoryParagraphs(CategoryTable.blocks)
    let indices = Dictionary(
      paragraphs.ids.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    self.indices = indices
    parents = paragraphs.parents.map { $0.flatMap { indices[$0] } }
  }

  /// Canonical ids in the order of the table.
  package var ids: [String] { paragraphs.ids }

  /// The number of a category; nil for an id that is not canonical.
  func index(ofID id: String) -> Int? { indices[id] }

  /// The category with this canonical id.
  package func category(id: String) -> PlaceCategory? {
    guard let index = index(ofID: id) else { return nil }
    var names: [CategoryLanguage: [String]] = [:]
    for language in CategoryLanguage.allCases {
      names[language] = paragraphs.words(language.tag, of: index)
    }
    return PlaceCategory(
      id: id, parent: parents[index].map { ids[$0] }, codes: paragraphs.words("codes", of: index),
      names: names)
  }

  /// The name to show for the category with this canonical id.
  package func name(of id: String, in language: CategoryLanguage) -> String? {
    guard let index = index(ofID: id) else { return nil }
    return paragraphs.words(language.tag, of: index).first
  }
}
