import Foundation
import TextAnalysis
import Testing

@Suite struct FoldingTests {
  /// Where the analysis goes beyond Foundation's folding: letters with a stroke or a hook, ligatures, digraphs
  /// and letters of old forms become what people type for them. A letter, then what it folds to.
  static let differences: [String: String] = {
    let entries = """
      Æae æae Ǣae ǣae Ǽae ǽae Œoe œoe Ðd ðd Đd đd Øo øo Ǿo ǿo Þth þth Ħh ħh ıi ĸk Łl łl Ŋn ŋn Ŧt ŧt Əe \
      Ĳij ĳij Ŀl ŀl ŉn Ǆdz ǅdz ǆdz Ǉlj ǈlj ǉlj Ǌnj ǋnj ǌnj Ǳdz ǲdz ǳdz ϒυ ϓυ ϔυ ϲσ Ϲσ
      """
    return Dictionary(
      uniqueKeysWithValues: entries.split(separator: " ").map {
        (String($0.prefix(1)), String($0.dropFirst()))
      })
  }()

  @Test(
    arguments: [0xC0...0x24F, 0x386...0x3FF, 0x400...0x52F, 0x1E00...0x1FFF, 0xFF21...0xFF5A]
      as [ClosedRange<UInt32>])
  func `letters fold as Foundation folds them, but for the differences listed`(block: ClosedRange<UInt32>) {
    for scalar in block.compactMap(Unicode.Scalar.init) where scalar.properties.isAlphabetic {
      let text = String(scalar)
      let folded = text.folding(
        options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
      let ours = String(decoding: AnalyzedText(text).bytes, as: UTF8.self)
      #expect(ours == Self.differences[text, default: folded], "\(text)")
    }
  }

  @Test func `composed and decomposed texts are one, for every scalar`() {
    var (left, right) = (AnalyzedText(), AnalyzedText())
    for value in UInt32(0xC0)...0x2FA1F {
      // Of the large blocks of Han and Hangul, a part.
      let isLarge = 0x3400..<0x9F00 ~= value || 0xAC00..<0xD700 ~= value || 0x20000..<0x2F800 ~= value
      guard !isLarge || value % 61 == 0, let scalar = Unicode.Scalar(value) else { continue }
      let text = String(scalar)
      let decomposed = text.decomposedStringWithCanonicalMapping
      guard decomposed.unicodeScalars.count > 1 || decomposed.unicodeScalars.first != scalar else { continue }
      left.analyze(text)
      right.analyze(decomposed)
      guard left.bytes != right.bytes || left.units.map(\.kind) != right.units.map(\.kind) else { continue }
      Issue.record("U+\(String(value, radix: 16)) \(text): \(left.pieces), decomposed \(right.pieces)")
    }
  }

  @Test(arguments: [
    "스타벅스 강남역점", "각 갂 갃 힣", "ガーデン パン ヴ がぱ", "Phở Gà Hà Nội Đường Nguyễn", "Ångström Čeština Łódź", "Ἀθῆναι",
  ])
  func `composed and decomposed names are one`(name: String) {
    let composed = AnalyzedText(name.precomposedStringWithCanonicalMapping)
    let decomposed = AnalyzedText(name.decomposedStringWithCanonicalMapping)
    #expect(composed.pieces == decomposed.pieces && composed.bytes == decomposed.bytes)
  }
}
