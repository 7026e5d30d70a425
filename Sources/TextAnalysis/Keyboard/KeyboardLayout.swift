/// Texts typed in the wrong layout, and what stands on the screen while a text is typed.
package enum KeyboardLayout {
  /// What the keys of a Latin text make in the two-set layout: zkvp is 카페.
  ///
  /// What is not a Latin letter stays: qjrtm r&d is 벅스 ㄱ&ㅇ. Capitals are keys with shift, unless there are
  /// only capitals, some of which shift makes nothing of: ZKVP was typed under Caps Lock and is 카페, not 카폐.
  ///
  /// - Returns: nil when there is no key of a Hangul letter in `text`.
  /// - Complexity: O(*n*) in the length of `text`.
  package static func hangul(fromLatinKeys text: String) -> String? {
    var composer = HangulComposer()
    var hasLetter = false
    let isCapsLock = isTypedUnderCapsLock(text)
    for scalar in text.unicodeScalars {
      let isCapital = 0x41...0x5A ~= scalar.value
      let key = isCapital && isCapsLock ? scalar.value | 0x20 : scalar.value
      if let letter = TwoSetLayout.letter(ofKey: key) {
        composer.type(letter)
        hasLetter = true
      } else {
        composer.append(scalar)
      }
    }
    return hasLetter ? composer.text : nil
  }

  private static func isTypedUnderCapsLock(_ text: String) -> Bool {
    var isPlainKeyCapital = false
    for scalar in text.unicodeScalars {
      if 0x61...0x7A ~= scalar.value { return false }
      if 0x41...0x5A ~= scalar.value, !TwoSetLayout.hasShiftLetter(scalar.value) { isPlainKeyCapital = true }
    }
    return isPlainKeyCapital
  }

  /// The Latin keys of a text typed in the two-set layout: ㅊㅁㄹㄷ is cafe, 촐 is chf.
  ///
  /// What is not Hangul stays; composed and decomposed text is the same.
  ///
  /// - Complexity: O(*n*) in the length of `text`.
  package static func latin(fromHangulKeys text: String) -> String {
    var keys = String.UnicodeScalarView()
    for scalar in HangulText.composed(text) {
      guard let letters = HangulText.letters(of: scalar) else {
        keys.append(scalar)
        continue
      }
      for letter in letters {
        keys.append(contentsOf: TwoSetLayout.keys(of: letter).map { Unicode.Scalar($0) })
      }
    }
    return String(keys)
  }

  /// The texts that stand on the screen one after another while `text` is typed key by key; the last is `text`,
  /// composed.
  ///
  /// 스타 is ㅅ, 스, 슽, 스타: Hangul in the two-set layout, any other character by one key. A letter of Hangul
  /// that stands alone does not join the syllable before it.
  ///
  /// - Complexity: O(*n*²) in the length of `text`, which is how long the texts are together.
  package static func keystrokes(of text: String) -> [String] {
    var composer = HangulComposer()
    var texts: [String] = []
    var wasSyllable = false
    for character in String(HangulText.composed(text)) {
      let scalars = character.unicodeScalars
      let isSyllable = scalars.count == 1 && scalars.allSatisfy { Hangul.syllables.contains($0.value) }
      if !isSyllable || !wasSyllable { composer.finish() }
      wasSyllable = isSyllable
      if isSyllable, let letters = scalars.first.flatMap(HangulText.letters(of:)) {
        for letter in letters.flatMap(TwoSetLayout.strokes(of:)) {
          composer.type(letter)
          texts.append(composer.text)
        }
      } else {
        for scalar in scalars { composer.append(scalar) }
        texts.append(composer.text)
      }
    }
    return texts
  }
}
