/// Sums over index entries by which two sets of them are compared without keeping either.
///
/// An entry is a term's hash and a key. Entries fall into buckets by the term; a bucket keeps how many there are
/// and the sum of a 64-bit mix of each, so two different sets look alike once in 2⁶⁴ buckets.
struct IndexFingerprint {
  static let bucketBits: UInt64 = 16

  private(set) var counts = [Int](repeating: 0, count: 1 << bucketBits)
  private(set) var sums = [UInt64](repeating: 0, count: 1 << bucketBits)

  mutating func add(term: UInt64, key: Int64) {
    let bucket = Self.bucket(term)
    counts[bucket] += 1
    sums[bucket] &+= Self.mix(term, key)
  }

  mutating func add(term: UInt64, keys: [Int64]) {
    let bucket = Self.bucket(term)
    counts[bucket] += keys.count
    var sum: UInt64 = 0
    for key in keys { sum &+= Self.mix(term, key) }
    sums[bucket] &+= sum
  }

  /// The buckets in which `self` and `other` differ, ascending.
  func differences(from other: IndexFingerprint) -> [Int] {
    if counts == other.counts, sums == other.sums { return [] }
    return counts.indices.filter { counts[$0] != other.counts[$0] || sums[$0] != other.sums[$0] }
  }

  static func bucket(_ term: UInt64) -> Int { Int(term >> (64 - bucketBits)) }

  /// The hash of a term's bytes: FNV-1a, its high bits stirred.
  static func hash(_ term: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in term { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return finalized(hash)
  }

  private static func mix(_ term: UInt64, _ key: Int64) -> UInt64 {
    finalized(term ^ UInt64(bitPattern: key) &* 0x9E37_79B9_7F4A_7C15)
  }

  /// The finalizer of SplitMix64 (Steele, Lea and Flood, 2014).
  private static func finalized(_ value: UInt64) -> UInt64 {
    var z = value
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
