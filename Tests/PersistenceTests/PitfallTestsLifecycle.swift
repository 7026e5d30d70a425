import TestSupport
import CSQLite
import Foundation
import Testing

@testable import Persistence

/// Defects others met with opening, closing and copying; the numbers are the rows of our list of SQLite pitfalls.
@Suite(.serialized) struct PitfallTestsLifecycle {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("7: closing with a statement still alive reports it, and closes nevertheless")
  func closesDespiteLeftovers() throws {
    let reports = Recorder<String>()
    ErrorLog.receive { _, message in reports.record(message) }
    defer { ErrorLog.receive(nil) }
    let connection = try Connection(path: folder.path(), access: .readWriteCreate)
    try connection.execute("CREATE TABLE t (x)")
    var leftover: OpaquePointer?
    #expect(
      sqlite3_prepare_v2(connection.handle, "SELECT 'leftover' FROM t", -1, &leftover, nil) == SQLITE_OK)
    connection.close()
    #expect(reports.values.contains { $0.contains("SELECT 'leftover' FROM t") })
    // The last connection takes the log with it.
    #expect(try folder.names() == ["test.sqlite"])
  }

  @Test("7: a released connection closes itself, cached statements and all")
  func closesWhenReleased() throws {
    do {
      let connection = try Connection(path: folder.path(), access: .readWriteCreate)
      try connection.execute("CREATE TABLE t (x)")
      #expect(try connection.integers("SELECT x FROM t").isEmpty)
      try connection.withStatement("SELECT count(*) FROM t") { statement throws(DatabaseError) in
        try statement.run()
      }
    }
    #expect(try folder.names() == ["test.sqlite"])
  }

  @Test("7: the statements a full-text table keeps for itself are not taken for leftovers")
  func closesWithFullText() throws {
    let reports = Recorder<String>()
    ErrorLog.receive { _, message in reports.record(message) }
    defer { ErrorLog.receive(nil) }
    let connection = try Connection(path: folder.path(), access: .readWriteCreate)
    try connection.execute(
      "CREATE VIRTUAL TABLE own_statements USING fts5 (x); INSERT INTO own_statements VALUES ('a')")
    #expect(try connection.integers("SELECT rowid FROM own_statements('a')") == [1])
    connection.close()
    let leftovers = reports.values.filter { $0.contains("left open") && $0.contains("own_statements") }
    #expect(leftovers.isEmpty)
    #expect(try folder.names() == ["test.sqlite"])
  }

  #if os(Linux)
    @Test("8: a failed open leaves no file descriptor behind")
    func failedOpenCloses() throws {
      try Data(repeating: 0x41, count: 4096).write(to: folder.url.appending(path: "test.sqlite"))
      for access in [Connection.Access.readOnly, .readWrite, .readWriteCreate] {
        #expect(
          databaseError { _ = try Connection(path: folder.path(), access: access) }?.code == .notADatabase)
      }
      let descriptors = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
      let targets = descriptors.compactMap {
        try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")
      }
      #expect(!targets.contains { $0.hasPrefix(folder.url.path) })
    }
  #endif

  @Test("13: what may stop a statement changes without aborting the statements under way")
  func hooksAreSetOnce() throws {
    let connection = try memoryConnection()
    var seen: [Int64] = []
    try connection.withStatement("SELECT value FROM json_each('[1,2,3]')") {
      statement throws(DatabaseError) in
      while try statement.step() {
        seen.append(statement.int64(0))
        try connection.withInterruption(by: AccessFlag()) { () throws(DatabaseError) in
          _ = try connection.integers("SELECT 1")
        }
      }
    }
    #expect(seen == [1, 2, 3])
  }

  @Test("26: every way to open gives the same settings", arguments: [0, 1, 2])
  func oneOpenPath(way: Int) throws {
    try Connection(path: folder.path(), access: .readWriteCreate).execute("CREATE TABLE t (x)")
    if way == 2 { try folder.link("test.sqlite-shm") }
    let connection = try Connection(path: folder.path(), access: way == 0 ? .readWrite : .readOnly)
    #expect(try connection.integers("PRAGMA foreign_keys") == [1])
    #expect(try connection.integers("PRAGMA trusted_schema") == [0])
    #expect(try connection.integers("PRAGMA temp_store") == [2])
    #expect(databaseError { _ = try connection.integers("SELECT \"typo\" FROM t") } != nil)
  }

  @Test("34: full-text search is there on every connection of a pool")
  func everyConnectionHasTheFeatures() async throws {
    let pool = try await DatabasePool(path: folder.path(), access: .readWriteCreate, readers: 3)
    try await pool.write { try FeatureProbe.verify($0) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<6 { group.addTask { try await pool.read { try FeatureProbe.verify($0) } } }
      try await group.waitForAll()
    }
    await pool.close()
  }

  @Test(
    "34: a missing feature is named in words",
    arguments: [
      (FeatureProbe.Findings(version: 3_036_000, hasFullText: true, hasJSON: true), "3.36 is too old"),
      (FeatureProbe.Findings(version: 3_040_001, hasFullText: false, hasJSON: true), "FTS5"),
      (FeatureProbe.Findings(version: 3_040_001, hasFullText: true, hasJSON: false), "JSON"),
    ])
  func missingFeatures(findings: FeatureProbe.Findings, words: String) {
    let error = databaseError { try FeatureProbe.verify(findings) }
    #expect(error?.code == .missingFeature)
    #expect(error?.message.contains(words) == true)
  }

  @Test("50: a backup is one snapshot in a new file, whatever statements are cached and whoever reads")
  func backsUpToANewFile() throws {
    let connection = try Connection(path: folder.path(), access: .readWriteCreate)
    try connection.execute("CREATE TABLE t (x); INSERT INTO t VALUES (1), (2)")
    #expect(try connection.integers("SELECT x FROM t") == [1, 2])
    let reader = try Connection(path: folder.path(), access: .readOnly)
    try reader.readTransaction {
      _ = try reader.integers("SELECT x FROM t")
      try connection.backup(to: folder.path("copy.sqlite"))
    }
    let copy = try Connection(path: folder.path("copy.sqlite"), access: .readOnly)
    #expect(try copy.integers("SELECT x FROM t") == [1, 2])
    #expect(try copy.integrityCheck().isEmpty)
    copy.close()
    #expect(databaseError { try connection.backup(to: folder.path("copy.sqlite")) }?.code == .fileExists)
    #expect(try !folder.names().contains { $0.contains("partial") })
  }

  @Test("50: a cancelled backup leaves nothing")
  func cancelledBackup() throws {
    let connection = try Connection(path: folder.path(), access: .readWriteCreate)
    try connection.execute("CREATE TABLE t (x); INSERT INTO t VALUES (randomblob(6000000))")
    let flag = AccessFlag()
    flag.cancel()
    let error = databaseError {
      try connection.withInterruption(by: flag) { try connection.backup(to: folder.path("copy.sqlite")) }
    }
    #expect(error?.code == .cancelled)
    #expect(try !folder.names().contains { $0.hasPrefix("copy") })
    #expect(connection.isAutocommit)
  }

  @Test("52: the process-wide log is installed before the first connection and reaches a later receiver")
  func errorLogWorks() throws {
    let reports = Recorder<String>()
    ErrorLog.receive { _, message in reports.record(message) }
    defer { ErrorLog.receive(nil) }
    _ = databaseError { _ = try memoryConnection().integers("SELECT a_column_only_this_test_names") }
    #expect(reports.values.contains { $0.contains("a_column_only_this_test_names") })
  }
}
