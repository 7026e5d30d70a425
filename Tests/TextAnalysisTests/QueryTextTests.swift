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
      ("cafe", false, ["cafe"], nil, false), ("cafe", true, [], "cafe", false),
      ("caf", true, ["<caf"], nil, false),
      ("é", true, ["<e"], nil, false), ("강", true, ["강"], nil, false), ("강남", true, ["강남"], nil, false),
      ("강남역", true, ["강남", "남역"], nil, true), ("가가가", false, ["가가"], nil, true),
    ] as [(String, Bool, [String], String?, Bool)])
  func `requirements`(text: String, completes: Bool, allOf: [String], prefix: String?, needsRow: Bool) throws
  {
    let word = try #require(QueryText(text, completesLastWord: completes).words.first)
    #expect(word.requirement.allOf == allOf && word.requirement.vocabularyPrefix == prefix)
    #expect(word.requirement.needsRow == needsRow)
  }

  @Test func `a long run asks for a few pairs, the first and the last among them`() throws {
    let word = try #require(QueryText("가나다라마바사아자차카타파하", completesLastWord: false).words.first)
    #expect(word.requirement.allOf.count == QueryText.Word.maximumRunTerms)
    #expect(word.requirement.allOf.first == "가나" && word.requirement.allOf.last == "파하")
  }
}
