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
    for index in found.indices { found[index] = Self.unfound }
    var best = MatchKind.address
    markName(name, &best)
    for name in alternateNames {
      // "ab c" is, without its space, the name "abc", yet lacks both words: look on.
      if best == .exactName, isComplete { break }
      markName(name, &best)
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

  private mutating func markName(_ name: String, _ best: inout MatchKind) {
    text.analyze(name)
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
    for (index, word) in words.enumerated() where found[index] > MatchKind.wordPrefix.rawValue {
      guard let match = word.match(text, &runs, isAddress: isAddress) else { continue }
      found[index] = min(found[index], (kind ?? match.kind).rawValue)
    }
  }

  private mutating func markCategory(_ category: String) {
    mark(category, .category)
    guard reading != .literal, words.contains(where: { !$0.categories.isEmpty }) else { return }
    let ids = CategoryLexicon.shared.withAncestors(CategoryLexicon.shared.canonicalIDs(forCode: category))
    for (index, word) in words.enumerated()
    where found[index] > MatchKind.category.rawValue && !word.categories.isDisjoint(with: ids) {
      found[index] = MatchKind.category.rawValue
    }
  }

  // MARK: Where

  /// The matched parts of `name` as ranges of UTF-16 offsets, ascending, apart, and of whole characters.
  ///
  /// - Complexity: O(*n* *w*) for *n* bytes of name and *w* words.
  package mutating func ranges(in name: String) -> [Range<Int>] {
    guard !words.isEmpty else { return [] }
    text.analyze(name, trackingOrigins: true)
    guard !text.bytes.isEmpty else { return [] }
    if needsRuns { runs.read(text) }
    var marked: [Range<Int>] = []
    for word in words {
      for range in word.ranges(text, &runs) {
        marked.append(text.origins[range.lowerBound].start..<text.origins[range.upperBound - 1].end)
      }
    }
    return TextRanges.merged(TextRanges.wholeCharacters(marked, of: name))
  }
}
