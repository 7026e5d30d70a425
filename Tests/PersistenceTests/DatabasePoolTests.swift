import TestSupport
import Persistence
import Testing

@Suite struct DatabasePoolTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  func pool(readers: Int = 2) async throws -> DatabasePool {
    try await DatabasePool(path: folder.path(), access: .readWriteCreate, readers: readers) {
      connection throws(DatabaseError) in
      try connection.execute("CREATE TABLE IF NOT EXISTS t (x INTEGER PRIMARY KEY) STRICT")
    }
  }

  @Test func readsWhatWasWritten() async throws {
    let pool = try await self.pool()
    try await pool.write { try $0.execute("INSERT INTO t VALUES (1), (2)") }
    #expect(try await pool.read { try $0.integers("SELECT x FROM t") } == [1, 2])
    await pool.close()
    #expect(try folder.names() == ["test.sqlite"])
    #expect(await databaseError { _ = try await pool.read { try $0.integers("SELECT 1") } }?.code == .closed)
    #expect(await databaseError { try await pool.write { _ in } }?.code == .closed)
  }

  @Test func failedWriteLeavesNothing() async throws {
    let pool = try await self.pool()
    let error = await databaseError {
      try await pool.write { connection in
        try connection.execute("INSERT INTO t VALUES (1)")
        try connection.execute("INSERT INTO t VALUES (1)")
      }
    }
    #expect(error?.isUniquenessViolation == true)
    #expect(try await pool.read { try $0.integers("SELECT count(*) FROM t") } == [0])
  }

  @Test func readOnlyPoolHasNoWriterAndOpensOneReader() async throws {
    await (try pool()).close()
    let opened = Recorder<Int>()
    let pool = try await DatabasePool(path: folder.path(), access: .readOnly, readers: 4) { _ in
      opened.record(1)
    }
    #expect(try await pool.read { try $0.integers("SELECT count(*) FROM t") } == [0])
    #expect(opened.values == [1])
    #expect(await databaseError { try await pool.write { _ in } }?.code == .readOnly)
  }

  @Test func openingErrorsReachTheCaller() async throws {
    let error = await databaseError { _ = try await DatabasePool(path: folder.path(), access: .readOnly) }
    #expect(error?.isFileMissing == true)
  }

  @Test func manyTasksShareFewReaders() async throws {
    let pool = try await self.pool()
    try await withThrowingTaskGroup(of: [Int64].self) { group in
      for index in 0..<200 {
        group.addTask { try await pool.read { try $0.integers("SELECT \(index % 7)") } }
        if index % 10 == 0 {
          group.addTask {
            try await pool.write { try $0.run("INSERT INTO t VALUES (\(index))") }
            return []
          }
        }
      }
      for try await _ in group {}
    }
    #expect(try await pool.read { try $0.integers("SELECT count(*) FROM t") } == [20])
  }

  @Test func cancellingARunningReadStopsIt() async throws {
    let pool = try await self.pool()
    let task = Task { try await pool.read { try $0.integers(countingSQL(2_000_000_000)) } }
    try await Task.sleep(for: .milliseconds(20))
    task.cancel()
    #expect(await databaseError { _ = try await task.value }?.code == .cancelled)
    #expect(try await pool.read { try $0.integers("SELECT 1") } == [1])
  }

  @Test func deadlineStopsARunningRead() async throws {
    let pool = try await self.pool()
    let error = await databaseError {
      _ = try await pool.read(deadline: .now + .milliseconds(20)) {
        try $0.integers(countingSQL(2_000_000_000))
      }
    }
    #expect(error?.code == .deadlineExceeded)
  }
}
