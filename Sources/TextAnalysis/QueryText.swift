/// What a person typed, as words to look for.
package struct QueryText: Sendable, Equatable {
  /// One word or run of the query.
  package struct Word: Sendable, Equatable {
    /// Folded text.
    package let text: String
    /// Word or run.
    package let kind: AnalyzedText.Kind
    /// Whether it may be the beginning of a longer word: it is the last one, still being typed.
    package let isPrefix: Bool
  }

  /// The most words looked for; a longer query keeps its first ones and says so.
  package static let maximumWords = 16

  /// The words, each once, in the order typed.
  package let words: [Word]
  /// How many words were left out because there were more than `maximumWords`.
  package let droppedWords: Int
  /// The whole query folded, spaces left out.
  package let folded: [UInt8]

  /// The query in `text`, whatever characters it holds.
  ///
  /// - Parameters:
  ///   - text: As typed. Order of words and spaces around them do not count.
  ///   - completesLastWord: Whether the last word is looked for as a prefix.
  /// - Complexity: O(*n*) in the bytes of `text`.
  package init(_ text: String, completesLastWord: Bool) {
    let analysis = AnalyzedText(text)
    var words: [Word] = []
    var dropped = 0
    for (index, unit) in analysis.units.enumerated() {
      let isPrefix = completesLastWord && index == analysis.units.count - 1 && unit.kind == .word
      let word = Word(
        text: String(decoding: analysis.bytes[unit.start..<unit.end], as: UTF8.self), kind: unit.kind,
        isPrefix: isPrefix)
      guard !words.contains(word) else { continue }
      if words.count < Self.maximumWords { words.append(word) } else { dropped += 1 }
    }
    self.words = words
    self.droppedWords = dropped
    self.folded = analysis.bytes
  }

  /// Whether nothing is left to look for: no letter or digit was typed.
  package var isEmpty: Bool { words.isEmpty }
}
