/// Hangul as it was typed: syllables and letters, whichever way a file wrote them.
enum HangulText {
  /// `text` with conjoining jamo put together: syllables where they make some, else letters of the keyboard.
  static func composed(_ text: String) -> String.UnicodeScalarView {
    var scalars: [Unicode.Scalar] = []
    // Only a conjoining initial, or a syllable, may be completed.
    var isOpen = false
    for scalar in text.unicodeScalars {
      let value = scalar.value
      if Hangul.conjoining.contains(value) {
        if isOpen, let last = scalars.last,
          let whole = Hangul.composed(last.value, value).flatMap(Unicode.Scalar.init)
        {
          scalars[scalars.count - 1] = whole
        } else {
          scalars.append(Unicode.Scalar(Hangul.letter(ofConjoining: value)) ?? scalar)
          isOpen = true
        }
      } else {
        scalars.append(scalar)
        isOpen = Hangul.syllables.contains(value)
      }
    }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return view
  }

  /// The letters of a syllable, or a letter itself; nil for any other scalar. A compound vowel or final is one
  /// letter.
  static func letters(of scalar: Unicode.Scalar) -> [UInt32]? {
    if TwoSetLayout.letters.contains(scalar.value) { return [scalar.value] }
    guard Hangul.syllables.contains(scalar.value) else { return nil }
    let letters = Hangul.letters(ofSyllable: scalar.value)
    return [letters.initial, letters.vowel] + (letters.final == 0 ? [] : [letters.final])
  }
}
