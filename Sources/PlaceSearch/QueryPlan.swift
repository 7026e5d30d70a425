import Geodesy
import Persistence
import TextAnalysis

/// What a request asks of the index: one term of each group, within key ranges.
struct QueryPlan {
  /// Most vocabulary words a prefix is expanded to; beyond, its first three letters are asked and rows decide.
  static let maximumExpansions = 24

  let query: QueryText
  /// A place needs a term of each group. Empty: every place.
  var groups: [[String]] = []
  /// Whether rows decide if the words really stand there.
  var needsRow = false
  /// Whether nothing can match.
  var isImpossible = false

  init(_ request: SearchRequest, _ query: QueryText, _ index: some PlaceIndex) throws(DatabaseError) {
    self.query = query
    for word in query.words {
      let requirement = word.requirement
      needsRow = needsRow || requirement.needsRow
      for term in requirement.allOf { add([term]) }
      guard let prefix = requirement.vocabularyPrefix else { continue }
      if let words = try index.words(beginningWith: prefix, limit: Self.maximumExpansions) {
        if words.isEmpty { isImpossible = true } else { add(words) }
      } else {
        add([word.coarsePrefixTerm])
        needsRow = true
      }
    }
    if let category = request.category { add([Term.category(category)]) }
  }

  private mutating func add(_ group: [String]) {
    if !groups.contains(group) { groups.append(group) }
  }
}
