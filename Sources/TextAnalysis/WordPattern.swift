/// One word or run of a query, ready to be found in analysed texts.
struct WordPattern {
  /// The categories the word means.
  let categories: Set<String>
  /// Whether runs of a text have to be decoded for it.
  let looksAtRuns: Bool

  private let kind: AnalyzedText.Kind
  private let bytes: [UInt8]
  private let isPrefix: Bool
  private let reading: TextReading
  private let run: RunPattern?
  /// The word's letters, where slips are forgiven.
  private let letters: [UInt32]
  private let allowance: Int
  private let synonyms: [WordPattern]

  init(_ word: QueryText.Word, reading: TextReading) {
    kind = word.kind
    bytes = Array(word.text.utf8)
    isPrefix = word.isPrefix
    self.reading = reading
    run =
      word.kind == .run
      ? RunPattern(word.text.unicodeScalars.map(\.value), isGrowing: word.isGrowing && reading != .literal)
      : nil
    categories = reading == .literal ? [] : Set(word.categories)
    synonyms = reading == .literal ? [] : word.synonyms.map { WordPattern($0, reading: .literal) }
    looksAtRuns = run != nil || synonyms.contains(where: \.looksAtRuns)
    let letters = reading == .typos && word.kind == .word ? word.text.unicodeScalars.map(\.value) : []
    // A number with another digit is another number.
    let isNumber = letters.contains { 0x30...0x39 ~= $0 }
    allowance = isNumber ? 0 : EditDistance.allowance(letters: letters.count)
    self.letters = letters
  }

  /// The best way in which it stands in `text`, and in which bytes.
  ///
  /// - Parameter isAddress: Whether numbers must be whole words: 12 is not 120.
  func match(_ text: AnalyzedText, _ runs: inout RunText, isAddress: Bool) -> (
    kind: MatchKind, bytes: Range<Int>
  )? {
    var best: (kind: MatchKind, bytes: Range<Int>)?
    if let run {
      if let match = run.match(&runs, reading: reading) { best = (match.kind, runs.bytes(match.scalars)) }
    } else {
      let isWhole = isAddress && 0x30...0x39 ~= bytes.first ?? 0
      if let unit = text.units.first(where: { isLiteral($0, text, isPrefix: isPrefix && !isWhole) }) {
        best = (.wordPrefix, unit.start..<unit.start + bytes.count)
      } else if allowance > 0, let slip = slip(text) {
        best = (.typo, slip)
      }
    }
    if best == nil {
      for synonym in synonyms {
        if let match = synonym.match(text, &runs, isAddress: false) { return (.synonym, match.bytes) }
      }
    }
    return best
  }

  /// Every place where it stands as written; else the best one.
  func ranges(_ text: AnalyzedText, _ runs: inout RunText) -> [Range<Int>] {
    if let run {
      let found = run.occurrences(runs)
      if !found.isEmpty { return found.map { runs.bytes($0) } }
    } else {
      let found = text.units.filter { isLiteral($0, text, isPrefix: isPrefix) }
      if !found.isEmpty { return found.map { $0.start..<$0.start + bytes.count } }
    }
    return match(text, &runs, isAddress: false).map { [$0.bytes] } ?? []
  }

  @inline(__always)
  private func isLiteral(_ unit: AnalyzedText.Unit, _ text: AnalyzedText, isPrefix: Bool) -> Bool {
    guard unit.kind == .word else { return false }
    let length = unit.end - unit.start
    guard isPrefix ? bytes.count <= length : bytes.count == length else { return false }
    for offset in 0..<bytes.count where text.bytes[unit.start + offset] != bytes[offset] { return false }
    return true
  }

  private func slip(_ text: AnalyzedText) -> Range<Int>? {
    for unit in text.units where unit.kind == .word {
      let word = String(decoding: text.bytes[unit.start..<unit.end], as: UTF8.self)
      let scalars = word.unicodeScalars.map(\.value)
      guard
        let found = EditDistance.alignment(
          of: letters, with: scalars[...], isPrefix: isPrefix, limit: allowance), found.end > 0
      else { continue }
      let length = scalars[..<found.end].reduce(0) { $0 + UTF8Scalar.length(of: $1) }
      return unit.start..<unit.start + length
    }
    return nil
  }
}
