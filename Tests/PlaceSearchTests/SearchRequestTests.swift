import Geodesy
import PlaceSearch
import PlaceStorage
import Testing

/// What is refused, clamped or warned of.
@Suite struct SearchRequestTests {
  static let refused: [(SearchRequest, SearchError.Code)] = [
    (SearchRequest(), .emptyRequest),
    (SearchRequest("   "), .emptyRequest),
    (SearchRequest("", sort: .relevance), .emptyRequest),
    (SearchRequest("cafe", sort: .distance), .needsLocation),
    (SearchRequest("cafe", radiusMeters: 5), .needsLocation),
    (SearchRequest("cafe", box: .world, sort: .distance), .needsLocation),
    (SearchRequest("cafe", near: at(0, 0), radiusMeters: -1), .invalidRadius),
    (SearchRequest("cafe", near: at(0, 0), radiusMeters: .nan), .invalidRadius),
    (SearchRequest("cafe", near: at(0, 0), radiusMeters: .infinity), .invalidRadius),
    (SearchRequest("cafe", cursor: ""), .invalidCursor),
    (SearchRequest("cafe", cursor: "1-2-3-4-5-6-7"), .invalidCursor),
  ]

  @Test("requests that cannot be answered say why", arguments: refused)
  func refusals(_ request: SearchRequest, _ code: SearchError.Code) async throws {
    let stored = try await SearchDatabase()
    await #expect { try await stored.search(request) } throws: { error in
      guard let error = error as? SearchError else { return false }
      // A sentence with what is wrong and, after a comma or semicolon, what to do.
      return error.code == code && error.message.contains { $0 == ";" || $0 == "," }
    }
  }

  static let answered = [
    SearchRequest("cafe"), SearchRequest(category: "cafe"), SearchRequest(near: at(0, 0)),
    SearchRequest(box: .world), SearchRequest("?"), SearchRequest("cafe", near: at(0, 0), radiusMeters: 0),
    SearchRequest("cafe", near: at(0, 0), radiusMeters: .greatestFiniteMagnitude),
  ]

  @Test("an empty database has an answer to each", arguments: answered)
  func emptyDatabase(_ request: SearchRequest) async throws {
    let page = try await SearchDatabase().search(request)
    #expect(page.results.isEmpty && page.nextCursor == nil)
  }

  @Test func limitsAreClampedAndSaySo() async throws {
    let stored = try await SearchDatabase((0..<1_003).map { place("\($0)", "cafe") })
    for (asked, given) in [(0, 1), (-5, 1), (.min, 1), (1, 1), (1_000, 1_000), (1_001, 1_000), (.max, 1_000)]
    {
      let page = try await stored.search(
        SearchRequest("cafe", near: at(37, 127), limit: asked, mergesDuplicates: false))
      #expect(page.results.count == given)
      #expect(page.warnings == (asked == given ? [] : ["the limit was clamped to \(given)"]))
      #expect(page.nextCursor != nil)
    }
  }

  @Test func wordsBeyondTheFirstSixteenAreDroppedAndSaySo() async throws {
    let words = (0..<16).map { "w\($0)" }
    let stored = try await SearchDatabase([place("a", words.joined(separator: " "))])
    let full = words.joined(separator: " ")
    let exact = try await stored.search(SearchRequest(full))
    #expect(exact.results.map(\.id) == ["a"] && exact.warnings.isEmpty)
    let longer = try await stored.search(SearchRequest(full + " another more"))
    #expect(longer.results.map(\.id) == ["a"])
    #expect(longer.warnings == ["only the first 16 words were looked for"])
  }

  @Test(arguments: ["?", "*", "…", "🍜", "\t", "\u{0}", "\u{301}"])
  func textWithoutLettersFindsNothingAndSaysSo(_ text: String) async throws {
    let stored = try await SearchDatabase([place("a", "cafe", category: "cafe")])
    for category in [nil, "cafe"] {
      let page = try await stored.search(
        SearchRequest(text, near: at(37, 127), category: category, explains: true))
      #expect(page.results.isEmpty)
      #expect(page.warnings == ["the text holds no letter or digit to look for"])
      #expect(page.explanation?.plan == .nothing)
    }
  }

  @Test func theOrderIsByDistanceWithALocationAndByRelevanceWithout() async throws {
    let stored = try await SearchDatabase([place("a", "cafe")])
    #expect(try await stored.search(SearchRequest("cafe", near: at(0, 0))).sort == .distance)
    #expect(try await stored.search(SearchRequest("cafe")).sort == .relevance)
  }

  @Test func theEffectiveRadiusHoldsTheResults() async throws {
    let stored = try await SearchDatabase([place("a", "cafe", 0, 0.001), place("b", "cafe", 0, 0.002)])
    var request = SearchRequest("cafe", near: at(0, 0))
    let page = try await stored.search(request)
    #expect(page.effectiveRadiusMeters == page.results.last?.distanceMeters)
    request.radiusMeters = 500
    #expect(try await stored.search(request).effectiveRadiusMeters == 500)
    #expect(try await stored.search(SearchRequest("cafe")).effectiveRadiusMeters == nil)
  }
}
