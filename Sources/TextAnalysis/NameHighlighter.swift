/// Marks the parts of a name that a query's words matched.
package struct NameHighlighter {
  private let words: [(bytes: [UInt8], word: QueryText.Word)]
  private var text = AnalyzedText()

  /// A highlighter for `query`.
  package init(_ query: QueryText) { words = query.words.map { (Array($0.text.utf8), $0) } }

  /// The matched parts of `name` as ranges of UTF-16 offsets, ascending, apart, and of whole characters.
  ///
  /// - Complexity: O(*n* *w*) for *n* bytes of name and *w* words.
  package mutating func ranges(in name: String) -> [Range<Int>] {
    guard !words.isEmpty else { return [] }
    text.analyze(name, trackingOrigins: true)
    guard !text.bytes.isEmpty else { return [] }
    var marked: [Range<Int>] = []
    for entry in words {
      switch entry.word.kind {
      case .word:
        for unit in text.units
        where unit.kind == .word && text.bytes[unit.start..<unit.end].starts(with: entry.bytes)
          && (entry.word.isPrefix || unit.end - unit.start == entry.bytes.count)
        { marked.append(origin(unit.start..<unit.start + entry.bytes.count)) }
      case .run: markRuns(entry.bytes, into: &marked)
      }
    }
    return merged(wholeCharacters(marked, of: name))
  }

  private func markRuns(_ needle: [UInt8], into marked: inout [Range<Int>]) {
    var index = 0
    while index < text.units.count {
      let first = text.units[index]
      index += 1
      while index < text.units.count, text.units[index].joinsPrevious { index += 1 }
      guard first.kind == .run else { continue }
      let end = text.units[index - 1].end
      var start = first.start
      while start + needle.count <= end {
        if text.bytes[start..<start + needle.count].elementsEqual(needle) {
          marked.append(origin(start..<start + needle.count))
          start += needle.count
        } else {
          start += 1
        }
      }
    }
  }

  private func origin(_ range: Range<Int>) -> Range<Int> {
    text.origins[range.lowerBound].start..<text.origins[range.upperBound - 1].end
  }

  /// The ranges made as long as the characters they touch: `e` of `é`, however it is written, marks all of it.
  private func wholeCharacters(_ ranges: [Range<Int>], of name: String) -> [Range<Int>] {
    if ranges.isEmpty || name.utf8.allSatisfy({ $0 < 0x80 }) { return ranges }
    var starts: [Int] = []
    var end = 0
    for character in name {
      starts.append(end)
      end += character.utf16.count
    }
    return ranges.map { range in
      let lower = starts.last { $0 <= range.lowerBound } ?? 0
      return lower..<(starts.first { $0 >= range.upperBound } ?? end)
    }
  }

  private func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for range in ranges.sorted(by: { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }) {
      if let last = result.last, range.lowerBound <= last.upperBound {
        result[result.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
    return result
  }
}
