import TestSupport
import Persistence
import Testing

/// Defects others met with stopping work; the numbers are the rows of our list of SQLite pitfalls.
@Suite struct PitfallTestsInterruption {
  let folder: TemporaryFolder
  let connection: Connection

  init() throws {
    folder = try TemporaryFolder()
    connection = try Connection(path: folder.path(), access: .readWriteCreate)
    try connection.execute("CREATE TABLE t (x INTEGER PRIMARY KEY) STRICT")
  }

  /// A flag that stops work once a statement has run for a while.
  func soon() -> AccessFlag { AccessFlag(deadline: .now + .milliseconds(10)) }

  func fill(to count: Int) throws(DatabaseError) {
    try connection.withStatement(
      "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1) INSERT INTO t SELECT i FROM n"
    ) { statement throws(DatabaseError) in
      statement.bind(count, at: 1)
      try statement.run()
    }
  }

  @Test("30: cancelling an access that has ended does not hit the next one")
  func lateCancellationIsHarmless() throws {
    let first = AccessFlag()
    let second = AccessFlag()
    try connection.withInterruption(by: first) { _ = try connection.integers("SELECT 1") }
    try connection.withInterruption(by: second) { () throws in
      first.cancel()
      #expect(try connection.integers(countingSQL(100_000)) == [100_000])
    }
  }

  @Test("30: a cancelled task of a pool stops its own access only")
  func cancellationStaysWithItsAccess() async throws {
    let pool = try await DatabasePool(path: folder.path(), access: .readWrite, readers: 1)
    let doomed = Task { try await pool.read { try $0.integers(countingSQL(2_000_000_000)) } }
    try await Task.sleep(for: .milliseconds(5))
    let next = Task { try await pool.read { try $0.integers(countingSQL(100_000)) } }
    doomed.cancel()
    #expect(try await next.value == [100_000])
    #expect(await databaseError { _ = try await doomed.value }?.code == .cancelled)
    await pool.close()
  }

  @Test("31: stopping with a cursor open leaves the connection sound")
  func openCursorDoesNotPoison() throws {
    try fill(to: 10)
    let error = databaseError {
      try connection.withStatement("SELECT x FROM t") { outer throws(DatabaseError) in
        _ = try outer.step()
        try connection.withInterruption(by: soon()) { () throws(DatabaseError) in
          _ = try connection.integers(countingSQL(2_000_000_000))
        }
      }
    }
    #expect(error?.code == .deadlineExceeded)
    #expect(try connection.integers("SELECT count(*) FROM t") == [10])
  }

  @Test("31: a write that is stopped is rolled back whole, and the connection writes again")
  func stoppedWriteLeavesNothing() throws {
    let error = databaseError {
      try connection.withInterruption(by: soon()) {
        try connection.transaction {
          try connection.execute("INSERT INTO t VALUES (-1)")
          try fill(to: 2_000_000_000)
        }
      }
    }
    #expect(error?.code == .deadlineExceeded)
    #expect(connection.isAutocommit)
    #expect(try connection.integers("SELECT count(*) FROM t") == [0])
    try connection.transaction { try fill(to: 3) }
  }

  @Test("31: a write cancelled between its statements is not committed")
  func cancelledBeforeCommit() throws {
    let flag = AccessFlag()
    let error = databaseError {
      try connection.withInterruption(by: flag) {
        try connection.transaction {
          try connection.execute("INSERT INTO t VALUES (1)")
          flag.cancel()
        }
      }
    }
    #expect(error?.code == .cancelled)
    #expect(try connection.integers("SELECT count(*) FROM t") == [0])
  }

  @Test("32: tidying up after a cancellation is not cancelled itself")
  func cleanupIsExempt() throws {
    let flag = AccessFlag()
    flag.cancel()
    connection.withInterruption(by: flag) {
      #expect(
        databaseError { try connection.transaction { _ = try connection.integers(countingSQL(1_000_000)) } }?
          .code
          == .cancelled)
      #expect(connection.isAutocommit)
      #expect(
        databaseError {
          try connection.readTransaction { _ = try connection.integers(countingSQL(1_000_000)) }
        }?.code
          == .cancelled)
      #expect(connection.isAutocommit)
    }
    #expect(try connection.integers("PRAGMA query_only") == [0])
    try connection.transaction { try fill(to: 3) }
  }
}
