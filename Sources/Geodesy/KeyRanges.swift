/// A set of keys as closed ranges, ascending and apart.
package struct KeyRanges: Sendable, Equatable {
  /// The ranges.
  package private(set) var ranges: [ClosedRange<Int64>]

  /// No keys.
  package static let empty = KeyRanges(ascending: [])
  /// Every key.
  package static let all = KeyRanges(ascending: [PlaceKey.all])

  /// Ranges that already ascend, with a gap between each two.
  init(ascending: [ClosedRange<Int64>]) { ranges = ascending }

  /// The union of `ranges`, in any order.
  ///
  /// - Complexity: O(*n* log *n*).
  package init(_ ranges: [ClosedRange<Int64>]) {
    var united: [ClosedRange<Int64>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = united.last, range.lowerBound <= last.upperBound + 1 {
        united[united.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        united.append(range)
      }
    }
    self.ranges = united
  }

  /// Whether there is none.
  package var isEmpty: Bool { ranges.isEmpty }

  /// Whether `key` is among them.
  package func contains(_ key: Int64) -> Bool { ranges.contains { $0.contains(key) } }

  /// From the first key to the last; nil when there is none.
  package var span: ClosedRange<Int64>? {
    guard let first = ranges.first, let last = ranges.last else { return nil }
    return first.lowerBound...last.upperBound
  }

  /// The keys of either.
  package func union(_ other: KeyRanges) -> KeyRanges { KeyRanges(ranges + other.ranges) }

  /// The keys of both.
  ///
  /// - Complexity: O(*n* + *m*).
  package func intersection(_ other: KeyRanges) -> KeyRanges {
    var result: [ClosedRange<Int64>] = []
    var left = 0
    var right = 0
    while left < ranges.count, right < other.ranges.count {
      let low = max(ranges[left].lowerBound, other.ranges[right].lowerBound)
      let high = min(ranges[left].upperBound, other.ranges[right].upperBound)
      if low <= high { result.append(low...high) }
      if ranges[left].upperBound < other.ranges[right].upperBound { left += 1 } else { right += 1 }
    }
    return KeyRanges(ascending: result)
  }

  /// The keys of this that are not in `other`.
  ///
  /// - Complexity: O(*n* + *m*).
  package func subtracting(_ other: KeyRanges) -> KeyRanges {
    var result: [ClosedRange<Int64>] = []
    var index = 0
    for range in ranges {
      var low = range.lowerBound
      while index < other.ranges.count, other.ranges[index].upperBound < low { index += 1 }
      var next = index
      while next < other.ranges.count, other.ranges[next].lowerBound <= range.upperBound,
        low <= range.upperBound
      {
        let hole = other.ranges[next]
        if hole.lowerBound > low { result.append(low...hole.lowerBound - 1) }
        low = max(low, hole.upperBound + 1)
        next += 1
      }
      if low <= range.upperBound { result.append(low...range.upperBound) }
    }
    return KeyRanges(ascending: result)
  }

  /// A superset of at most `count` ranges, the narrowest gaps closed first.
  package func merged(to count: Int) -> KeyRanges {
    guard ranges.count > count, count > 0 else { return self }
    let gaps = (1..<ranges.count).sorted {
      ranges[$0].lowerBound - ranges[$0 - 1].upperBound < ranges[$1].lowerBound - ranges[$1 - 1].upperBound
    }
    var isClosed = [Bool](repeating: false, count: ranges.count)
    for gap in gaps.prefix(ranges.count - count) { isClosed[gap] = true }
    var result: [ClosedRange<Int64>] = []
    for (index, range) in ranges.enumerated() {
      if isClosed[index], let last = result.last {
        result[result.count - 1] = last.lowerBound...range.upperBound
      } else {
        result.append(range)
      }
    }
    return KeyRanges(ascending: result)
  }
}
