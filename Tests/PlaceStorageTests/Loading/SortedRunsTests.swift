import TestSupport
import Persistence
import Testing

@testable import PlaceStorage

struct SortedRunsTests {
  struct Record: Equatable {
    var key: Int64
    var number: Int
    var bytes: [UInt8]
  }

  @Test(arguments: [1, 100, 5000, .max], 0..<4 as Range<UInt64>)
  func `records come back by key, then in the order added`(memoryBytes: Int, seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let runs = SortedRuns(memoryBytes: memoryBytes, temporaryDirectory: "/tmp")
    var records: [Record] = []
    for number in 0..<random.pick([0, 1, 50, 300]) {
      let bytes = (0..<random.pick([0, 1, 30, 900])).map { _ in UInt8.random(in: 0...255, using: &random) }
      let key = Int64(random.integer(in: 0...100 - 1)) - 50
      records.append(Record(key: key, number: number, bytes: bytes))
      try runs.add(key: key) { buffer in bytes.withUnsafeBytes { buffer.append($0) } }
    }
    records.sort { $0.key != $1.key ? $0.key < $1.key : $0.number < $1.number }
    var sorted: [Record] = []
    try runs.forEach { key, number, bytes in
      sorted.append(Record(key: key, number: number, bytes: Array(bytes)))
    }
    #expect(sorted == records)
    #expect(runs.count == records.count)
  }

  @Test func `a record larger than the buffers survives the merge`() throws {
    let runs = SortedRuns(memoryBytes: 1, temporaryDirectory: "/tmp")
    for number in 0..<3 as Range<Int64> {
      let large = [UInt8](repeating: UInt8(number), count: 300_000)
      try runs.add(key: -number) { buffer in large.withUnsafeBytes { buffer.append($0) } }
    }
    var sorted: [(Int64, Int)] = []
    try runs.forEach { key, _, bytes in
      #expect(bytes.first == UInt8(-key) && bytes.last == UInt8(-key))
      sorted.append((key, bytes.count))
    }
    #expect(sorted.map(\.0) == [-2, -1, 0])
    #expect(sorted.allSatisfy { $0.1 == 300_000 })
  }
}
