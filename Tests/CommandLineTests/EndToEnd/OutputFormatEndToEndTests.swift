import Foundation
import Testing

@testable import MapSearchCLI

/// What programs that read the output rely on.
@Suite struct OutputFormatEndToEndTests {
  private static let query = ["query", "강남", "--near", "37.5,127.0", "--limit", "5", "--no-history"]

  @Test func membersOfThePage() async throws {
    let page = try await Session.seoul().run(Self.query + ["--format", "json"]).json()
    #expect(
      Set(["query", "location", "effectiveRadiusMeters", "results", "nextCursor", "warnings"])
        .isSubset(of: page.keys))
    #expect(page["query"] as? String == "강남")
    #expect(page["location"] as? [String: Double] == ["latitude": 37.5, "longitude": 127.0])
    #expect(page["warnings"] as? [String] == [])
    let results = try #require(page["results"] as? [[String: Any]])
    #expect(results.count == 5)
    #expect(page["effectiveRadiusMeters"] as? Double == results.last?["distanceMeters"] as? Double)
    for result in results {
      let members = [
        "id", "name", "category", "latitude", "longitude", "distanceMeters", "bearingDegrees", "address",
        "matches",
      ]
      #expect(Set(members).isSubset(of: result.keys))
      #expect((0..<360).contains(result["bearingDegrees"] as? Double ?? -1))
    }
  }

  @Test func matchesAreUTF16Ranges() async throws {
    let session = try Session()
    let file = try session.folder.write("a.csv", "id,name,latitude,longitude\n1,🍜 강남 국수,37.5,127\n")
    try await session.require("import", file)
    let first = try #require(try await session.run(Self.query + ["-f", "json"]).results().first)
    let matches = try #require(first["matches"] as? [[Int]])
    // The noodles take two units.
    #expect(matches == [[3, 5]])
    let name = Array(try #require(first["name"] as? String).utf16)
    #expect(String(decoding: name[3..<5], as: UTF16.self) == "강남")
  }

  @Test("Pages neither repeat nor skip", arguments: ["distance", "relevance", "blended"])
  func paging(sort: String) async throws {
    let session = try await Session.seoul()
    let words = ["query", "cafe", "--near", "37.5,127", "--sort", sort, "-f", "json", "--no-history"]
    let whole = try await session.run(words + ["-n", "1000"]).results().compactMap { $0["id"] as? String }
    var (ids, cursor): ([String], String?) = ([], nil)
    repeat {
      let page = try await session.run(words + ["-n", "30"] + (cursor.map { ["--cursor", $0] } ?? [])).json()
      ids += try #require(page["results"] as? [[String: Any]]).compactMap { $0["id"] as? String }
      cursor = page["nextCursor"] as? String
    } while cursor != nil && ids.count < 1000
    #expect(ids == whole)
    #expect(Set(ids).count == 118)
  }

  @Test func geoJSON() async throws {
    let session = try await Session.seoul()
    let collection = try await session.run(Self.query + ["-f", "geojson"]).json()
    let results = try await session.run(Self.query + ["-f", "json"]).results()
    #expect(collection["type"] as? String == "FeatureCollection")
    let features = try #require(collection["features"] as? [[String: Any]])
    #expect(features.count == 5)
    for (feature, result) in zip(features, results) {
      #expect(feature["type"] as? String == "Feature")
      #expect(feature["id"] as? String == result["id"] as? String)
      let geometry = try #require(feature["geometry"] as? [String: Any])
      #expect(geometry["type"] as? String == "Point")
      #expect(
        geometry["coordinates"] as? [Double]
          == [result["longitude"] as? Double ?? 0, result["latitude"] as? Double ?? 0])
      let properties = try #require(feature["properties"] as? [String: Any])
      #expect(properties["name"] as? String == result["name"] as? String)
      #expect(properties["distanceMeters"] as? Double == result["distanceMeters"] as? Double)
      #expect(properties["matches"] as? [[Int]] == result["matches"] as? [[Int]])
    }
  }

  @Test func aLineAPlace() async throws {
    let session = try await Session.seoul()
    let lines = await session.run(Self.query + ["-f", "ndjson"]).lines
    let results = try await session.run(Self.query + ["-f", "json"]).results()
    #expect(lines.count == 5)
    for (line, result) in zip(lines, results) {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? NSDictionary
      #expect(object == result as NSDictionary)
    }
  }

  @Test func commaSeparated() async throws {
    let outcome = try await Session.seoul().run(Self.query + ["-f", "csv"])
    #expect(
      outcome.lines.first == "id,name,category,latitude,longitude,distanceMeters,bearingDegrees,address")
    #expect(outcome.lines.count == 6)
    #expect(
      outcome.lines.allSatisfy { $0.split(separator: ",", omittingEmptySubsequences: false).count == 8 })
  }

  @Test func emptyPagesAreStillPages() async throws {
    let session = try await Session.seoul()
    let words = ["query", "qqqq", "--near", "37.5,127", "--no-history", "-f"]
    #expect(try await session.run(words + ["json"]).results().isEmpty)
    #expect(try await session.run(words + ["geojson"]).json()["features"] as? [String] == [])
    #expect(await session.run(words + ["ndjson"]).output.isEmpty)
    #expect(await session.run(words + ["csv"]).lines.count == 1)
  }
}
