import Testing

@testable import MapSearchCLI

@Suite struct SpellingSuggestionTests {
  @Test(
    "What somebody meant",
    arguments: [
      ("raduis", "radius"), ("radus", "radius"), ("limits", "limit"), ("fromat", "format"),
      ("catgory", "category"),
      ("cat", "category"), ("no-histroy", "no-history"), ("xyzzy", nil), ("r", nil), ("", nil),
    ] as [(String, String?)])
  func nearest(typed: String, expected: String?) {
    let names = ["near", "radius", "within", "category", "sort", "limit", "cursor", "format", "no-history"]
    #expect(SpellingSuggestion.nearest(to: typed, among: names) == expected)
  }

  @Test func firstOfEqualsWins() {
    #expect(SpellingSuggestion.nearest(to: "bat", among: ["cat", "hat"]) == "cat")
  }

  @Test func agreesWithTheDefinition() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let (first, second) = (word(&random), word(&random))
      let expected = naiveDistance(first[...], second[...])
      #expect(
        SpellingSuggestion.editDistance(String(first), String(second)) == expected, "\(first) \(second)")
    }
  }

  private func word(_ random: inout SeededGenerator) -> [Character] {
    (0..<Int.random(in: 0...5, using: &random)).map { _ in "abc".randomElement(using: &random) ?? "a" }
  }

  /// The recurrence as it stands in the definition, without a table.
  private func naiveDistance(_ first: ArraySlice<Character>, _ second: ArraySlice<Character>) -> Int {
    guard let last = first.last, let other = second.last else { return max(first.count, second.count) }
    let (shorter, shorterOther) = (first.dropLast(), second.dropLast())
    var best = min(
      naiveDistance(shorter, second) + 1, naiveDistance(first, shorterOther) + 1,
      naiveDistance(shorter, shorterOther) + (last == other ? 0 : 1))
    if shorter.last == other, shorterOther.last == last {
      best = min(best, naiveDistance(shorter.dropLast(), shorterOther.dropLast()) + 1)
    }
    return best
  }
}

/// SplitMix64, so that a failure comes again.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
