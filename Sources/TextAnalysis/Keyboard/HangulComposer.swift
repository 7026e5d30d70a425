/// What the two-set layout shows while letters are typed: syllables form, and a last consonant moves on to the
/// next syllable when a vowel follows.
struct HangulComposer {
  /// What is no longer changed by typing on.
  private var finished = String.UnicodeScalarView()
  private var initial: UInt32?
  private var vowel: UInt32?
  private var final: UInt32?

  /// The text shown.
  var text: String {
    var scalars = finished
    if let current { scalars.append(current) }
    return String(scalars)
  }

  /// Types one letter, ㄱ to ㅣ, that has a key of its own.
  mutating func type(_ letter: UInt32) {
    if TwoSetLayout.consonants.contains(letter) { typeConsonant(letter) } else { typeVowel(letter) }
  }

  /// Adds what is not typed in this layout.
  mutating func append(_ scalar: Unicode.Scalar) {
    finish()
    finished.append(scalar)
  }

  /// Ends the syllable: what follows does not join it.
  mutating func finish() {
    if let current { finished.append(current) }
    (initial, vowel, final) = (nil, nil, nil)
  }

  private mutating func typeConsonant(_ letter: UInt32) {
    if let final {
      if let compound = TwoSetLayout.compound(final, letter) {
        self.final = compound
        return
      }
    } else if initial != nil, vowel != nil, Self.isFinal(letter) {
      final = letter
      return
    }
    finish()
    initial = letter
  }

  private mutating func typeVowel(_ letter: UInt32) {
    if let final {
      let strokes = TwoSetLayout.strokes(of: final)
      self.final = strokes.count > 1 ? strokes[0] : nil
      finish()
      initial = strokes[strokes.count - 1]
      vowel = letter
    } else if let vowel {
      if let compound = TwoSetLayout.compound(vowel, letter) {
        self.vowel = compound
      } else {
        finish()
        self.vowel = letter
      }
    } else {
      vowel = letter
    }
  }

  private static func isFinal(_ letter: UInt32) -> Bool { Hangul.finalLetters.contains { $0 == letter } }

  /// The syllable being typed, or the letter.
  private var current: Unicode.Scalar? {
    guard let initial, let vowel else { return (initial ?? vowel).flatMap(Unicode.Scalar.init) }
    let initialIndex = Hangul.initialLetters.firstIndex { $0 == initial } ?? 0
    let finalIndex = final.flatMap { final in Hangul.finalLetters.firstIndex { $0 == final } }.map { $0 + 1 }
    let open = UInt32(initialIndex) * Hangul.vowelCount + vowel - TwoSetLayout.vowels.lowerBound
    return Unicode.Scalar(Hangul.syllables.lowerBound + open * Hangul.finalCount + UInt32(finalIndex ?? 0))
  }
}
