import Testing
import TextAnalysis

@testable import PlaceSearch

@Suite struct QueryPlanTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    var completes = true
    var category: String?
    var groups: [[String]]
    var needsRow = false
    var isImpossible = false
    var testDescription: String { text }
  }

  static let cases = [
    Case(text: "", groups: []),
    Case(text: "", category: "cafe", groups: [["c:cafe"]]),
    Case(text: "c", groups: [["<c"]]),
    Case(text: "Caf", groups: [["<caf"]]),
    Case(text: "cafe", groups: [["cafe", "cafes", "cafeteria"]]),
    Case(text: "cafe", completes: false, groups: [["cafe"]]),
    Case(text: "cafe", category: "cafe", groups: [["cafe", "cafes", "cafeteria"], ["c:cafe"]]),
    Case(text: "cafe cafe", completes: false, groups: [["cafe"]]),
    Case(text: "park ca", groups: [["park"], ["<ca"]]),
    Case(text: "park nowhere", groups: [["park"]], isImpossible: true),
    Case(text: "역", groups: [["역"]]),
    Case(text: "강남", groups: [["강남"]]),
    Case(text: "강남역", groups: [["강남"], ["남역"]], needsRow: true),
    Case(text: "강남 역", groups: [["강남"], ["역"]]),
    Case(text: "GS25강남", groups: [["gs25"], ["강남"]]),
    Case(text: "강남 ca", groups: [["강남"], ["<ca"]]),
    Case(text: "stat", groups: [["<sta"]], needsRow: true),
    Case(text: "station", groups: [["station"]]),
    Case(text: "!! ?", groups: []),
  ]

  static let index = MemoryPlaceIndex(
    words: ["cafe", "cafes", "cafeteria", "park", "station", "강남", "<caf", "c:cafe"]
      + (0...QueryPlan.maximumRareExpansions).map { "stat\($0)" })

  @Test("terms asked for", arguments: cases)
  func terms(_ example: Case) throws {
    let reading = QueryReading(
      .asTyped, example.text, completesLastWord: example.completes, reading: .literal)
    let plan = try QueryPlan(reading, category: example.category, Self.index)
    #expect(plan.groups == example.groups)
    #expect(plan.needsRow == example.needsRow)
    #expect(plan.isImpossible == example.isImpossible)
  }

  @Test func rowsDecideWhenAPrefixHasTooManyWords() async throws {
    let others = (0...QueryPlan.maximumRareExpansions).map { place("s\($0)", "stat\($0)") }
    let stored = try await SearchDatabase(
      others + [place("a", "stack"), place("b", "stay"), place("c", "stat")])
    var request = SearchRequest("stat", near: at(37.5, 127), limit: 200, matching: .literal, explains: true)
    let page = try await stored.search(request)
    #expect(Set(page.results.map(\.id)) == Set(others.map(\.id) + ["c"]))
    #expect(page.explanation?.termGroups == [["<sta"]])
    #expect(page.explanation?.rowsRejected == 2)
    request.text = "stac"
    #expect(try await stored.ids(request) == ["a"])
  }
}
