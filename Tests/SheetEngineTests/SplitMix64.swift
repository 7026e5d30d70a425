/// Seeded randomness, so that a failure can be repeated (Steele, Lea and Flood, 2014).
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func value(in range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }
  mutating func integer(in range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
  mutating func chance(_ share: Double) -> Bool { value(in: 0...1) < share }
  mutating func element<Element>(of elements: [Element]) -> Element {
    elements[integer(in: 0...(elements.count - 1))]
  }
}
