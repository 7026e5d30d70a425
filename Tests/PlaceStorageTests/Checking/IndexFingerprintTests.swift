import TestSupport
import Testing

@testable import PlaceStorage

struct IndexFingerprintTests {
  @Test func `the order of entries does not matter, any change does`() {
    var random = SplitMix64(seed: 1)
    var entries = (0..<300).map { _ in
      (term: random.next() % 50 &* 0x9E37_79B9_7F4A_7C15, key: Int64(random.integer(in: 0...99 - 1)))
    }
    var first = IndexFingerprint()
    for entry in entries { first.add(term: entry.term, key: entry.key) }
    entries.shuffle(using: &random)
    var second = IndexFingerprint()
    for entry in entries { second.add(term: entry.term, keys: [entry.key]) }
    #expect(first.differences(from: second) == [])
    second.add(term: entries[0].term, key: 100)
    #expect(first.differences(from: second) == [IndexFingerprint.bucket(entries[0].term)])
    // As many entries, but another one.
    first.add(term: entries[0].term, key: 101)
    #expect(first.differences(from: second) == [IndexFingerprint.bucket(entries[0].term)])
  }
}
