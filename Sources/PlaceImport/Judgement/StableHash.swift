/// FNV-1a, 64 bits: the same value on every machine and in every version.
///
/// Source: http://www.isthe.com/chongo/tech/comp/fnv/
struct StableHash {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func combine(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }

  mutating func combine(_ number: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      combine(UInt8(truncatingIfNeeded: number >> shift))
    }
  }
}
