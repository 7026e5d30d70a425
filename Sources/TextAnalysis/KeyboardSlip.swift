/// What the keys of a text would have written in the other layout, where that reads like words.
package enum KeyboardSlip {
  /// Fewest keys of a text that may be a slip: of one or two anything could be made.
  private static let fewestKeys = 3

  /// The text of the same keys: Hangul for Latin letters, Latin letters for Hangul; nil where that is no text.
  ///
  /// - Complexity: O(*n*).
  package static func otherLayout(_ text: String) -> String? {
    let scalars = text.unicodeScalars.map(\.value)
    if scalars.contains(where: { Hangul.syllables.contains($0) || Hangul.letters.contains($0) }) {
      let latin = KeyboardLayout.latin(fromHangulKeys: text)
      return latin.utf8.count >= fewestKeys && latin.utf8.allSatisfy { $0 < 0x80 } ? latin : nil
    }
    guard scalars.count >= fewestKeys, let hangul = KeyboardLayout.hangul(fromLatinKeys: text) else {
      return nil
    }
    // Letters left alone are keys that nobody strikes for words, but for consonants in place of syllables.
    let letters = hangul.unicodeScalars.filter { Hangul.letters.contains($0.value) }
    return letters.isEmpty ? hangul : nil
  }
}
