import TestSupport
import Persistence
import Testing

@testable import PlaceStorage

struct PostingWriterTests {
  @Test(arguments: 0..<5 as Range<UInt64>)
  func `blocks hold the set after any batches`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let connection = try placeConnection()
    var oracle: [String: Set<Int64>] = [:]
    let width = random.pick([400, 5000, 1 << 56 - 1] as [Int64])
    for batch in 0..<25 {
      let (added, removed) = (PostingArena(), PostingArena())
      var (adds, removals): ([String: Set<Int64>], [String: Set<Int64>]) = ([:], [:])
      for term in ["a", "ab", "강"] {
        let count = random.pick([0, 1, 3, 127, 128, 129, 255, 256, 257, 400])
        let base = Int64.random(in: 0...width, using: &random)
        for offset in 0..<Int64(count) {
          let isRun = random.once(in: 3)
          let key = isRun ? min(base + offset, width) : Int64.random(in: 0...width, using: &random)
          adds[term, default: []].insert(key)
          Array(term.utf8).withUnsafeBufferPointer { added.add($0, key: key) }
        }
        let old = Array(oracle[term, default: []]).sorted()
        let removalCount = old.isEmpty ? 0 : random.pick([0, 1, 50, old.count])
        for _ in 0..<removalCount {
          let key = random.once(in: 10) ? Int64.random(in: 0...width, using: &random) : random.pick(old)
          removals[term, default: []].insert(key)
          Array(term.utf8).withUnsafeBufferPointer { removed.add($0, key: key) }
        }
      }
      var writer = PostingWriter(connection)
      try writer.apply(adding: added, removing: removed, isFresh: batch == 0)
      for (term, keys) in removals { oracle[term]?.subtract(keys) }
      for (term, keys) in adds { oracle[term, default: []].formUnion(keys) }
      let expected = oracle.filter { !$0.value.isEmpty }.mapValues { $0.sorted() }
      try #require(try connection.postings() == expected)
      try #require(try blockFaults(connection) == [])
    }
  }

  @Test func `keys in order fill their blocks`() throws {
    let connection = try placeConnection()
    for batch in 0..<10 as Range<Int64> {
      let added = PostingArena()
      for key in batch * 100..<batch * 100 + 100 {
        [0x61].withUnsafeBufferPointer { added.add($0, key: key) }
      }
      var writer = PostingWriter(connection)
      try writer.apply(adding: added)
    }
    let blocks = try connection.integer("SELECT count(*) FROM posting")
    // 1 000 keys need eight blocks of 128; halves of blocks that overflowed may add to that, but not double it.
    #expect((8...15).contains(blocks))
  }

  private func blockFaults(_ connection: Connection) throws -> [String] {
    try connection.withStatement("SELECT term, last, earlier FROM posting ORDER BY term, last") {
      row throws(DatabaseError) in
      var faults: [String] = []
      var previous: (term: String, last: Int64)?
      while try row.step() {
        let (term, last) = (row.text(0), row.int64(1))
        let before = previous.flatMap { $0.term == term ? $0.last : nil }
        let fault = row.withBytes(2) { PostingBlock.fault(last: last, earlier: $0, previous: before) }
        if let fault { faults.append(fault) }
        previous = (term, last)
      }
      return faults
    }
  }
}
