import TextAnalysis

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

  /// Up to `count` of `alphabet`'s elements in a row.
  mutating func text(of alphabet: [String], upTo count: Int) -> String {
    (0..<Int.random(in: 0...count, using: &self)).map { _ in
      alphabet[Int.random(in: 0..<alphabet.count, using: &self)]
    }.joined()
  }
}

extension AnalyzedText {
  /// The units as texts, those of runs in brackets.
  var pieces: [String] {
    units.map { unit in
      let text = String(decoding: bytes[unit.start..<unit.end], as: UTF8.self)
      return unit.kind == .run ? "[\(text)]" : text
    }
  }
}
