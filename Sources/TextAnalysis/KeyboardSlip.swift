/// What the keys of a text would have written in the other layout, where that reads like words.
package enum KeyboardSlip {
  /// The text of the same keys: Hangul for Latin letters, Latin letters for Hangul; nil where that is no text.
  package static func otherLayout(_ text: String) -> String? {
    nil
  }
}
