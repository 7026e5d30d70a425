import TestSupport
import Testing

@testable import TextAnalysis

/// The walk through a vocabulary finds exactly what comparing every word would.
@Suite struct SlipAutomatonTests {
  @Test(arguments: [UInt64](1...6))
  func `the walk finds what comparing every word finds`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let letters = ["a", "b", "c", "é", "z", "1", "<"]
    var vocabulary: Set<String> = ["가", "cafe", "c:cafe", "@cafe", "бар"]
    for _ in 0..<400 { vocabulary.insert(random.text(of: letters, upTo: 9)) }
    vocabulary.remove("")
    let sorted = vocabulary.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    var found = 0
    for _ in 0..<60 {
      let text = random.text(of: ["a", "b", "c", "z"], upTo: 10)
      for (slips, completes) in [(1, true), (1, false), (2, true), (2, false)] {
        guard let word = QueryText(text, completesLastWord: completes).words.first,
          let automaton = SlipAutomaton(word, slips: slips)
        else { continue }
        var walked: [String] = []
        var next: String? = automaton.first
        var steps = 0
        while let from = next,
          let term = sorted.first(where: { !$0.utf8.lexicographicallyPrecedes(from.utf8) })
        {
          if automaton.accepts(term) { walked.append(term) }
          next = automaton.next(after: term)
          if let next { #expect(term.utf8.lexicographicallyPrecedes(next.utf8), "\(term) \(next)") }
          steps += 1
        }
        let expected = sorted.filter { term in
          automaton.accepts(term) && term.unicodeScalars.allSatisfy { 0x61..<0x250 ~= $0.value }
            && (slips == 1 || term.hasPrefix(String(text.lowercased().prefix(1))))
        }
        let own = walked.filter { $0.unicodeScalars.allSatisfy { 0x61..<0x250 ~= $0.value } }
        #expect(own == expected, "\(text) \(slips) \(completes)")
        #expect(steps <= sorted.count)
        found += expected.count
      }
    }
    #expect(found > 5)
  }

  @Test(
    arguments: [
      ("cafe", "cafe", 0), ("cafe", "caffe", 1), ("cafe", "cfae", 1), ("cafe", "cave", 1),
      ("cafe", "coffee", nil),
      ("station", "stattion", 1), ("gyeongbokgung", "gyeonbokgumg", 2), ("bar", "baz", nil),
      ("cafe1", "cafe2", nil),
    ] as [(String, String, Int?)])
  func `slips forgiven`(text: String, word: String, slips: Int?) throws {
    let query = QueryText(text, completesLastWord: false, reading: .typos)
    var matcher = TextMatcher(query)
    let kind = matcher.match(name: word, alternateNames: [], category: nil)
    #expect(kind == (slips == nil ? nil : slips == 0 ? .exactName : .typo))
  }

  @Test(
    arguments: [
      ("스타벅쓰", "스타벅스", true), ("스타박스", "스타벅스", true), ("스타벅스", "스타버스", true), ("대한민귝", "대한민국역사박물관", true),
      ("강낭구청", "강남구청역", true), ("강남", "강북", false), ("벅쓰점", "스타벅스점", true), ("가나다", "사아자", false),
    ])
  func `slips of keys in Hangul`(text: String, name: String, isForgiven: Bool) {
    var matcher = TextMatcher(QueryText(text, completesLastWord: false, reading: .typos))
    let kind = matcher.match(name: name, alternateNames: [], category: nil)
    #expect(kind == (isForgiven ? .typo : nil))
  }

  @Test(
    arguments: [
      ("zkvp", "카페"), ("ㅊㅁㄹㄷ", "cafe"), ("cafe", nil), ("ab", nil), ("12", nil), ("카페", "zkvp"),
      ("qksrkqtmqslek", "반갑습니다"),
    ] as [(String, String?)])
  func `the other layout`(text: String, expected: String?) {
    #expect(KeyboardSlip.otherLayout(text) == expected)
  }
}
