import TestSupport
import Testing

@testable import PlaceSearch

@Suite struct CandidateHeapTests {
  @Test(arguments: [UInt64](1...8))
  func candidatesComeInTheOrderOfASort(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var heap = CandidateHeap()
    var expected: [Double] = []
    for _ in 0..<60 {
      // Few different numbers, so that many are equal; some batches are empty.
      let added = (0..<random.integer(in: 0...20)).map { _ in Double(random.integer(in: -5...40)) }
      heap.append(contentsOf: added.map { CandidateHeap.Candidate(lowerBound: $0, key: Int64($0 * 3)) })
      expected = (expected + added).sorted()
      for _ in 0..<min(random.integer(in: 0...15), expected.count) {
        #expect(heap.first?.lowerBound == expected[0])
        let top = heap.removeFirst()
        #expect(top.lowerBound == expected.removeFirst())
        #expect(top.key == Int64(top.lowerBound * 3))
      }
    }
    while !expected.isEmpty { #expect(heap.removeFirst().lowerBound == expected.removeFirst()) }
    #expect(heap.first == nil)
  }
}
