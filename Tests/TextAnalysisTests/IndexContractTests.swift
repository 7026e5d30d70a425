import TestSupport
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
      let address = Bool.random(using: &random) ? nil : random.text(of: Self.alphabet, upTo: 8)
      for _ in 0..<3 {
        let query = query(of: names + [category ?? "", address ?? ""], &random)
        if expectAgreement(names, category, query, address: address) { matches += 1 }
      }
    }
    // The test is worth nothing unless there are both.
    #expect((100...650).contains(matches))
  }

  /// Syllables of few initials, vowels and finals, and their letters: what typing leaves on the screen.
  static let hangul =
    ["ㄱ", "ㄲ", "ㄷ", "ㄸ", "ㅅ", "ㄳ", "가", "각", "갂", "갃", "갈", "갉", "고", "과", "곽", "구", "굿", "그", "긔"]
    + ["까", "다", "닭", "따", "사", "산", "삭", "싸", "아", "스", "슬", "a", " ", " ", " "]

  @Test(arguments: [UInt64](1...8))
  func `index and matcher agree while Hangul is typed`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var kinds: [MatchKind: Int] = [:]
    for _ in 0..<400 {
      let name = random.text(of: Self.hangul, upTo: 7)
      let query = QueryText(
        Bool.random(using: &random)
          ? random.text(of: Self.hangul, upTo: 4) : Self.typed(name, &random),
        completesLastWord: true, reading: .typing)
      var matcher = TextMatcher(query)
      if let kind = matcher.match(name: name, alternateNames: [], category: nil) {
        kinds[kind, default: 0] += 1
      }
      _ = expectAgreement([name], nil, query)
    }
    for kind in [MatchKind.wordPrefix, .inside, .halfTyped, .choseong] {
      #expect(kinds[kind, default: 0] > 0, "\(kind)")
    }
  }

  /// A part of `name` with its end half typed, or with consonants for syllables.
  private static func typed(_ name: String, _ random: inout SplitMix64) -> String {
    var scalars = Array(name.unicodeScalars)
    guard scalars.count > 1 else { return name }
    scalars.removeFirst(Int.random(in: 0..<scalars.count - 1, using: &random))
    scalars.removeLast(Int.random(in: 0..<scalars.count - 1, using: &random))
    var text = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      let isLast = index == scalars.count - 1
      guard 0xAC00...0xD7A3 ~= scalar.value, isLast || Int.random(in: 0..<3, using: &random) == 0 else {
        text.append(scalar)
        continue
      }
      let offset = scalar.value - 0xAC00
      let open = Unicode.Scalar(scalar.value - offset % 28) ?? scalar
      let initials = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".unicodeScalars)
      text.append(isLast && Bool.random(using: &random) ? open : initials[Int(offset / 588)])
    }
    return String(text)
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
      let requirement = try #require(query.words.first).requirement(.literal)
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
      completesLastWord: Bool.random(using: &random),
      reading: [.literal, .typing, .addresses][Int.random(in: 0..<3, using: &random)])
  }

  /// Whether the matcher accepts the place.
  private func expectAgreement(
    _ names: [String], _ category: String?, _ query: QueryText, address: String? = nil
  ) -> Bool {
    var matcher = TextMatcher(query)
    let kind = matcher.match(
      name: names[0], alternateNames: names.dropFirst(), category: category, address: address)
    let terms = placeTerms(names, category: category, address: address)
    let requirements = query.words.map { $0.requirement(query.reading) }
    let isInIndex = requirements.allSatisfy(terms.satisfies)
    let description =
      "\(names) \(category ?? "-") \(address ?? "-") \(query.reading) \(query.words.map(\.text)): \(String(describing: kind))"
    if kind != nil {
      #expect(isInIndex, "lost: \(description)")
      for group in requirements.flatMap(\.groups) where !group.spans.isEmpty {
        let fallback = group.fallback ?? []
        #expect(
          group.fallback == nil || fallback.contains(where: terms.contains),
          "lost by the wider term: \(description)")
      }
    } else if requirements.allSatisfy({ !$0.needsRow }) {
      #expect(!isInIndex, "accepted without a row: \(description)")
    }
    return kind != nil
  }
}
