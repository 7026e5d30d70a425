/// Ranges of UTF-16 offsets into a text.
enum TextRanges {
  /// The ranges made as long as the characters they touch: `e` of `é`, however it is written, marks all of it.
  static func wholeCharacters(_ ranges: [Range<Int>], of text: String) -> [Range<Int>] {
    if ranges.isEmpty || text.utf8.allSatisfy({ $0 < 0x80 }) { return ranges }
    var starts: [Int] = []
    var end = 0
    for character in text {
      starts.append(end)
      end += character.utf16.count
    }
    return ranges.map { range in
      let lower = starts.last { $0 <= range.lowerBound } ?? 0
      return lower..<(starts.first { $0 >= range.upperBound } ?? end)
    }
  }

  /// The union of the ranges, ascending and apart.
  static func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
    if ranges.count < 2 { return ranges }
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
