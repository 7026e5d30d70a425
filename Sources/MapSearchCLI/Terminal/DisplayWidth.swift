/// How many columns of a terminal text takes.
enum DisplayWidth {
  /// Columns of `text`; control characters count as the U+FFFD that stands for them.
  ///
  /// - Complexity: O(*n*) for *n* bytes, fast for ASCII.
  static func columns(_ text: some StringProtocol) -> Int {
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text.utf8.count }
    return text.reduce(0) { $0 + columns($1) }
  }

  /// Columns of one character as a person sees it, 0…2 for nearly all.
  ///
  /// A sum over its scalars, as terminals do, but an emoji sequence is one picture of two columns: joined by
  /// ZWJ, coloured by a skin tone, or turned from text into a picture by U+FE0F.
  static func columns(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard scalars.count > 1 else { return scalars.reduce(0) { $0 + columns($1) } }
    return isEmojiSequence(scalars) ? 2 : scalars.reduce(0) { $0 + columns($1) }
  }

  private static func isEmojiSequence(_ scalars: Character.UnicodeScalarView) -> Bool {
    guard let first = scalars.first, first.properties.isEmoji else { return false }
    return scalars.dropFirst().contains { scalar in
      scalar.value == 0xFE0F || scalar.properties.isEmojiModifier
        || (scalar.value == 0x200D && !first.isASCII)
    }
  }

  private static func columns(_ scalar: Unicode.Scalar) -> Int {
    if TerminalText.isUnsafe(scalar) { return 1 }
    if scalar.isASCII || scalar.value == 0xAD { return 1 }
    switch scalar.value {
    // Vowels and final consonants of conjoining jamo: drawn inside the block of their initial, which is wide.
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return EastAsianWidth.isWide(scalar) ? 2 : 1
    }
  }
}
