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

  mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  mutating func value(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }

  /// True once in `count` times.
  mutating func once(in count: Int) -> Bool { int(1...count) == 1 }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[int(0...elements.count - 1)] }

  /// 0..<`count`, small numbers more often: number *i* about in proportion to 1 / (*i* + 1).
  mutating func zipf(_ count: Int) -> Int {
    var low = 1.0
    var high = Double(count + 1)
    // The inverse of log(x) / log(n + 1) by bisection needs no C library.
    let wanted = value(0...1)
    var size = high
    var halvings = 0.0
    while size > 1 { (size, halvings) = (size / 2, halvings + 1) }
    var left = wanted * halvings
    high = 1
    while left > 1 { (high, left) = (high * 2, left - 1) }
    low = high
    return min(count - 1, Int(low * (1 + left)) - 1)
  }
}
