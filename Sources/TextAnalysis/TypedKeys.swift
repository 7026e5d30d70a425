/// A text as the keys it takes to type it.
package enum TypedKeys {
  /// The folded text with Hangul as keys, in UTF-8: whatever stood in the field earlier gives a beginning of it.
  package static func folded(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    let folded = AnalyzedText(text).bytes
    for scalar in String(decoding: folded, as: UTF8.self).unicodeScalars {
      Hangul.forEachKey(of: scalar.value) { UTF8Scalar.encode($0, into: &bytes) }
    }
    return bytes
  }
}
