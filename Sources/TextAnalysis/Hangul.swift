/// Hangul as arithmetic: syllables from conjoining jamo, and the keyboard's letters.
///
/// Source: The Unicode Standard, section 3.12, Conjoining Jamo Behavior.
enum Hangul {
  static let syllables: ClosedRange<UInt32> = 0xAC00...0xD7A3
  static let letters: ClosedRange<UInt32> = 0x3131...0x318E
  static let conjoining: ClosedRange<UInt32> = 0x1100...0x11FF
  static let initialCount: UInt32 = 19
  static let vowelCount: UInt32 = 21
  static let finalCount: UInt32 = 28

  /// The scalar that `next` completes `previous` to, when the two are one syllable; else nil.
  ///
  /// `previous` is a keyboard initial or an open syllable as the analyser writes them.
  static func composed(_ previous: UInt32, _ next: UInt32) -> UInt32? {
    switch next {
    case 0x1161...0x1175:
      guard let initial = initialLetters.firstIndex(of: UInt16(truncatingIfNeeded: previous)),
        letters.contains(previous)
      else { return nil }
      return syllables.lowerBound + (UInt32(initial) * vowelCount + next - 0x1161) * finalCount
    case 0x11A8...0x11C2:
      guard syllables.contains(previous), (previous - syllables.lowerBound) % finalCount == 0 else {
        return nil
      }
      return previous + next - 0x11A7
    default: return nil
    }
  }

  /// The keyboard's letter for a conjoining jamo; the scalar itself for an archaic one.
  static func letter(ofConjoining scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x1100...0x1112: UInt32(initialLetters[Int(scalar - 0x1100)])
    case 0x1161...0x1175: scalar - 0x1161 + 0x314F
    case 0x11A8...0x11C2: UInt32(finalLetters[Int(scalar - 0x11A8)])
    // Initials of old texts, with a letter of the keyboard all the same: ㅀ and ㅄ.
    case 0x111A: 0x3140
    case 0x1121: 0x3144
    default: scalar
    }
  }

  /// ㄱ…ㅎ in the order of a syllable's first part.
  static let initialLetters: [UInt16] = [
    0x3131, 0x3132, 0x3134, 0x3137, 0x3138, 0x3139, 0x3141, 0x3142, 0x3143, 0x3145, 0x3146, 0x3147, 0x3148,
    0x3149, 0x314A, 0x314B, 0x314C, 0x314D, 0x314E,
  ]

  /// ㄱ…ㅎ in the order of a syllable's last part.
  static let finalLetters: [UInt16] = [
    0x3131, 0x3132, 0x3133, 0x3134, 0x3135, 0x3136, 0x3137, 0x3139, 0x313A, 0x313B, 0x313C, 0x313D, 0x313E,
    0x313F, 0x3140, 0x3141, 0x3142, 0x3144, 0x3145, 0x3146, 0x3147, 0x3148, 0x314A, 0x314B, 0x314C, 0x314D,
    0x314E,
  ]
}
