import TestSupport
import TextAnalysis
import Testing

@Suite struct MatchedRangesTests {
  @Test(arguments: [
    ("cafe", "Café Mocha", ["Café"]), ("cafe", "Cafe\u{301} Mocha", ["Cafe\u{301}"]),
    ("caf", "Café", ["Caf"]), ("cafe mocha", "Mocha Cafe", ["Mocha", "Cafe"]),
    ("bens", "Ben's Bar", ["Ben's"]), ("ben", "Ben's Bar", ["Ben"]), ("ben", "Ben’s Bar", ["Ben"]),
    ("bens", "Ben’s Bar", ["Ben’s"]), ("stras", "Straße", ["Straß"]), ("strass", "Straße", ["Straß"]),
    ("gs25", "ＧＳ２５ 강남점", ["ＧＳ２５"]), ("강남", "GS25 강남점 강남", ["강남", "강남"]),
    ("강남점", "GS25 강남점", ["강남점"]),
    ("강남점", "GS25 \u{1100}\u{1161}\u{11BC}\u{1102}\u{1161}\u{11B7}\u{110C}\u{1165}\u{11B7}", ["강남점"]),
    ("역맛", "강남역 맛집", ["역 맛"]), ("강남역맛집", "강남역 맛집", ["강남역 맛집"]), ("경복 궁", "경복궁", ["경복궁"]),
    ("がーでん", "ｶﾞｰﾃﾞﾝ", ["ｶﾞｰﾃﾞﾝ"]), ("viii", "Henry Ⅷ", ["Ⅷ"]), ("e", "e\u{301}\u{323}a", ["e\u{301}\u{323}"]),
    ("क", "कि", ["कि"]), ("a", "🍜 A", ["A"]), ("남", "남남", ["남남"]), ("남남", "남남남", ["남남"]),
    ("x", "Cafe", []), ("", "Cafe", []), ("a", "", []), ("a", "a\u{200D}", ["a\u{200D}"]),
  ])
  func `names and what is marked in them`(query: String, name: String, expected: [String]) {
    var matcher = TextMatcher(QueryText(query, completesLastWord: true))
    let marked = matcher.ranges(in: name).map { String(decoding: Array(name.utf16)[$0], as: UTF16.self) }
    #expect(marked == expected)
  }

  @Test func `a word that is complete marks no longer ones`() {
    var matcher = TextMatcher(QueryText("caf", completesLastWord: false))
    #expect(matcher.ranges(in: "Cafe caf") == [5..<8])
  }

  @Test(arguments: [UInt64](1...4))
  func `ranges ascend, lie apart, and hold whole characters`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let alphabet = IndexContractTests.alphabet + ["\u{600}", "\u{200D}", "\u{FE0F}", "ि"]
    for _ in 0..<400 {
      let name = random.text(of: alphabet, upTo: 10)
      let text = random.text(of: alphabet, upTo: 3)
      var matcher = TextMatcher(
        QueryText(text, completesLastWord: Bool.random(using: &random)),
        reading: [.literal, .typing, .typos][Int.random(in: 0..<3, using: &random)])
      var edges = [0]
      for character in name { edges.append(edges[edges.count - 1] + character.utf16.count) }
      var end = -1
      for range in matcher.ranges(in: name) {
        #expect(range.lowerBound > end && !range.isEmpty, "\(name) \(text)")
        #expect(edges.contains(range.lowerBound) && edges.contains(range.upperBound), "\(name) \(text)")
        end = range.upperBound
      }
    }
  }
}
