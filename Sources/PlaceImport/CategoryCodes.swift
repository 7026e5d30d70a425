import TextAnalysis

/// Canonical categories of the codes that one file repeats over and over.
final class CategoryCodes {
  private var known: [String: String?] = [:]
  /// Most codes remembered.
  private static let maximumCodes = 4_096

  /// The canonical id of what a file calls `code`; nil when the lexicon has none.
  func canonicalID(_ code: String) -> String? {
    if let id = known[code] { return id }
    let id = CategoryLexicon.shared.canonicalIDs(forCode: code).first
    if known.count < Self.maximumCodes { known[code] = .some(id) }
    return id
  }
}
