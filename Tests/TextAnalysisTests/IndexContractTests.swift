import TextAnalysis
import Testing

/// What search relies on: the index never loses a place that the matcher accepts, and where a word's requirement
/// says that no row need be read, the index accepts no other.
@Suite struct IndexContractTests {
  static let alphabet = [
    "a", "b", "é", "ß", "ŉ", "1", "２", "가", "나", "간", "\u{1100}\u{1161}", "ㄱ", "か", "ガ", "ｶﾞ", "東", "㊀", "①",
    "д", "Й", "ก",
    "ำ", "क़", "𐐀", "Ⅷ", "㈜", " ", " ", " ", "-", "_", "'", "’", "\u{301}", "\u{3099}", "🍜", ".",
  ]

  @Test(arguments: [UInt64](1...6))
  func `index and matcher agree`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var matches = 0
    for _ in 0..<250 {
      let names = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        random.text(of: Self.alphabet, upTo: 10)
      }
      let category = Bool.random(using: &random) ? nil : random.text(of: Self.alphabet + ["_", "_"], upTo: 8)
      for _ in 0..<3 {
        let query = query(of: names + [category ?? ""], &random)
        if expectAgreement(names, category, query) { matches += 1 }
      }
    }
    // The test is worth nothing unless there are both.
    #expect((100...650).contains(matches))
  }

  @Test(arguments: [UInt64](1...4))
  func `index and matcher agree about words of any length`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let letters = ["a", "д", "𐐨", "é"]
    for _ in 0..<150 {
      let word = (0..<40).map { _ in letters[Int.random(in: 0..<4, using: &random)] }.joined()
      let name = String(word.prefix(Int.random(in: 1...40, using: &random)))
      let query = String(word.prefix(Int.random(in: 1...40, using: &random)))
      for completes in [false, true] {
        _ = expectAgreement([name], nil, QueryText(query, completesLastWord: completes))
      }
    }
  }

  @Test func `a word as long as the longest in the index may be a longer one, cut`() throws {
    for (letter, count) in [("a", 48), ("д", 24), ("𐐨", 12)] {
      let word = String(repeating: letter, count: count)
      let query = QueryText(word, completesLastWord: false)
      let requirement = try #require(query.words.first).requirement
      #expect(placeTerms([word + letter]).satisfies(requirement) && requirement.needsRow)
      _ = expectAgreement([word + letter], nil, query)
    }
  }

  /// Parts of the texts, some of them spoiled.
  private func query(of texts: [String], _ random: inout SplitMix64) -> QueryText {
    var parts: [String] = []
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let scalars = Array(texts[Int.random(in: 0..<texts.count, using: &random)].unicodeScalars)
      guard !scalars.isEmpty else { continue }
      let start = Int.random(in: 0..<scalars.count, using: &random)
      let end = Int.random(in: start...scalars.count, using: &random)
      var part = String.UnicodeScalarView()
      part.append(contentsOf: scalars[start..<end])
      parts.append(String(part))
    }
    if Int.random(in: 0..<8, using: &random) == 0 { parts.append(random.text(of: Self.alphabet, upTo: 2)) }
    return QueryText(
      parts.joined(separator: Bool.random(using: &random) ? " " : ""),
      completesLastWord: Bool.random(using: &random))
  }

  /// Whether the matcher accepts the place.
  private func expectAgreement(_ names: [String], _ category: String?, _ query: QueryText) -> Bool {
    var matcher = TextMatcher(query)
    let evidence = matcher.evidence(
      name: names[0], alternateNames: names.dropFirst(), category: category)
    let terms = placeTerms(names, category: category)
    let requirements = query.words.map(\.requirement)
    let isInIndex = requirements.allSatisfy(terms.satisfies)
    let description =
      "\(names) \(category ?? "-") \(query.words.map(\.text)): \(String(describing: evidence))"
    if evidence != nil {
      #expect(isInIndex, "lost: \(description)")
      for word in query.words where word.requirement.vocabularyPrefix != nil {
        #expect(terms.contains(word.coarsePrefixTerm), "lost by its first letters: \(description)")
      }
    } else if requirements.allSatisfy({ !$0.needsRow }) {
      #expect(!isInIndex, "accepted without a row: \(description)")
    }
    return evidence != nil
  }
}
