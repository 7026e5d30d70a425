import Geodesy
import Persistence
import TextAnalysis

/// What a reading of a request asks of the index: one term of each group, within key ranges.
struct QueryPlan {
  /// Most vocabulary words a beginning is expanded to; beyond, wider terms are asked and rows decide.
  static let maximumExpansions = 24
  /// Most words a beginning is expanded to when all of them together are in few places.
  static let maximumRareExpansions = 128

  let reading: QueryReading
  /// A place needs a term of each group. Empty: every place.
  var groups: [[String]] = []
  /// Whether rows decide if the words really stand there.
  var needsRow = false
  /// Whether nothing can match.
  var isImpossible = false

  var query: QueryText { reading.query }

  init(
    _ reading: QueryReading, category: String?, _ index: some PlaceIndex
  ) throws(DatabaseError) {
    self.reading = reading
    for word in query.words {
      let requirement =
        reading.kind == .typos
        ? try SlipTerms.requirement(word, of: query.words.count, index) : word.requirement(query.reading)
      needsRow = needsRow || requirement.needsRow
      for group in requirement.groups { try add(group, index) }
    }
    if let category { add(Self.categoryTerms(category)) }
  }

  /// The terms of a category given by its id, or by any code or name it is known under.
  private static func categoryTerms(_ code: String) -> [String] {
    let ids = CategoryLexicon.shared.canonicalIDs(forCode: code)
    return (ids.contains(code) ? ids : ids + [code]).map(Term.category)
  }

  private mutating func add(_ group: TermGroup, _ index: some PlaceIndex) throws(DatabaseError) {
    var terms = group.terms
    var isTooMany = false
    for span in group.spans where !isTooMany {
      let found = try index.terms(from: span.first, upTo: span.end, limit: Self.maximumRareExpansions)
      terms += found ?? []
      isTooMany = found == nil
    }
    if !group.spans.isEmpty, !isTooMany, terms.count > Self.maximumExpansions {
      isTooMany = try CandidateSource.shortUnion(terms, index) == nil
    }
    guard !isTooMany else {
      needsRow = true
      // Without a wider term the other words have to find the places.
      if let fallback = group.fallback { add(fallback) }
      return
    }
    // Terms that no place has would only cost seeks.
    if terms.count > 1 {
      var held: [String] = []
      for term in terms where try index.holds(term) { if !held.contains(term) { held.append(term) } }
      terms = held
    }
    if terms.isEmpty { isImpossible = true } else { add(terms) }
  }

  private mutating func add(_ terms: [String]) {
    if !groups.contains(terms) { groups.append(terms) }
  }
}
