/// Decides whether a place has the words of a query: the rule that the index only approximates.
///
/// A word matches a whole word of any name or of the category (its beginning, for the word still being
/// typed); a run matches inside a run, spaces between runs ignored.
package struct TextMatcher {
  /// Why a place matched, best first.
  package enum Evidence: Int, Sendable, Comparable, CaseIterable {
    /// A name is the query.
    case exactName
    /// A name begins with the query.
    case namePrefix
    /// The words stand in the names.
    case word
    /// A run stands inside a longer one.
    case inside
    /// At least one word is only in the category.
    case category

    package static func < (left: Evidence, right: Evidence) -> Bool { left.rawValue < right.rawValue }
  }

  private let words: [(bytes: [UInt8], word: QueryText.Word)]
  private let folded: [UInt8]
  private let complete: UInt32
  private var text = AnalyzedText()

  /// A matcher for `query`.
  package init(_ query: QueryText) {
    words = query.words.map { (Array($0.text.utf8), $0) }
    folded = query.folded
    complete = words.count == 32 ? .max : (1 << UInt32(words.count)) - 1
  }

  /// How a place with these texts matches; nil when a word is missing.
  ///
  /// - Complexity: O(*n* *w*) for *n* bytes of text and *w* words.
  package mutating func evidence(
    name: String, alternateNames: some Sequence<String>, category: String?
  ) -> Evidence? {
    var found: UInt32 = 0
    var best = Evidence.category
    var isInside = false
    mark(name, &found, &best, &isInside)
    for name in alternateNames {
      // "ab c" is, without its space, the name "abc", yet lacks both words: look on.
      if best == .exactName, found == complete { break }
      mark(name, &found, &best, &isInside)
    }
    if found == complete {
      return best < .word ? best : isInside ? .inside : .word
    }
    guard let category else { return nil }
    text.analyze(category)
    for unit in text.units { markUnit(unit, &found, &isInside) }
    markJoinedRuns(&found, &isInside)
    return found == complete ? .category : nil
  }

  private mutating func mark(
    _ name: String, _ found: inout UInt32, _ best: inout Evidence, _ inside: inout Bool
  ) {
    text.analyze(name)
    for unit in text.units { markUnit(unit, &found, &inside) }
    markJoinedRuns(&found, &inside)
    guard !folded.isEmpty, text.bytes.count >= folded.count, text.bytes.starts(with: folded) else { return }
    best = min(best, text.bytes.count == folded.count ? .exactName : .namePrefix)
  }

  private func markUnit(_ unit: AnalyzedText.Unit, _ found: inout UInt32, _ inside: inout Bool) {
    for (index, entry) in words.enumerated()
    where found & 1 << UInt32(index) == 0 && entry.word.kind == unit.kind {
      let length = unit.end - unit.start
      guard entry.bytes.count <= length else { continue }
      switch unit.kind {
      case .word:
        guard entry.word.isPrefix || entry.bytes.count == length,
          text.bytes[unit.start..<unit.end].starts(with: entry.bytes)
        else { continue }
      case .run:
        guard let offset = firstOffset(of: entry.bytes, in: unit.start..<unit.end) else { continue }
        if offset > unit.start { inside = true }
      }
      found |= 1 << UInt32(index)
    }
  }

  /// 강남역맛집 stands in 강남역 맛집: runs with only separators between them are read as one.
  private func markJoinedRuns(_ found: inout UInt32, _ inside: inout Bool) {
    guard found != complete, text.units.contains(where: \.joinsPrevious) else { return }
    var index = 0
    while index < text.units.count {
      let start = text.units[index].start
      let isRun = text.units[index].kind == .run
      index += 1
      while index < text.units.count, text.units[index].joinsPrevious { index += 1 }
      guard isRun else { continue }
      let end = text.units[index - 1].end
      for (wordIndex, entry) in words.enumerated()
      where found & 1 << UInt32(wordIndex) == 0 && entry.word.kind == .run {
        guard let offset = firstOffset(of: entry.bytes, in: start..<end) else { continue }
        if !text.units.contains(where: { $0.start == offset }) { inside = true }
        found |= 1 << UInt32(wordIndex)
      }
    }
  }

  private func firstOffset(of needle: [UInt8], in range: Range<Int>) -> Int? {
    text.bytes.withUnsafeBufferPointer { bytes in
      needle.withUnsafeBufferPointer { needle in
        var start = range.lowerBound
        while start + needle.count <= range.upperBound {
          var offset = 0
          while offset < needle.count, bytes[start + offset] == needle[offset] { offset += 1 }
          if offset == needle.count { return start }
          start += 1
        }
        return nil
      }
    }
  }
}
