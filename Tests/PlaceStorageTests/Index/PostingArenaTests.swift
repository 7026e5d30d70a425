import TestSupport
import Testing

@testable import PlaceStorage

struct PostingArenaTests {
  @Test(arguments: 0..<6 as Range<UInt64>)
  func `it gives back the set of keys of each term`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let arena = PostingArena(expectedTerms: 1)
    var oracle: [[UInt8]: Set<Int64>] = [:]
    let termCount = random.pick([1, 20, 500])
    let isSorted = random.once(in: 2)
    var keys = (0..<4000).map { _ in Int64.random(in: 0...random.pick([50, 1 << 56 - 1]), using: &random) }
    if isSorted { keys.sort() }
    for key in keys {
      let term = Self.term(random.integer(in: 0...termCount - 1))
      oracle[term, default: []].insert(key)
      term.withUnsafeBufferPointer { arena.add($0, key: key) }
    }
    #expect(arena.termCount == oracle.count)
    expectEqual(arena, oracle)
  }

  @Test func `a long chain of slices keeps every key`() {
    let arena = PostingArena()
    let rare = Self.term(1)
    let frequent = Self.term(2)
    // Far keys take nine bytes each: some 700 kB, in slices of all lengths and over page ends.
    var oracle: [[UInt8]: Set<Int64>] = [:]
    for number in 0..<80_000 as Range<Int64> {
      let key = number * 0x9E37_79B9 % (1 << 50)
      frequent.withUnsafeBufferPointer { arena.add($0, key: key) }
      oracle[frequent, default: []].insert(key)
      guard number % 1000 == 0 else { continue }
      rare.withUnsafeBufferPointer { arena.add($0, key: key) }
      oracle[rare, default: []].insert(key)
    }
    expectEqual(arena, oracle)
    #expect(arena.byteCount > 500_000)
  }

  @Test func `terms that begin alike are in the order of their bytes`() {
    let terms = ["", "a", "abcdefgh", "abcdefg", "abcdefghi", "abcdefgha", "강남", "강", "\u{0}", "a\u{0}"]
    let arena = PostingArena()
    for term in terms { Array(term.utf8).withUnsafeBufferPointer { arena.add($0, key: 0) } }
    let order = arena.sortedTerms().map { arena.withTerm($0) { Array($0) } }
    #expect(order == terms.map { Array($0.utf8) }.sorted { $0.lexicographicallyPrecedes($1) })
  }

  private func expectEqual(_ arena: PostingArena, _ oracle: [[UInt8]: Set<Int64>]) {
    var order: [[UInt8]] = []
    var keys: [Int64] = []
    for index in arena.sortedTerms() {
      let term = arena.withTerm(index) { Array($0) }
      order.append(term)
      arena.keys(index, into: &keys)
      #expect(keys == oracle[term, default: []].sorted())
    }
    #expect(order == oracle.keys.sorted { $0.lexicographicallyPrecedes($1) })
  }

  private static func term(_ number: Int) -> [UInt8] { Array("term \(number * number)".utf8) }
}
