import Geodesy
import Migrations
import Persistence
import TestSupport
import Testing

@testable import PlaceStorage

/// A database of the version before sources keeps all it had.
struct SourceMigrationTests {
  @Test func `an older database keeps its places, history and sessions`() async throws {
    let folder = try TemporaryFolder()
    try older(folder.path())
    let database = try await PlaceDatabase(path: folder.path())
    #expect(try await database.check().isEmpty)
    for number in 0..<50 {
      let place = try #require(try await database.place(id: "old:\(number)"))
      #expect(place.name == "카페 \(number)" && place.attributes == ["k": "v"] && place.openingHours == "24/7")
      #expect(place.updatedMicroseconds == 5)
    }
    #expect(try await database.history(limit: 10).map(\.query) == ["스타벅스"])
    #expect(try await database.sources().isEmpty)
    #expect(try await database.origin(ofPlace: "old:1") == nil)
    await database.close()
  }

  /// A file as the steps before this one leave it.
  private func older(_ path: String) throws {
    let connection = try Connection(path: path, access: .readWriteCreate)
    let steps = MigrationCatalogue.steps.prefix { $0.name != "M0004__sources" }
    #expect(steps.count == 3)
    try Migrator(
      applicationID: PlaceDatabase.applicationID,
      migrations: steps.map { Migration(name: $0.name, sql: $0.sql) }, clock: { 0 }
    ).migrate(connection)
    try connection.transaction { () throws(DatabaseError) in
      for number in 0..<50 {
        let at = try? Coordinate(latitude: 37 + Double(number) / 100, longitude: 127)
        let key = at.map { PlaceKey.first(at: $0) } ?? 0
        try connection.run(
          """
          INSERT INTO place (key, id, name, latitude, longitude, prominence, updated, opening_hours, attributes)
          VALUES (\(key), 'old:\(number)', '카페 \(number)', \(37 + Double(number) / 100), 127, 0, 5, '24/7', '{"k":"v"}')
          """)
      }
      // An analysis that is no longer made: the index is built anew.
      try connection.run("UPDATE index_state SET analysis_version = 0, place_count = 50")
      try connection.run(
        """
        INSERT INTO search_history (query, folded, result_count, use_count, used)
        VALUES ('스타벅스', '스타벅스', 3, 1, 7)
        """)
    }
  }
}
