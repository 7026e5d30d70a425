/// Hangul as it is typed: the keys of the two-set layout, one after the other.
///
/// A doubled consonant counts as its key twice, a compound vowel or final as its two keys, so that whatever
/// stands on the screen while a text is typed has keys that the whole text's keys begin with.
extension Hangul {
  /// ㄱ…ㅎ, ㄳ and the like.
  static let consonantLetters: ClosedRange<UInt32> = 0x3131...0x314E

  /// The initial consonant of a syllable as a letter, or the letter itself; nil for anything else.
  static func initial(of scalar: UInt32) -> UInt32? {
    if consonantLetters.contains(scalar) { return scalar }
    return syllables.contains(scalar) ? letters(ofSyllable: scalar).initial : nil
  }

  /// The letters of a syllable: initial, vowel, and final, or 0 without one.
  @inline(__always)
  static func letters(ofSyllable syllable: UInt32) -> (initial: UInt32, vowel: UInt32, final: UInt32) {
    let index = syllable - syllables.lowerBound
    let final = index % finalCount
    return (
      UInt32(initialLetters[Int(index / (vowelCount * finalCount))]),
      0x314F + index / finalCount % vowelCount, final == 0 ? 0 : UInt32(finalLetters[Int(final - 1)])
    )
  }

  /// Calls `body` with each stroke of a syllable or letter; any other scalar is a stroke of its own.
  ///
  /// A compound vowel or final is two strokes, a doubled consonant one, with Shift.
  @inline(__always)
  static func forEachStroke(of scalar: UInt32, _ body: (UInt32) -> Void) {
    guard syllables.contains(scalar) else { return forEachStroke(ofLetter: scalar, body) }
    let letters = letters(ofSyllable: scalar)
    forEachStroke(ofLetter: letters.initial, body)
    forEachStroke(ofLetter: letters.vowel, body)
    if letters.final != 0 { forEachStroke(ofLetter: letters.final, body) }
  }

  private static func forEachStroke(ofLetter letter: UInt32, _ body: (UInt32) -> Void) {
    let keys = keys(ofLetter: letter)
    if keys.0 == keys.1 { return body(letter) }
    body(keys.0)
    if keys.1 != 0 { body(keys.1) }
  }

  /// Calls `body` with each key: as strokes, but a doubled consonant is its key twice.
  @inline(__always)
  static func forEachKey(of scalar: UInt32, _ body: (UInt32) -> Void) {
    forEachStroke(of: scalar) { stroke in
      let keys = keys(ofLetter: stroke)
      body(keys.0)
      if keys.1 != 0 { body(keys.1) }
    }
  }

  /// The two keys of a letter, or the letter itself and 0.
  static func keys(ofLetter letter: UInt32) -> (UInt32, UInt32) {
    switch letter {
    case 0x3132, 0x3138, 0x3143, 0x3146, 0x3149: (letter - 1, letter - 1)
    case 0x3133: (0x3131, 0x3145)
    case 0x3135: (0x3134, 0x3148)
    case 0x3136: (0x3134, 0x314E)
    case 0x313A: (0x3139, 0x3131)
    case 0x313B: (0x3139, 0x3141)
    case 0x313C: (0x3139, 0x3142)
    case 0x313D: (0x3139, 0x3145)
    case 0x313E: (0x3139, 0x314C)
    case 0x313F: (0x3139, 0x314D)
    case 0x3140: (0x3139, 0x314E)
    case 0x3144: (0x3142, 0x3145)
    case 0x3158: (0x3157, 0x314F)
    case 0x3159: (0x3157, 0x3150)
    case 0x315A: (0x3157, 0x3163)
    case 0x315D: (0x315C, 0x3153)
    case 0x315E: (0x315C, 0x3154)
    case 0x315F: (0x315C, 0x3163)
    case 0x3162: (0x3161, 0x3163)
    default: (letter, 0)
    }
  }

  /// The two consonants of a cluster that begins no syllable, such as ㄳ; nil for any other letter.
  static func clusterKeys(_ letter: UInt32) -> (UInt32, UInt32)? {
    guard consonantLetters.contains(letter) else { return nil }
    let keys = keys(ofLetter: letter)
    return keys.1 != 0 && keys.0 != keys.1 ? keys : nil
  }

  /// The syllables that `syllable` becomes while its typing goes on, itself among them: 고 → 고…괳, 발 → 발…밣.
  static func growth(of syllable: UInt32) -> ClosedRange<UInt32> {
    let index = syllable - syllables.lowerBound
    let final = index % finalCount
    guard final == 0 else {
      let last: UInt32 =
        switch final {
        case 1: 3
        case 4: 6
        case 8: 15
        case 17: 18
        case 19: 20
        default: final
        }
      return syllable...syllable + last - final
    }
    let vowel = index / finalCount % vowelCount
    let compounds: UInt32 =
      switch vowel {
      case 8, 13: 3
      case 18: 1
      default: 0
      }
    return syllable...syllable + compounds * finalCount + finalCount - 1
  }

  /// The syllables with this initial consonant.
  static func syllables(beginningWith letter: UInt32) -> ClosedRange<UInt32> {
    guard let initial = initialLetters.firstIndex(of: UInt16(truncatingIfNeeded: letter)) else {
      return syllables
    }
    let first = syllables.lowerBound + UInt32(initial) * vowelCount * finalCount
    return first...first + vowelCount * finalCount - 1
  }

  /// The syllable without its final consonant; nil for anything else.
  static func open(_ scalar: UInt32) -> UInt32? {
    syllables.contains(scalar) ? scalar - (scalar - syllables.lowerBound) % finalCount : nil
  }

  /// The last key of a syllable with a final consonant: what moves on to the next one.
  static func lastKey(_ syllable: UInt32) -> UInt32? {
    let final = letters(ofSyllable: syllable).final
    guard final != 0 else { return nil }
    let keys = keys(ofLetter: final)
    return keys.1 != 0 ? keys.1 : keys.0
  }

  /// The syllables before their last consonant moved on to the next one: 탑 → 타, 닭 → 달, 밖 → 바 and 박.
  static func withoutLastKey(_ syllable: UInt32) -> [UInt32] {
    let final = (syllable - syllables.lowerBound) % finalCount
    guard final > 0 else { return [] }
    let open = syllable - final
    let keys = keys(ofLetter: UInt32(finalLetters[Int(final - 1)]))
    guard keys.1 != 0 else { return [open] }
    guard let first = finalLetters.firstIndex(of: UInt16(keys.0)) else { return [open] }
    let partial = open + UInt32(first) + 1
    // ㄲ and ㅆ are one key with Shift, or look like the same key twice.
    return keys.0 == keys.1 ? [open, partial] : [partial]
  }
}
