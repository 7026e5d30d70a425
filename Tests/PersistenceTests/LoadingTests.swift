import TestSupport
import Foundation
import Testing

@testable import Persistence

/// Writing much at once: without the log, without CHECK constraints, and cut short.
struct LoadingTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("a load without the log leaves the database in its log again, whether it succeeds or not")
  func returnsToTheLog() throws {
    let connection = try Connection(path: folder.path(), access: .readWriteCreate)
    try connection.run("CREATE TABLE t (x)")
    try connection.withRollbackJournal {
      #expect(try connection.texts("PRAGMA journal_mode") == ["truncate"])
      try connection.transaction { try connection.run("INSERT INTO t VALUES (1)") }
    }
    #expect(try connection.texts("PRAGMA journal_mode") == ["wal"])
    #expect(throws: Stop.self) {
      try connection.withRollbackJournal {
        try connection.transaction {
          try connection.run("INSERT INTO t VALUES (2)")
          throw Stop()
        }
      }
    }
    #expect(try connection.texts("PRAGMA journal_mode") == ["wal"])
    #expect(try connection.integers("SELECT x FROM t") == [1])
    #expect(
      try connection.integers("PRAGMA mmap_size") == [Int64(ConnectionConfiguration().mmapBytes)])
  }

  @Test("while another connection has the file open, the log stays, and the load succeeds")
  func staysInTheLogBesideOthers() throws {
    let connection = try Connection(path: folder.path(), access: .readWriteCreate)
    try connection.run("CREATE TABLE t (x)")
    let reader = try Connection(path: folder.path(), access: .readOnly)
    #expect(try reader.integers("SELECT count(*) FROM t") == [0])
    try connection.withRollbackJournal {
      #expect(try connection.texts("PRAGMA journal_mode") == ["wal"])
      try connection.transaction { try connection.run("INSERT INTO t VALUES (1)") }
    }
    #expect(try reader.integers("SELECT x FROM t") == [1])
  }

  @Test("CHECK constraints are back after a body without them, even one that fails")
  func checksComeBack() throws {
    let connection = try memoryConnection()
    try connection.run("CREATE TABLE t (x CHECK (x > 0))")
    try connection.ignoringChecks { () throws(DatabaseError) in
      try connection.run("INSERT INTO t VALUES (-1)")
    }
    #expect(databaseError { try connection.run("INSERT INTO t VALUES (-2)") }?.code == .constraint)
    #expect(
      databaseError {
        try connection.ignoringChecks { () throws(DatabaseError) in
          try connection.run("INSERT INTO nowhere VALUES (1)")
        }
      } != nil)
    #expect(databaseError { try connection.run("INSERT INTO t VALUES (-3)") }?.code == .constraint)
  }

  @Test("a reader of a file whose write was cut short sees what was committed, and nothing of the write")
  func readerUndoesAWriteCutShort() throws {
    try cutShort(named: "cut.sqlite")
    let reader = try Connection(path: folder.path("cut.sqlite"), access: .readOnly)
    #expect(try reader.integers("SELECT count(*) FROM t") == [1])
    #expect(try reader.integrityCheck().isEmpty)
  }

  @Test(
    "where the folder forbids undoing it, the reader is told, and does not read half a write",
    .enabled(if: getuid() != 0, "root may write everywhere"))
  func readerIsToldOfAWriteCutShort() throws {
    try cutShort(named: "cut.sqlite")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o400], ofItemAtPath: folder.path("cut.sqlite"))
    let error = databaseError { _ = try Connection(path: folder.path("cut.sqlite"), access: .readOnly) }
    #expect(error?.code == .readOnly)
    #expect(error?.description.contains("cut short") == true)
  }

  /// A copy, journal and all, of a database in the middle of a write that has already reached the file.
  private func cutShort(named name: String) throws {
    var configuration = ConnectionConfiguration()
    configuration.isWAL = false
    configuration.cacheKibibytes = 16
    let connection = try Connection(
      path: folder.path("whole.sqlite"), access: .readWriteCreate, configuration: configuration)
    try connection.run("CREATE TABLE t (x); INSERT INTO t VALUES (randomblob(2000))")
    #expect(throws: Stop.self) {
      try connection.transaction {
        try connection.run(
          """
          UPDATE t SET x = 1; INSERT INTO t WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n
          WHERE i < 300) SELECT randomblob(1000) FROM n
          """)
        for suffix in ["", "-journal"] {
          try FileManager.default.copyItem(
            atPath: folder.path("whole.sqlite" + suffix), toPath: folder.path(name + suffix))
        }
        throw Stop()
      }
    }
    #expect(try Data(contentsOf: folder.url.appending(path: name)).count > 100_000)
    #expect(try Data(contentsOf: folder.url.appending(path: name + "-journal")).count > 512)
  }

  private struct Stop: Error {}
}
