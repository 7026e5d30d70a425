import TestSupport
import Geodesy
import Testing

@testable import PlaceStorage

struct PostingBlockTests {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func `what is decoded is what was encoded`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let width = random.pick([0x3F, 0x7F, 0x80, 0x3FFF, 1 << 30, 1 << 55] as [Int64])
    var set: Set<Int64> = []
    for _ in 0...random.integer(in: 0...PostingBlock.capacity - 1) {
      set.insert(Int64.random(in: 0...width, using: &random))
    }
    let keys = set.sorted()
    var bytes: [UInt8] = []
    PostingBlock.encodeEarlier(keys[...], into: &bytes)
    var decoded: [Int64] = [-1]
    bytes.withUnsafeBytes { PostingBlock.decode(last: keys[keys.count - 1], earlier: $0, into: &decoded) }
    #expect(decoded == [-1] + keys)
    let fault = bytes.withUnsafeBytes {
      PostingBlock.fault(last: keys[keys.count - 1], earlier: $0, previous: nil)
    }
    #expect(fault == nil)
  }

  @Test func `the widest difference fits`() {
    let keys = [PlaceKey.all.lowerBound, PlaceKey.all.upperBound]
    var bytes: [UInt8] = []
    PostingBlock.encodeEarlier(keys[...], into: &bytes)
    var decoded: [Int64] = []
    bytes.withUnsafeBytes { PostingBlock.decode(last: keys[1], earlier: $0, into: &decoded) }
    #expect(decoded == keys)
    #expect(bytes.withUnsafeBytes { PostingBlock.fault(last: keys[1], earlier: $0, previous: nil) } == nil)
  }

  @Test(
    arguments: [
      (0, [0x00] as [UInt8], "not encoded"),  // a difference of 0
      (9, [0x80, 0x00], "not encoded"),  // a longer form than needed
      (9, [0x85, 0x80, 0x00], "not encoded"),
      (9, [UInt8](repeating: 0xFF, count: 9) + [0x01], "not encoded"),  // more than 63 bits
      (9, [0x80], "ends within"),
      (9, [0x01, 0x80], "ends within"),
      (9, [0x0A], "cannot be"),  // below 0
      (-1, [], "ends with a key"),
      (1 << 56, [], "ends with a key"),
      (1000, [UInt8](repeating: 1, count: 128), "more than 128"),
      (100, [0x0A, 0x09], "overlap"),  // reaches down to 81, the block before ended there
    ] as [(Int64, [UInt8], String)])
  func `bytes no encoder wrote are a fault`(last: Int64, earlier: [UInt8], words: String) {
    let fault = earlier.withUnsafeBytes { PostingBlock.fault(last: last, earlier: $0, previous: 81) }
    #expect(fault?.contains(words) == true, "\(fault ?? "no fault")")
  }

  @Test func `any bytes decode without a trap`() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<500 {
      let bytes = (0..<random.integer(in: 0...40 - 1)).map { _ in UInt8.random(in: 0...255, using: &random) }
      var decoded: [Int64] = []
      bytes.withUnsafeBytes { PostingBlock.decode(last: .max, earlier: $0, into: &decoded) }
      #expect(decoded.last == .max)
    }
  }
}
