import TextAnalysis
import Testing

@Suite struct QueryTextTests {
  @Test func `words are kept once, in order; the last one may be a beginning`() {
    let query = QueryText(" Cafe  강남 cafe CAF ", completesLastWord: true)
    #expect(query.words.map(\.text) == ["cafe", "강남", "caf"])
    #expect(query.words.map(\.kind) == [.word, .run, .word])
    #expect(query.words.map(\.isPrefix) == [false, false, true])
    #expect(query.folded == Array("cafe강남cafecaf".utf8) && query.droppedWords == 0)
    #expect(QueryText("cafe 강남", completesLastWord: true).words.allSatisfy { !$0.isPrefix })
    #expect(QueryText("cafe", completesLastWord: false).words.allSatisfy { !$0.isPrefix })
  }

  @Test(arguments: ["", "  ", "\0", "*\"'()", "🍜", "-", "\u{301}"])
  func `without a letter or digit it is empty`(text: String) {
    #expect(QueryText(text, completesLastWord: true).isEmpty)
  }

  @Test func `words beyond the limit are counted`() {
    let text = (0..<20).map { "w\($0)" }.joined(separator: " ")
    let query = QueryText(text, completesLastWord: false)
    #expect(query.words.count == QueryText.maximumWords && query.droppedWords == 4)
  }

  @Test(
    arguments: [
      ("cafe", false, [TermGroup(["cafe"])], false), ("caf", true, [TermGroup(["<caf"])], false),
      ("cafe", true, [TermGroup([], spans: [.init(beginningWith: "cafe")], fallback: ["<caf"])], false),
      ("é", true, [TermGroup(["<e"])], false), ("강", true, [TermGroup(["강"])], false),
      ("강남", true, [TermGroup(["강남"])], false),
      ("강남역", true, [TermGroup(["강남"]), TermGroup(["남역"])], true), ("가가가", false, [TermGroup(["가가"])], true),
    ] as [(String, Bool, [TermGroup], Bool)])
  func `requirements`(text: String, completes: Bool, groups: [TermGroup], needsRow: Bool) throws {
    let word = try #require(QueryText(text, completesLastWord: completes).words.first)
    #expect(word.requirement(.literal) == TermRequirement(groups: groups, needsRow: needsRow))
  }

  @Test(
    arguments: [
      ("스탑", ["스타"], "스탑", "스탓"), ("타버", [], "타버", "타베"), ("가고", [], "가고", "가교"), ("나발", ["나바"], "나발", "나밤"),
    ])
  func `what the last syllable may become`(text: String, moved: [String], first: String, end: String) throws {
    let word = try #require(QueryText(text, completesLastWord: true, reading: .typing).words.first)
    let group = try #require(word.requirement(.typing).groups.last)
    #expect(Array(group.terms.prefix(1)) == Array(moved.prefix(1)))
    #expect(group.spans == [TermGroup.Span(first: first, end: end)])
  }

  @Test(
    arguments: [
      ("ㅅㅌ", ["^ㅅㅌ"]), ("스타ㅂ", ["스타", "^ㅌㅂ", "타ㅂ"]), ("ㄳ", ["^ㄱㅅ"]), ("ㅅ", ["^ㅅ"]),
    ])
  func `consonants are asked for by initials`(text: String, expected: [String]) throws {
    let word = try #require(QueryText(text, completesLastWord: false, reading: .typing).words.first)
    #expect(word.requirement(.typing).groups.map { $0.terms.first } == expected)
    #expect(word.requirement(.typing).needsRow)
  }

  @Test func `a long run asks for a few pairs, the first and the last among them`() throws {
    let word = try #require(QueryText("가나다라마바사아자차카타파하", completesLastWord: false).words.first)
    let terms = word.requirement(.literal).groups.flatMap(\.terms)
    #expect(terms.count == QueryText.Word.maximumRunTerms)
    #expect(terms.first == "가나" && terms.last == "파하")
  }
}
