import TextAnalysis
import Testing

@Suite struct TextMatcherTests {
  @Test(
    arguments: [
      ("cafe", "Café", [], nil, .exactName), ("cafe", "Cafe Mocha", [], nil, .namePrefix),
      ("mocha", "Cafe Mocha", [], nil, .wordPrefix), ("mocha cafe", "Cafe Mocha", [], nil, .wordPrefix),
      ("caf", "My Cafe", [], nil, .wordPrefix), ("강남", "강남역", [], nil, .namePrefix),
      ("남역", "강남역", [], nil, .inside),
      ("강남역맛집", "강남역 맛집", [], nil, .exactName), ("역맛", "강남역 맛집", [], nil, .inside),
      ("맛집거리", "강남역 맛집 거리", [], nil, .wordPrefix), ("경복 궁", "경복궁", [], nil, .exactName),
      ("palace", "경복궁", ["Palace"], nil, .exactName), ("cafe", "Mocha", [], "cafe", .category),
      ("mocha cafe", "Mocha", [], "cafe", .category), ("afe", "Cafe", [], nil, nil),
      ("caffe", "Cafe", [], nil, nil),
      ("cafe mocha", "Cafe", ["Latte"], nil, nil), ("", "Cafe", [], nil, .exactName),
      ("강역", "강남역", [], nil, nil),
    ] as [(String, String, [String], String?, MatchKind?)])
  func `kinds of match`(
    query: String, name: String, alternates: [String], category: String?, expected: MatchKind?
  ) {
    var matcher = TextMatcher(QueryText(query, completesLastWord: true))
    #expect(matcher.match(name: name, alternateNames: alternates, category: category) == expected)
  }

  @Test func `a name equal but for spaces does not hide the alternate name that has the words`() {
    var matcher = TextMatcher(QueryText("ab c", completesLastWord: false))
    #expect(matcher.match(name: "abc", alternateNames: ["ab c"], category: nil) == .exactName)
    #expect(matcher.match(name: "abc", alternateNames: [], category: nil) == nil)
  }

  @Test func `a run across the parts of a category is found`() {
    var matcher = TextMatcher(QueryText("역출", completesLastWord: false))
    #expect(matcher.match(name: "A", alternateNames: [], category: "지하철역_출구") == .category)
  }
}
