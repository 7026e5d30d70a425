import Foundation
import Persistence
import Testing

@testable import MapSearchCLI

@Suite struct MaintenanceEndToEndTests {
  @Test func aSoundDatabase() async throws {
    let session = try await Session.seoul()
    #expect(try await session.require("check").output == "ok\n")
    #expect(try await session.require("check", "--repair").output == "ok\n")
    let stats = try await session.require("stats").lines
    #expect(stats.contains { $0.split(separator: " ") == ["places", "649"] })
    #expect(stats.contains { $0.split(separator: " ") == ["cafe", "118"] })
    #expect(stats.contains { $0.contains("(others)") })
    for words in [["migrate", "--status"], ["migrate"]] {
      let steps = await session.run(words).lines
      #expect(!steps.isEmpty)
      #expect(steps.allSatisfy { $0.hasSuffix("  applied") })
    }
  }

  @Test(
    "A damaged index is found, and mended",
    arguments: [
      "DELETE FROM posting WHERE term = 'cafe'", "UPDATE posting SET earlier = x'' WHERE term LIKE 'c%'",
      "UPDATE posting SET last = last + 1 WHERE term = 'cafe'", "UPDATE index_state SET place_count = 7",
      "INSERT INTO posting VALUES ('nowhere', 12345, x'')",
    ])
  func damage(sql: String) async throws {
    let session = try await Session.seoul()
    do {
      let connection = try Connection(path: session.database, access: .readWrite)
      try connection.executeScript(Array(sql.utf8))
    }
    let found = await session.run("check")
    #expect(found.status == 65)
    #expect(!found.output.isEmpty)
    #expect(found.errors.contains("`mapsearch check --repair`"))
    let mended = try await session.require("check", "--repair")
    #expect(mended.output == "ok\n")
    #expect(mended.errors.contains("found: "))
    #expect(mended.errors.hasSuffix("the index was rebuilt\n"))
    #expect(try await session.require("check").output == "ok\n")
    let cafes = try await session.require(
      "query", "cafe", "--near", "37.5,127", "-n", "1000", "-f", "json"
    ).results()
    #expect(cafes.count == 118)
  }
}
