import Foundation
import Persistence
import Testing

@testable import MapSearchCLI

@Suite struct BadDatabaseTests {
  /// Every command that only needs a database, from reading to writing.
  private static let commands = [
    ["query", "cafe"], ["stats"], ["check"], ["migrate"], ["migrate", "--status"], ["history", "list"],
    ["locate", "get"], ["place", "get", "x"], ["place", "delete", "x"], ["locate", "set", "1,2"],
    ["import", SeoulSample.path, "-q"],
  ]

  private func expectRefused(_ session: Session, _ status: Int32, _ message: String) async throws {
    let before = try? session.folder.bytes("places.sqlite")
    for words in Self.commands {
      let outcome = await session.run(words)
      #expect(outcome.status == status, "\(words)")
      #expect(outcome.output.isEmpty)
      #expect(outcome.errors.contains(message), "\(words): \(outcome.errors)")
      #expect(outcome.errors.contains(session.database), "\(words): \(outcome.errors)")
    }
    #expect((try? session.folder.bytes("places.sqlite")) == before)
  }

  @Test("No database yet, or an empty file", arguments: [false, true]) func missing(isEmptyFile: Bool)
    async throws
  {
    for words in Self.commands where words[0] != "import" && words[1...] != ["set", "1,2"] {
      let session = try Session()
      if isEmptyFile { try session.folder.write("places.sqlite", "") }
      let outcome = await session.run(words)
      #expect(outcome.status == 66)
      #expect(outcome.errors.contains("make one with `mapsearch import FILE`"))
      #expect(session.folder.exists("places.sqlite") == isEmptyFile)
    }
  }

  @Test func aFolderThatIsNotThere() async throws {
    let session = try Session()
    let path = session.folder.path("no/places.sqlite")
    let outcome = await session.run("import", SeoulSample.path, "--database", path)
    #expect(outcome.status == 66)
    #expect(
      outcome.errors.contains("there is no folder \(session.folder.path("no")) for the database; make it"))
  }

  @Test func aDirectory() async throws {
    let session = try Session()
    try FileManager.default.createDirectory(atPath: session.database, withIntermediateDirectories: false)
    try await expectRefused(session, 66, "is a directory; name a file inside it")
  }

  @Test func aText() async throws {
    let session = try Session()
    try session.folder.write("places.sqlite", String(repeating: "name,lat,lon\n", count: 100))
    try await expectRefused(session, 65, "not an SQLite database, or it is encrypted; choose another file")
  }

  @Test("A database of another program is left as it is", arguments: [0, 77])
  func importIntoAForeignDatabaseChangedItsJournalMode(applicationID: Int) async throws {
    let session = try Session()
    do {
      var configuration = ConnectionConfiguration()
      configuration.isWAL = false
      let connection = try Connection(
        path: session.database, access: .readWriteCreate, configuration: configuration)
      try connection.executeScript(
        Array("CREATE TABLE t (a); INSERT INTO t VALUES (1); PRAGMA application_id = \(applicationID)".utf8))
    }
    try await expectRefused(session, 65, "belongs to another program and was left untouched")
  }

  @Test("A database cut short", arguments: [50, 5_000, 200_000]) func truncated(bytes: Int) async throws {
    let session = try Session()
    try await SeoulSample.database.value.prefix(bytes).write(to: URL(fileURLWithPath: session.database))
    for words in [["query", "cafe"], ["check"]] {
      let outcome = await session.run(words)
      #expect(outcome.status == 65)
      #expect(
        outcome.errors.contains("restore a backup") || outcome.errors.contains("choose another file"),
        "\(outcome.errors)")
    }
  }

  @Test(
    "A database of another version",
    arguments: [
      (
        "INSERT INTO schema_migration VALUES (99, 'M0099__future', zeroblob(32), 0)",
        "written by a newer version (it has M0099__future); update this program"
      ),
      (
        "UPDATE schema_migration SET sha256 = zeroblob(32) WHERE position = 1",
        "differs from the one applied to the database; install the version that wrote it"
      ),
      ("UPDATE index_state SET analysis_version = 999", "indexed by a newer version of this program; update"),
    ])
  func version(sql: String, message: String) async throws {
    let session = try await Session.seoul()
    do {
      let connection = try Connection(path: session.database, access: .readWrite)
      try connection.executeScript(Array(sql.utf8))
    }
    for words in [["query", "cafe"], ["import", SeoulSample.path], ["stats"], ["place", "delete", "x"]] {
      let outcome = await session.run(words)
      #expect(outcome.status == 65, "\(words)")
      #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }
  }

  @Test("An older index is refused by a reader and rebuilt by `migrate`") func olderIndex() async throws {
    let session = try await Session.seoul()
    do {
      let connection = try Connection(path: session.database, access: .readWrite)
      try connection.executeScript(Array("UPDATE index_state SET analysis_version = 0".utf8))
    }
    let refused = await session.run("query", "cafe")
    #expect(refused.status == 65)
    #expect(refused.errors.contains("run `mapsearch migrate`"))
    try await session.require("migrate")
    #expect(try await session.require("check").output == "ok\n")
  }
}
