import TestSupport
import TextAnalysis

extension SplitMix64 {
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
