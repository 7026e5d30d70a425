import TestSupport
import Testing

@testable import Persistence

/// Defects others met with locks and the log; the numbers are the rows of our list of SQLite pitfalls.
@Suite struct PitfallTestsLocking {
  let folder: TemporaryFolder
  let writer: Connection

  init() throws {
    folder = try TemporaryFolder()
    writer = try Connection(path: folder.path(), access: .readWriteCreate)
    try writer.execute("CREATE TABLE t (x INTEGER PRIMARY KEY) STRICT")
  }

  func other(timeoutMilliseconds: Int32 = 5000, access: Connection.Access = .readWrite) throws -> Connection {
    var configuration = ConnectionConfiguration()
    configuration.busyTimeoutMilliseconds = timeoutMilliseconds
    return try Connection(path: folder.path(), access: access, configuration: configuration)
  }

  @Test(
    "1: a write waits for the lock from its beginning, instead of failing at once when it upgrades a read")
  func writesBeginImmediate() throws {
    let other = try other(timeoutMilliseconds: 60)
    try writer.transaction {
      try writer.execute("INSERT INTO t VALUES (1)")
      var error: DatabaseError?
      var hasRun = false
      let waited = ContinuousClock().measure {
        error = databaseError { try other.transaction { hasRun = true } }
      }
      #expect(!hasRun)
      #expect(error?.code == .busy)
      #expect(error?.message.contains("another program; try again") == true)
      #expect(waited >= .milliseconds(60))
    }
    try other.transaction {
      #expect(try other.integers("SELECT x FROM t") == [1])
      try other.execute("INSERT INTO t VALUES (2)")
    }
  }

  @Test("2: maintenance runs outside transactions and says so inside one")
  func maintenanceOutsideTransactions() async throws {
    try writer.vacuum()
    _ = try writer.checkpoint()
    try writer.optimize()
    try writer.transaction {
      #expect(databaseError { try writer.vacuum() }?.code == .misuse)
      #expect(databaseError { _ = try writer.checkpoint() }?.code == .misuse)
      #expect(databaseError { try writer.optimize() }?.code == .misuse)
      #expect(databaseError { try writer.backup(to: folder.path("copy")) }?.code == .misuse)
    }
    let pool = try await DatabasePool(path: folder.path(), access: .readWrite)
    try await pool.withWriter { try $0.vacuum() }
    await pool.close()
  }

  @Test("3: a reader that meets a lock waits, for readers too can find the file busy")
  func readersHaveATimeout() throws {
    let file = try TemporaryFolder()
    let owner = try Connection(path: file.path(), access: .readWriteCreate)
    try owner.execute(
      "PRAGMA locking_mode = EXCLUSIVE; CREATE TABLE t (x); BEGIN IMMEDIATE; INSERT INTO t VALUES (1)")
    var configuration = ConnectionConfiguration()
    #expect(configuration.busyTimeoutMilliseconds > 0)
    configuration.busyTimeoutMilliseconds = 40
    var error: DatabaseError?
    let waited = ContinuousClock().measure {
      error = databaseError {
        let reader = try Connection(path: file.path(), access: .readOnly, configuration: configuration)
        _ = try reader.integers("SELECT x FROM t")
      }
    }
    #expect(error?.code == .busy)
    #expect(waited >= .milliseconds(40))
  }

  @Test("4: waiting for a lock ends at the timeout, the deadline or a cancellation", arguments: [0, 1, 2])
  func waitingEnds(cause: Int) throws {
    let other = try other(timeoutMilliseconds: cause == 0 ? 30 : 60_000)
    let flag = AccessFlag(deadline: cause == 1 ? .now + .milliseconds(30) : nil)
    if cause == 2 { flag.cancel() }
    try writer.transaction {
      var error: DatabaseError?
      let waited = ContinuousClock().measure {
        error = databaseError {
          try other.withInterruption(by: flag) { try other.execute("INSERT INTO t VALUES (3)") }
        }
      }
      #expect(error?.code == [.busy, .deadlineExceeded, .cancelled][cause])
      #expect(waited < .seconds(5))
    }
  }

  @Test("5: a checkpoint held up by a reader says so, and empties the log when the reader is gone")
  func checkpointReportsBusy() throws {
    let checkpointer = try other(timeoutMilliseconds: 10)
    let reader = try other(access: .readOnly)
    try reader.readTransaction {
      _ = try reader.integers("SELECT x FROM t")
      try writer.execute("INSERT INTO t VALUES (1)")
      let result = try checkpointer.checkpoint()
      #expect(result.isBusy)
      #expect(result.logFrames > result.checkpointedFrames)
    }
    #expect(
      try checkpointer.checkpoint() == CheckpointResult(isBusy: false, logFrames: 0, checkpointedFrames: 0))
    #expect(
      try writer.integers("PRAGMA journal_size_limit") == [ConnectionConfiguration().journalSizeLimitBytes])
  }

  @Test("6: the writer makes the log before readers open, and readers close before it")
  func writerOpensFirstAndClosesLast() async throws {
    let fresh = try TemporaryFolder()
    let pool = try await DatabasePool(path: fresh.path(), access: .readWriteCreate)
    #expect(fresh.exists("test.sqlite-wal"))
    #expect(try await pool.read { try $0.integers("SELECT count(*) FROM sqlite_schema") } == [0])
    try await pool.write { try $0.execute("CREATE TABLE t (x)") }
    await pool.close()
    #expect(try fresh.names() == ["test.sqlite"])
    // A reader alone opens a file whose log was tidied away.
    let reader = try Connection(path: fresh.path(), access: .readOnly)
    #expect(try reader.integers("SELECT count(*) FROM t") == [0])
  }

  @Test("33: work in several short transactions leaves the lock free between them")
  func batchesLeaveTheLockFree() async throws {
    let other = try other(timeoutMilliseconds: 0)
    try writer.transaction { try writer.execute("INSERT INTO t VALUES (1)") }
    try other.transaction { try other.execute("INSERT INTO t VALUES (2)") }
    try writer.transaction { try writer.execute("INSERT INTO t VALUES (3)") }
    #expect(try other.integers("SELECT x FROM t") == [1, 2, 3])
  }
}
