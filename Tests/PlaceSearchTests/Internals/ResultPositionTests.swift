import Geodesy
import Testing

@testable import PlaceSearch

@Suite struct ResultPositionTests {
  static let positions = [
    ResultPosition(score: 0, distanceMeters: 0, name: "a", id: "b"),
    ResultPosition(score: -3.25, distanceMeters: 0.1 + 0.2, name: "스타벅스 강남역점", id: "osm:node/1"),
    ResultPosition(score: 12, distanceMeters: 20_003_931.458, name: "- \u{1F35C}\u{0301}\"-", id: "-1-"),
    ResultPosition(score: 0, distanceMeters: .leastNonzeroMagnitude, name: "", id: ""),
  ]

  @Test(arguments: positions)
  func aCursorBringsThePositionBack(_ position: ResultPosition) throws {
    let cursor = position.cursor(fingerprint: 0xFEED)
    #expect(try ResultPosition(cursor: cursor, fingerprint: 0xFEED) == position)
    #expect(cursor.utf8.allSatisfy { $0 == 0x2D || 0x30...0x39 ~= $0 || 0x61...0x7A ~= $0 })
  }

  @Test(arguments: positions)
  func damageAnywhereIsNoticed(_ position: ResultPosition) {
    let cursor = position.cursor(fingerprint: 0xFEED)
    for index in cursor.indices {
      for other in ["0", "f", "A", "-", "+", " ", "", "가", "\u{0}"] where other != String(cursor[index]) {
        var damaged = cursor
        damaged.replaceSubrange(index...index, with: other)
        expectDamaged(damaged)
      }
      expectDamaged(String(cursor[..<index]))
    }
    for text in [cursor + "0", cursor + cursor, " " + cursor, "------", "2" + cursor.dropFirst()] {
      expectDamaged(text)
    }
  }

  @Test func aCursorOfAnotherSearchIsRefused() async throws {
    let stored = try await SearchDatabase((0..<9).map { place("\($0)", "cafe \($0)") })
    let first = SearchRequest("cafe", near: at(37, 127), limit: 2)
    let cursor = try #require(try await stored.search(first).nextCursor)
    var again = first
    again.cursor = cursor
    again.limit = 5
    again.explains = true
    #expect(try await stored.ids(again) == ["2", "3", "4", "5", "6"])
    let changes: [(inout SearchRequest) -> Void] = [
      { $0.text = "caf" }, { $0.location = at(37, 127.1) }, { $0.radiusMeters = 1e6 }, { $0.box = .world },
      { $0.category = "cafe" }, { $0.sort = .relevance }, { $0.completesLastWord = false },
      { $0.opening = OpeningFilter(.now) },
    ]
    for change in changes {
      var other = first
      other.cursor = cursor
      change(&other)
      await #expect { try await stored.search(other) } throws: { error in
        guard let error = error as? SearchError else { return false }
        return error.code == .invalidCursor && error.message.contains("another search")
      }
    }
  }

  private func expectDamaged(_ cursor: String) {
    #expect {
      try ResultPosition(cursor: cursor, fingerprint: 0xFEED)
    } throws: { error in
      guard let error = error as? SearchError else { return false }
      return error.code == .invalidCursor && error.message.contains("damaged")
    }
  }
}
