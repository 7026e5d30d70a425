import MapSearch
import Testing

@testable import MapSearchCLI

@Suite struct QueryEndToEndTests {
  @Test func tenCafesNearestFirstAsBruteForceHasThem() async throws {
    let session = try await Session.seoul()
    let origin = try Coordinate(latitude: 37.5, longitude: 127.0)
    let outcome = try await session.require(
      "query", "cafe", "--near", "37.5,127.0", "--limit", "10", "--format", "json")
    let results = try outcome.results()
    let expected = try SeoulSample.places().filter { $0.category == "cafe" }
      .map { (id: $0.id, meters: origin.distance(to: $0.coordinate)) }
      .sorted { ($0.meters, $0.id) < ($1.meters, $1.id) }.prefix(10)
    #expect(results.compactMap { $0["id"] as? String } == expected.map(\.id))
    for (result, place) in zip(results, expected) {
      let meters = try #require(result["distanceMeters"] as? Double)
      // Printed to the millimetre.
      #expect(abs(meters - place.meters) <= 0.000_5)
    }
  }

  @Test func theTableHasTheSamePlaces() async throws {
    let session = try await Session.seoul()
    let table = try await session.require("query", "cafe", "--near", "37.5,127.0", "--limit", "10")
    #expect(table.lines.count == 11)
    #expect(table.lines[0] == "Name                       Category  Distance")
    #expect(table.lines[1] == "커피501                    cafe         116 m  ↙")
    #expect(!table.output.contains("\u{1B}"))
    #expect(table.errors.isEmpty)
  }

  @Test(
    "Half-typed, decomposed and other words find places",
    arguments: [
      ("스타벅", "스타벅스"), ("gyeongbok", "경복궁"), ("GYEONGBOKGUNG", "경복궁"),
      ("\u{1100}\u{1167}\u{11BC}\u{1107}\u{1169}\u{11A8}\u{1100}\u{116E}\u{11BC}", "경복궁"),
    ])
  func words(text: String, name: String) async throws {
    let outcome = try await Session.seoul().require("query", text, "--near", "37.5796,126.977", "-f", "json")
    let first = try #require(try outcome.results().first)
    #expect((first["name"] as? String)?.contains(name) == true)
  }

  @Test func nothingFoundIsNoError() async throws {
    let outcome = try await Session.seoul().require("query", "qqqqqq", "--near", "37.5,127")
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors == "no matching places\n")
  }

  @Test func filtersNarrow() async throws {
    let session = try await Session.seoul()
    let near = ["--near", "37.5,127.0", "-f", "json", "-n", "1000"]
    let all = try await session.run(["nearby"] + near).results()
    #expect(all.count == 649)
    let close = try await session.run(["nearby", "--radius", "1km"] + near).results()
    #expect(close.count == all.count { ($0["distanceMeters"] as? Double ?? .infinity) <= 1000 })
    let boxed = try await session.run(["nearby", "--within", "126.99,37.49,127.01,37.51"] + near).results()
    #expect(!boxed.isEmpty)
    for place in boxed {
      #expect((126.99...127.01).contains(place["longitude"] as? Double ?? 0))
      #expect((37.49...37.51).contains(place["latitude"] as? Double ?? 0))
    }
    let parks = try await session.run(["nearby", "--category", "park"] + near).results()
    #expect(parks.count == 29)
    #expect(parks.allSatisfy { $0["category"] as? String == "park" })
  }

  @Test func anExplanationAndWarningsGoToStandardError() async throws {
    let session = try await Session.seoul()
    let outcome = try await session.require("query", "cafe", "--near", "37.5,127", "-n", "1", "--explain")
    #expect(outcome.lines.count == 2)
    #expect(outcome.errors.contains("plan: "))
    let marks = try await session.require("query", "!!!", "--near", "37.5,127")
    #expect(marks.errors.contains("mapsearch: warning: the text holds no letter or digit"))
  }

  @Test func anEmptyDatabaseNamesTheImport() async throws {
    let session = try Session()
    try await session.require("locate", "set", "37.5,127")
    let outcome = try await session.require("query", "cafe")
    #expect(outcome.errors.contains("the database holds no places yet; `mapsearch import FILE`"))
  }
}
