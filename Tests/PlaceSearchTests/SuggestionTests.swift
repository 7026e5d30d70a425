import Foundation
import Geodesy
import PlaceSearch
import PlaceStorage
import Testing

@Suite struct SuggestionTests {
  private let here = at(37.5, 127)

  private func stored() async throws -> SearchDatabase {
    try await SearchDatabase([
      place("near", "스타벅스 역삼점", 37.501, category: "cafe"), place("far", "스타벅스 강남점", 37.52, category: "cafe"),
      place("stadium", "스타디움", 37.55), place("cafe", "서래커피집", 37.502, category: "cafe"),
    ])
  }

  @Test func searchesThenCategoriesThenPlaces() async throws {
    let stored = try await stored()
    try await stored.database.recordSearch("스타벅스", resultCount: 2)
    try await stored.database.recordSearch("한강 공원", resultCount: 0)
    let suggestions = try await stored.suggestions("스타", near: here)
    #expect(suggestions.map(\.text) == ["스타벅스", "스타디움", "스타벅스 역삼점", "스타벅스 강남점", "스타디움"])
    #expect(suggestions.map(\.kindName) == ["history", "category", "place", "place", "place"])
    #expect(suggestions.map(\.matches) == Array(repeating: [0..<2], count: 5))
    #expect(Set(suggestions.map(\.id)).count == 5)
  }

  @Test func nothingTypedGivesTheSearchesMadeLast() async throws {
    let stored = try await stored()
    for text in ["카페", "공원", "역"] { try await stored.database.recordSearch(text, resultCount: 1) }
    #expect(try await stored.suggestions("", near: here).map(\.text) == ["역", "공원", "카페"])
    #expect(try await stored.suggestions("  ", near: here, limit: 2).map(\.text) == ["역", "공원"])
    #expect(try await stored.suggestions("!!", near: here, limit: 1).map(\.text) == ["역"])
  }

  @Test func oftenAndLatelyComesFirst() async throws {
    let stored = try await stored()
    for _ in 0..<3 { try await stored.database.recordSearch("스타벅스", resultCount: 1) }
    try await stored.database.recordSearch("스타일 옷", resultCount: 1)
    let texts = try await stored.suggestions("ㅅㅌ", near: here).filter { $0.kindName == "history" }.map(\.text)
    #expect(texts == ["스타벅스", "스타일 옷"])
  }

  @Test func whatIsShownKeepsItsPlaceWhileTheTextGrows() async throws {
    let stored = try await stored()
    let session = SuggestionSession(stored.database)
    var shown: [String] = []
    for text in ["ㅅ", "스", "슽", "스타", "스탑", "스타버", "스타벅"] {
      let ids = try await session.type(text, near: here).map(\.id)
      let kept = shown.filter(ids.contains)
      #expect(Array(ids.prefix(kept.count)) == kept, "\(text)")
      #expect(ids.contains("place:near"), "\(text)")
      shown = ids
    }
    #expect(try await session.type("커피", near: here).map(\.id).contains("place:cafe"))
  }

  @Test func aKeystrokeEndsTheOneBefore() async throws {
    let stored = try await stored()
    let session = SuggestionSession(stored.database)
    let near = here
    let outcomes = await withTaskGroup(of: Bool.self) { group in
      for text in ["ㅅ", "스", "스타", "스타벅"] {
        group.addTask {
          do throws(SearchError) {
            _ = try await session.type(text, near: near)
            return true
          } catch {
            #expect(error.code == .cancelled)
            return false
          }
        }
      }
      return await group.reduce(into: [Bool]()) { $0.append($1) }
    }
    #expect(outcomes.contains(true))
    #expect(try await session.type("스타벅스", near: here).map(\.id).contains("place:near"))
  }
}

extension Suggestion {
  fileprivate var kindName: String {
    switch kind {
    case .history: "history"
    case .category: "category"
    case .place: "place"
    }
  }
}

extension SearchDatabase {
  fileprivate func suggestions(
    _ text: String, near location: Coordinate?, limit: Int = 10
  ) async throws -> [Suggestion] {
    try await SuggestionService(database).suggestions(for: text, near: location, limit: limit)
  }
}
