/// The part a scalar plays in a text.
enum ScalarKind: UInt8 {
  /// Ends a word.
  case separator
  /// Is dropped and ends nothing: apostrophes, soft hyphens, accents standing alone.
  case ignorable
  /// Of a script that puts spaces between words.
  case word
  /// Of a script that does not, or where a word inside a longer one must be found: Hangul, Han, Kana, Thai, …
  case run
  /// Voices the kana before it: combining and half-width ゛ and ゜.
  case voicing

  /// What `scalar`, not yet folded, is.
  static func of(_ scalar: UInt32) -> ScalarKind {
    switch scalar {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: return .word
    case 0x27, 0x60, 0xB4, 0x2018, 0x2019, 0x02BC, 0x02B9, 0x00AD, 0x200B...0x200F, 0x2060, 0xFEFF, 0xFE0E,
      0xFE0F:
      return .ignorable
    // Fillers of a missing letter of a syllable.
    case 0x115F...0x1160, 0x3164, 0xFFA0: return .ignorable
    case 0..<0x80: return .separator
    // The letters most met, so that the tables of Unicode need not be asked: Latin, Greek, Cyrillic, Hebrew, Arabic.
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x388...0x38A, 0x38E...0x3A1, 0x3A3...0x3F5, 0x400...0x481,
      0x48A...0x52F, 0x5D0...0x5EA, 0x620...0x63F, 0x641...0x64A, 0x671...0x6D3:
      return .word
    case 0x3099...0x309A, 0xFF9E...0xFF9F: return .voicing
    case 0xAC00...0xD7A3, 0x4E00...0x9FFF, 0x3041...0x3096, 0x30A1...0x30FA, 0x3131...0x318E, 0x1100...0x11FF,
      0x3400...0x4DBF, 0xF900...0xFAFF, 0x20000...0x3FFFD, 0x3005...0x3007, 0x309D...0x309F, 0x30FC...0x30FF,
      0x31F0...0x31FF, 0xFF66...0xFF9D, 0xFFA1...0xFFDC, 0x0E01...0x0E3A, 0x0E40...0x0E4E, 0x0E80...0x0EFF,
      0x1000...0x109F, 0x1780...0x17D3:
      return .run
    case 0x0300...0x036F, 0x0483...0x0487, 0x0591...0x05BD, 0x05BF, 0x05C1...0x05C2, 0x064B...0x065F, 0x0670,
      0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F, 0x0640, 0x1D165...0x1D172:
      return .ignorable
    default: return ofGeneralCategory(scalar)
    }
  }

  private static func ofGeneralCategory(_ scalar: UInt32) -> ScalarKind {
    guard let unicode = Unicode.Scalar(scalar) else { return .separator }
    switch unicode.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber, .nonspacingMark, .spacingMark:
      return .word
    case .format: return .ignorable
    default: return .separator
    }
  }
}
