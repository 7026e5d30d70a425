/// Seeded randomness, so that a failure can be repeated (Steele, Lea and Flood, 2014).
package struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  package mutating func value(in range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  package mutating func integer(in range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// True once in `count` times.
  package mutating func once(in count: Int) -> Bool { integer(in: 1...count) == 1 }

  /// True with this probability.
  package mutating func chance(_ share: Double) -> Bool { value(in: 0...1) < share }

  package mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[integer(in: 0...elements.count - 1)]
  }
}
