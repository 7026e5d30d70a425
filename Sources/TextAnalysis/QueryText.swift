/// What a person typed, as words to look for.
package struct QueryText: Sendable, Equatable {
  /// One word or run of the query.
  package struct Word: Sendable, Equatable {
    /// Folded text.
    package let text: String
    /// Word or run.
    package let kind: AnalyzedText.Kind
    /// Whether it is the last one and still being typed.
    package let isGrowing: Bool
    /// The categories it names, alone or with its neighbours, by canonical id.
    package var categories: [String] = []
    /// What those categories are called in other languages.
    package var synonyms: [Word] = []

    /// Whether it may be the beginning of a longer word.
    package var isPrefix: Bool { isGrowing && kind == .word }

    /// Whether it is the same text of the same kind; what it means follows from that and its neighbours.
    func isSameText(as other: Word) -> Bool {
      kind == other.kind && isGrowing == other.isGrowing && text.utf8.elementsEqual(other.text.utf8)
    }
  }

  /// The most words looked for; a longer query keeps its first ones and says so.
  package static let maximumWords = 16

  /// The words, each once, in the order typed.
  package private(set) var words: [Word]
  /// How many words were left out because there were more than `maximumWords`.
  package let droppedWords: Int
  /// The whole query folded, spaces left out.
  package let folded: [UInt8]
  /// How freely the words are read unless a matcher is told otherwise.
  package let reading: TextReading

  /// The query in `text`, whatever characters it holds.
  ///
  /// - Parameters:
  ///   - text: As typed. Order of words and spaces around them do not count.
  ///   - completesLastWord: Whether the last word may still be growing.
  ///   - reading: What else counts besides the words as written.
  /// - Complexity: O(*n*) in the bytes of `text`.
  package init(_ text: String, completesLastWord: Bool, reading: TextReading = .literal) {
    let analysis = AnalyzedText(text)
    var words: [Word] = []
    var positions: [Int?] = []
    var dropped = 0
    for (index, unit) in analysis.units.enumerated() {
      let word = Word(
        text: String(decoding: analysis.bytes[unit.start..<unit.end], as: UTF8.self), kind: unit.kind,
        isGrowing: completesLastWord && index == analysis.units.count - 1)
      if let known = words.firstIndex(where: { $0.isSameText(as: word) }) {
        positions.append(known)
      } else if words.count < Self.maximumWords {
        positions.append(words.count)
        words.append(word)
      } else {
        positions.append(nil)
        dropped += 1
      }
    }
    self.words = words
    self.droppedWords = dropped
    self.folded = analysis.bytes
    self.reading = reading
    if reading != .literal { nameCategories(analysis, positions) }
  }

  /// Whether nothing is left to look for: no letter or digit was typed.
  package var isEmpty: Bool { words.isEmpty }

  /// Tells the words that together are a category's name so: coffee and shop mean a café.
  private mutating func nameCategories(_ analysis: AnalyzedText, _ positions: [Int?]) {
    let units = analysis.units
    var first = 0
    while first < units.count {
      var end = min(units.count, first + CategoryLexicon.maximumNameUnits)
      var ids: [String] = []
      while end > first {
        ids = CategoryLexicon.shared.categories(
          namedBy: Array(analysis.bytes[units[first].start..<units[end - 1].end]))
        if !ids.isEmpty { break }
        end -= 1
      }
      guard !ids.isEmpty else {
        first += 1
        continue
      }
      let synonyms = Self.synonyms(ids)
      for case let position? in positions[first..<end] {
        words[position].categories = ids
        words[position].synonyms = synonyms.filter { !$0.text.utf8.elementsEqual(words[position].text.utf8) }
      }
      first = end
    }
  }

  /// The chief names of the categories that are one word or run.
  private static func synonyms(_ ids: [String]) -> [Word] {
    var words: [Word] = []
    for id in ids {
      for name in CategoryLexicon.shared.chiefNames(of: id) {
        let analysis = AnalyzedText(name)
        guard analysis.units.count == 1, let unit = analysis.units.first else { continue }
        let word = Word(
          text: String(decoding: analysis.bytes, as: UTF8.self), kind: unit.kind, isGrowing: false)
        // One letter of a run stands in too many names to mean anything.
        if unit.kind == .run, word.text.unicodeScalars.count < 2 { continue }
        if !words.contains(where: { $0.isSameText(as: word) }) { words.append(word) }
      }
    }
    return words
  }
}
