import TestSupport
import Foundation
import Geodesy
import Testing

@testable import PlaceStorage

struct PlaceDatabaseTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func database(now: Int64 = 1234) async throws -> PlaceDatabase {
    try await PlaceDatabase(path: folder.path(), access: .readWrite, readers: 1, clock: { now })
  }

  private func place(_ id: String, _ name: String = "Cafe") throws -> Place {
    Place(id: id, name: name, category: "cafe", coordinate: try Coordinate(latitude: 37.5, longitude: 127))
  }

  @Test func `places are put, read, moved and deleted`() async throws {
    let database = try await database()
    let changes = try await database.put([place("a"), place("b"), place("a", "Bar")])
    #expect(changes.inserted == 2 && changes.updated == 1 && changes.unchanged == 0)
    var expected = try place("a", "Bar")
    expected.updatedMicroseconds = 1234
    #expect(try await database.place(id: "a") == expected)
    #expect(try await database.place(id: "c") == nil)
    expected.coordinate = try Coordinate(latitude: -37.5, longitude: -127)
    try await database.move(id: "a", to: expected.coordinate)
    #expect(try await database.place(id: "a") == expected)
    #expect(try await database.delete(ids: ["a", "a", "c"]) == 1)
    #expect(try await database.place(id: "a") == nil)
    #expect(try await database.put([place("b")]).unchanged == 1)
    #expect(try await database.check() == [])
    await database.close()
  }

  @Test func `a name that is only composed differently is stored as it comes`() async throws {
    let database = try await database()
    try await database.put([place("a", "카페")])
    let decomposed = "카페".decomposedStringWithCanonicalMapping
    #expect(try await database.put([place("a", decomposed)]).updated == 1)
    #expect(try await database.place(id: "a")?.name.utf8.elementsEqual(decomposed.utf8) == true)
    #expect(try await database.check() == [])
    await database.close()
  }

  @Test func `one place that cannot be stored keeps out all`() async throws {
    let database = try await database()
    let error = await #expect(throws: PlaceDatabaseError.self) {
      try await database.put([try place("a"), try place("b", "")])
    }
    #expect(error?.code == .invalidPlace)
    #expect(error?.message == "place 2 of 2 cannot be stored: the name is empty")
    #expect(try await database.statistics().placeCount == 0)
    await database.close()
  }

  @Test func `moving what is not there says so`() async throws {
    let database = try await database()
    let error = await #expect(throws: PlaceDatabaseError.self) {
      try await database.move(id: "a", to: try Coordinate(latitude: 0, longitude: 0))
    }
    #expect(error?.code == .noSuchPlace)
    await database.close()
  }

  @Test func `statistics add up`() async throws {
    let database = try await database()
    var places = try (0..<300).map { try place("p\($0)", "Kiosk") }
    for index in 0..<40 { places[index].category = "bar" }
    for index in 40..<50 { places[index].category = nil }
    try await database.put(places)
    try await database.recordSearch("kiosk", resultCount: 300)
    let statistics = try await database.statistics(categoryLimit: 2)
    #expect(statistics.placeCount == 300)
    // kiosk, <k, <ki, <kio, the whole name; c:cafe, cafe and its prefixes; c:bar, bar and its prefixes.
    #expect(statistics.termCount == 5 + 5 + 5)
    #expect(statistics.blockCount > statistics.termCount)
    #expect(
      statistics.categories == [
        .init(category: "cafe", placeCount: 250), .init(category: "bar", placeCount: 40),
      ])
    #expect(statistics.historyCount == 1)
    #expect(statistics.fileBytes > 4096 && statistics.logBytes > 0)
    #expect(statistics.keyErrorMeters > PlaceKey.cellErrorMeters)
    await database.close()
  }

  @Test func `history goes through the public face`() async throws {
    let database = try await database()
    let id = try #require(try await database.recordSearch("cafe", resultCount: 2))
    #expect(try await database.chooseResult("a", ofSearch: id))
    #expect(try await database.history().map(\.chosenPlaceID) == ["a"])
    try await database.pauseHistory()
    #expect(try await database.isHistoryPaused())
    #expect(try await database.recordSearch("bar", resultCount: 2) == nil)
    try await database.resumeHistory()
    #expect(try await database.deleteHistoryEntry(id))
    #expect(try await !database.deleteHistoryEntry(id))
    #expect(try await database.clearHistory() == 0)
    await database.close()
  }

  @Test func `a damaged index is found and repaired`() async throws {
    let database = try await database()
    try await database.put([place("a")])
    try await database.write { connection in try connection.run("DELETE FROM posting") }
    let findings = try await database.check()
    #expect(findings.count == 1 && findings.allSatisfy(\.isRepairable))
    try await database.repair()
    #expect(try await database.check() == [])
    await database.close()
  }

  @Test func `an index of an older version is rebuilt, of a newer refused`() async throws {
    let database = try await database()
    try await database.put([place("a")])
    try await database.write { connection in
      try connection.run("DELETE FROM posting; UPDATE index_state SET analysis_version = 0")
    }
    await database.close()
    await #expect(throws: PlaceDatabaseError.self) {
      try await PlaceDatabase(path: folder.path(), access: .readOnly)
    }
    let rebuilt = try await self.database()
    #expect(try await rebuilt.check() == [])
    try await rebuilt.write { connection in
      try connection.run("UPDATE index_state SET analysis_version = 9999")
    }
    await rebuilt.close()
    let error = await #expect(throws: PlaceDatabaseError.self) { try await self.database() }
    #expect(error?.code == .unusableFile)
    #expect(error?.message.contains("update the program") == true)
  }

  @Test func `a missing file and a closed database say so`() async throws {
    let error = await #expect(throws: PlaceDatabaseError.self) {
      try await PlaceDatabase(path: folder.path("missing"), access: .readOnly)
    }
    #expect(error?.code == .cannotOpen)
    let database = try await database()
    await database.close()
    let closed = await #expect(throws: PlaceDatabaseError.self) { try await database.place(id: "a") }
    #expect(closed?.code == .cancelled)
  }
}
