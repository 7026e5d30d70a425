import Testing

@testable import MapSearchCLI

@Suite struct PlaceEndToEndTests {
  @Test func aPlaceComesMovesAndGoes() async throws {
    let session = try Session()
    let put = try await session.require(
      "place", "put", "--id", "my:1", "--name", "우리 집", "--at", "37.5,127.0", "--category", "home",
      "--address", "서울특별시 강남구 테헤란로 1", "--address", "역삼동 1")
    #expect(put.errors == "added\n")
    let place = try await session.require("place", "get", "my:1").json()
    #expect(place["name"] as? String == "우리 집")
    #expect(place["category"] as? String == "home")
    #expect(place["address"] as? String == "서울특별시 강남구 테헤란로 1")
    #expect(place["lotAddress"] as? String == "역삼동 1")
    #expect(try await found("우리", session) == ["my:1"])

    try await session.require("place", "move", "my:1", "--to", "-33.8,151.2")
    let moved = try await session.require("query", "우리", "--near", "-33.8,151.2", "-f", "json").results()
    #expect(moved.first?["distanceMeters"] as? Double == 0)

    let again = try await session.require("place", "put", "--id", "my:1", "--name", "빈집", "--at", "1,2")
    #expect(again.errors == "updated\n")
    #expect(try await found("우리", session).isEmpty)
    #expect(try await found("빈집", session) == ["my:1"])

    try await session.require("place", "delete", "my:1")
    #expect(try await found("빈집", session).isEmpty)
    #expect(try await session.require("check").output == "ok\n")
  }

  @Test(
    "A place that is not there",
    arguments: [["get", "no"], ["delete", "no"], ["move", "no", "--to", "1,2"]])
  func missing(words: [String]) async throws {
    let outcome = try await Session.seoul().run(["place"] + words)
    #expect(outcome.status == 66)
    #expect(outcome.errors == "mapsearch: error: no place has this id; search for it to see its id\n")
  }

  private func found(_ text: String, _ session: Session) async throws -> [String] {
    try await session.run("query", text, "--near", "37.5,127", "--whole-words", "-f", "json").results()
      .compactMap { $0["id"] as? String }
  }
}
