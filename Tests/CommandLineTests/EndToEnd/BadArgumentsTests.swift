import Testing

@testable import MapSearchCLI

@Suite struct BadArgumentsTests {
  @Test(
    "A wrong command line says what would be right",
    arguments: [
      (["query", "x", "--near", "91,0"], "latitude 91.0 is outside -90…90"),
      (["query", "x", "--near", "127.0,37.5"], "are latitude and longitude swapped?"),
      (["query", "x", "--near", "0,181"], "longitude 181.0 is outside -180…180"),
      (["query", "x", "--near", "nan,0"], "such as 37.5,127.0"),
      (["query", "x", "--near", "inf,0"], "such as 37.5,127.0"),
      (["query", "x", "--near", "37.5"], "such as 37.5,127.0"),
      (["query", "x", "--within", "0,10,1,5"], "the order is west,south,east,north"),
      (["query", "x", "--within", "0,0,1"], "such as 126.9,37.4,127.1,37.6"),
      (["query", "x", "--radius", "-1km", "--near", "0,0"], "such as 500m, 2km or 1.5mi"),
      (["query", "x", "--limit", "0"], "a whole number from 1 to 1000"),
      (["query", "x", "--limit", "1001"], "a whole number from 1 to 1000"),
      (["query", "x", "--format", "jsno"], "did you mean json?"),
      (["query", "x", "--sort", "near"], "one of distance, relevance, blended"),
      (["query", "x", "--limt", "3"], "did you mean --limit?"), (["qurey", "x"], "did you mean 'query'?"),
      (["place", "gte", "x"], "did you mean 'get'?"), (["query"], "WORDS is missing"),
      (["query", ""], "WORDS is empty; give some text"),
      (["place"], "a command is missing: one of get, put, move, delete"),
      (["place", "put", "--id", "1", "--name", "x"], "--at LAT,LON is missing"),
      (["query", "x", "--near"], "--near needs a value: --near LAT,LON"),
      (["stats", "x"], "'x' is one argument too many"),
      (["history", "delete", "first"], "a whole number of at least 1"),
      (["locate", "play", "x.gpx", "--loop", "--at-once"], "do not go together"),
      (["query", "x", "--radius", "2km"], "--radius needs a centre; add --near LAT,LON"),
      (["query", "x", "--sort", "distance"], "--sort distance needs a location; add --near LAT,LON"),
      (["nearby"], "nearby needs a location, a box or a category; add --near LAT,LON"),
      (["query", "x", "--cursor", "y"], "the cursor is damaged; search again without one"),
    ])
  func usage(words: [String], remedy: String) async throws {
    let outcome = try await Session.seoul().run(words)
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("mapsearch: error: "))
    #expect(outcome.errors.contains(remedy), "\(outcome.errors)")
  }

  @Test func aCursorOfAnotherSearch() async throws {
    let session = try await Session.seoul()
    let page = try await session.require("query", "cafe", "--near", "37.5,127", "-n", "1", "-f", "json")
      .json()
    let cursor = try #require(page["nextCursor"] as? String)
    let outcome = await session.run("query", "bank", "--near", "37.5,127", "--cursor", cursor)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("the cursor belongs to another search"))
  }

  @Test("A wrong variable", arguments: ["soon", "-1", "9999999"]) func variable(text: String) async throws {
    var session = try await Session.seoul()
    session.variables = ["MAPSEARCH_BUSY_TIMEOUT_MS": text]
    let outcome = await session.run("stats")
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("MAPSEARCH_BUSY_TIMEOUT_MS is not a whole number of milliseconds"))
  }
}
