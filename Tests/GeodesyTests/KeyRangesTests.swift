import TestSupport
import Geodesy
import Testing

@Suite struct KeyRangesTests {
  @Test(arguments: [UInt64](1...4))
  func `set operations are those of sets`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<250 {
      let (a, b) = (Self.ranges(&random), Self.ranges(&random))
      let (left, right) = (KeyRanges(a), KeyRanges(b))
      let (leftKeys, rightKeys) = (Self.keys(a), Self.keys(b))
      Self.expect(left, leftKeys)
      Self.expect(left.union(right), leftKeys.union(rightKeys))
      Self.expect(left.intersection(right), leftKeys.intersection(rightKeys))
      Self.expect(left.subtracting(right), leftKeys.subtracting(rightKeys))
      for key in Int64(-2)...42 { #expect(left.contains(key) == leftKeys.contains(key)) }
    }
  }

  @Test(arguments: [UInt64](1...4))
  func `merging keeps every key, adds the fewest, and makes no more ranges than asked`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<250 {
      let ranges = KeyRanges(Self.ranges(&random))
      let count = Int.random(in: 1...4, using: &random)
      let merged = ranges.merged(to: count)
      #expect(merged.ranges.count == min(count, ranges.ranges.count))
      #expect(ranges.subtracting(merged).isEmpty)
      let gaps = zip(ranges.ranges, ranges.ranges.dropFirst()).map { $1.lowerBound - $0.upperBound - 1 }
      let closed = gaps.sorted().prefix(max(0, ranges.ranges.count - count)).reduce(0, +)
      #expect(Self.keys(merged.subtracting(ranges).ranges).count == Int(closed))
    }
  }

  @Test func `no keys and all keys`() {
    #expect(KeyRanges.empty.isEmpty && KeyRanges.empty.span == nil && KeyRanges([]) == .empty)
    #expect(KeyRanges.empty.merged(to: 1) == .empty)
    #expect(KeyRanges.all.span == PlaceKey.all && KeyRanges.all.subtracting(.all) == .empty)
    #expect(KeyRanges.all.subtracting(.empty) == .all && KeyRanges.empty.subtracting(.all) == .empty)
    #expect(KeyRanges.all.union(KeyRanges([5...6])) == .all)
    #expect(KeyRanges([7...9, 1...2]).span == 1...9)
  }

  private static func ranges(_ random: inout SplitMix64) -> [ClosedRange<Int64>] {
    (0..<Int.random(in: 0...6, using: &random)).map { _ in
      let low = Int64.random(in: 0...36, using: &random)
      return low...low + Int64.random(in: 0...4, using: &random)
    }
  }

  private static func keys(_ ranges: [ClosedRange<Int64>]) -> Set<Int64> { Set(ranges.joined()) }

  /// `ranges` are those of `expected`, ascending, with a gap between each two.
  private static func expect(
    _ ranges: KeyRanges, _ expected: Set<Int64>, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(keys(ranges.ranges) == expected, sourceLocation: sourceLocation)
    #expect(ranges == KeyRanges(ranges.ranges), sourceLocation: sourceLocation)
    #expect(ranges.isEmpty == expected.isEmpty, sourceLocation: sourceLocation)
    #expect(
      zip(ranges.ranges, ranges.ranges.dropFirst()).allSatisfy { $0.upperBound + 1 < $1.lowerBound },
      sourceLocation: sourceLocation)
  }
}
