/// Decides whether a place has the words of a query, how, and where: the rule that the index only approximates.
///
/// A word matches a whole word of any name or of the category (its beginning, for the word still being
/// typed); a run matches inside a run, spaces between runs ignored. `TextReading` says what else counts.
package struct TextMatcher {
  private let words: [WordPattern]
  private let folded: [UInt8]
  private let reading: TextReading
  private var text = AnalyzedText()
  private var runs = RunText()
  private let needsRuns: Bool
  /// For each word, how it was found so far; `unfound` if not.
  private var found: [UInt8]

  /// Whether the words were all of one of the names of the place matched last, and nothing was left of it.
  package private(set) var coversName = false
  private var lastMeaning: (category: String, ids: Set<String>)?

  private static let unfound = UInt8.max

  /// A matcher for `query`, read freely as `reading` says.
  package init(_ query: QueryText, reading: TextReading? = nil) {
    let reading = reading ?? query.reading
    words = query.words.map { WordPattern($0, reading: reading) }
    folded = query.folded
    self.reading = reading
    found = [UInt8](repeating: Self.unfound, count: words.count)
    needsRuns = words.contains(where: \.looksAtRuns)
  }

  /// How a place with these texts matches; nil when a word is missing.
  ///
  /// - Complexity: O(*n* *w*) for *n* bytes of text and *w* words.
  package mutating func match(
    name: String, alternateNames: some Sequence<String>, category: String?, address: String? = nil,
    lotAddress: String? = nil
  ) -> MatchKind? {
    begin()
    var best = MatchKind.address
    text.analyze(name)
    markName(&best)
    return finish(&best, alternateNames, category, address, lotAddress)
  }

  /// How a place matches, and the matched parts of its name, as `match` and `ranges` tell.
  package mutating func matchWithRanges(
    name: String, alternateNames: some Sequence<String>, category: String?, address: String? = nil,
    lotAddress: String? = nil
  ) -> (kind: MatchKind?, ranges: [Range<Int>]) {
    begin()
    var best = MatchKind.address
    text.analyze(name, trackingOrigins: true)
    markName(&best)
    let ranges = markedRanges(name)
    return (finish(&best, alternateNames, category, address, lotAddress), ranges)
  }

  private mutating func begin() {
    for index in found.indices { found[index] = Self.unfound }
    coversName = false
  }

  /// Looks further where the name left words open, and sums up.
  private mutating func finish(
    _ best: inout MatchKind, _ alternateNames: some Sequence<String>, _ category: String?, _ address: String?,
    _ lotAddress: String?
  ) -> MatchKind? {
    for name in alternateNames {
      // "ab c" is, without its space, the name "abc", yet lacks both words: look on.
      if best == .exactName, isComplete { break }
      text.analyze(name)
      markName(&best)
    }
    if !isComplete, let category { markCategory(category) }
    if !isComplete, reading == .addresses {
      if let address { mark(address, .address) }
      if let lotAddress { mark(lotAddress, .address) }
    }
    var worst = MatchKind.exactName
    for kind in found {
      guard let kind = MatchKind(rawValue: kind) else { return nil }
      worst = max(worst, kind)
    }
    return best < worst && worst <= .inside ? best : worst
  }

  private var isComplete: Bool { !found.contains(Self.unfound) }

  private mutating func markName(_ best: inout MatchKind) {
    markWords(nil)
    guard !folded.isEmpty, text.bytes.count >= folded.count, text.bytes.starts(with: folded) else { return }
    best = min(best, text.bytes.count == folded.count ? .exactName : .namePrefix)
  }

  private mutating func mark(_ text: String, _ kind: MatchKind) {
    self.text.analyze(text)
    markWords(kind)
  }

  /// Notes how each word stands in the analysed text, as `kind` unless nil.
  private mutating func markWords(_ kind: MatchKind?) {
    if needsRuns { runs.read(text) }
    let isAddress = kind == .address
    var covered = 0
    for (index, word) in words.enumerated() where found[index] > MatchKind.wordPrefix.rawValue {
      guard let match = word.match(text, &runs, isAddress: isAddress) else { continue }
      found[index] = min(found[index], (kind ?? match.kind).rawValue)
      covered += match.bytes.count
    }
    if kind == nil, covered == text.bytes.count, covered > 0 { coversName = true }
  }

  private mutating func markCategory(_ category: String) {
    mark(category, .category)
    guard reading != .literal, words.contains(where: { !$0.categories.isEmpty }) else { return }
    let ids = meaning(of: category)
    for (index, word) in words.enumerated()
    where found[index] > MatchKind.category.rawValue && !word.categories.isDisjoint(with: ids) {
      found[index] = MatchKind.category.rawValue
    }
  }

  /// The ids of the category and of all it is a kind of; neighbours in a list are mostly of one category.
  private mutating func meaning(of category: String) -> Set<String> {
    if let lastMeaning, lastMeaning.category == category { return lastMeaning.ids }
    let lexicon = CategoryLexicon.shared
    let ids = lexicon.withAncestors(lexicon.canonicalIDs(forCode: category))
    lastMeaning = (category, ids)
    return ids
  }

  // MARK: Where

  /// The matched parts of `name` as ranges of UTF-16 offsets, ascending, apart, and of whole characters.
  ///
  /// - Complexity: O(*n* *w*) for *n* bytes of name and *w* words.
  package mutating func ranges(in name: String) -> [Range<Int>] {
    guard !words.isEmpty else { return [] }
    text.analyze(name, trackingOrigins: true)
    if needsRuns { runs.read(text) }
    return markedRanges(name)
  }

  /// The ranges in `name`, which was analysed last.
  private mutating func markedRanges(_ name: String) -> [Range<Int>] {
    guard !text.bytes.isEmpty else { return [] }
    var marked: [Range<Int>] = []
    for word in words {
      for range in word.ranges(text, &runs) {
        marked.append(text.origins[range.lowerBound].start..<text.origins[range.upperBound - 1].end)
      }
    }
    return TextRanges.merged(TextRanges.wholeCharacters(marked, of: name))
  }
}
