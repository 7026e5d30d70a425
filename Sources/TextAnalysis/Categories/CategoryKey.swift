/// The form in which words and codes of categories are compared: folded, spaces and marks left out.
struct CategoryKey {
  private var text = AnalyzedText()

  /// The folded form of a word, a tag or a code, valid during `body`.
  ///
  /// A GeoNames code keeps its dot: `S.CH` is a church, SCH the last part of the code of a school.
  mutating func withFolded<Result>(_ word: String, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if Self.isFeatureCode(word.utf8) { return Array(word.lowercased().utf8).withUnsafeBufferPointer(body) }
    text.analyze(word)
    return text.bytes.withUnsafeBufferPointer(body)
  }

  /// Whether `word` is a feature class, a dot, and the rest: `S.HTL`.
  private static func isFeatureCode(_ word: String.UTF8View) -> Bool {
    guard word.count > 2, word.dropFirst().first == 0x2E else { return false }
    return word.enumerated().allSatisfy { $0 == 1 || 0x61...0x7A ~= $1 | 0x20 || 0x30...0x39 ~= $1 }
  }
}
