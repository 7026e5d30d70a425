/// Ways to write much at once.
extension Connection {
  /// Runs `body` without the tables' CHECK constraints, for rows that are known to keep them.
  package func ignoringChecks<Result>(
    _ body: () throws(DatabaseError) -> Result
  ) throws(DatabaseError) -> Result {
    try execute("PRAGMA ignore_check_constraints = ON")
    // Sets a flag of this connection, which cannot fail once the statement was understood above.
    defer { interruption.exempt { try? execute("PRAGMA ignore_check_constraints = OFF") } }
    return try body()
  }

  /// Runs `sql`, a CREATE INDEX over many rows.
  ///
  /// Sorted in runs of a megabyte, which the processor's caches hold, and merged; a second thread helps. In memory at
  /// once the same sort takes longer. The runs go to SQLite's temporary folder.
  package func buildIndex(_ sql: StaticString) throws(DatabaseError) {
    try executeScript(Array("PRAGMA temp_store = FILE; PRAGMA cache_size = -1024; PRAGMA threads = 1".utf8))
    let cache = "PRAGMA cache_size = -\(configuration.cacheKibibytes)"
    let settings = Array("PRAGMA temp_store = MEMORY; \(cache); PRAGMA threads = 0".utf8)
    // Settings of this connection, which cannot fail once they were understood above.
    defer { interruption.exempt { try? executeScript(settings) } }
    try withStatement(sql) { statement throws(DatabaseError) in try statement.run() }
  }

  /// Runs `body`, which begins its own transaction, with a rollback journal in place of the write-ahead log.
  ///
  /// What is added to a nearly empty file is then written once instead of twice, and as safely: the journal
  /// holds what the file was before. Meanwhile others can read only until the first page is written out. When
  /// others have the file open, the log stays.
  package func withRollbackJournal<Result>(_ body: () throws -> Result) throws -> Result {
    try requireNoTransaction()
    guard try leaveLog() else { return try body() }
    let result: Result
    do { result = try body() } catch {
      // The error of the body is the one to tell; whoever opens the file next returns to the log.
      _ = try? enterLog()
      throw error
    }
    try enterLog()
    return result
  }

  /// Whether the log could be left: nobody else has the file open.
  private func leaveLog() throws(DatabaseError) -> Bool {
    guard configuration.isWAL, access != .readOnly else { return false }
    do throws(DatabaseError) {
      try execute("PRAGMA journal_mode = TRUNCATE")
      // Pages just written would be mapped again beside the cache.
      try execute("PRAGMA mmap_size = 0")
      return true
    } catch {
      guard error.code == .busy else { throw error }
      return false
    }
  }

  private func enterLog() throws(DatabaseError) {
    try interruption.exempt { () throws(DatabaseError) in
      try execute("PRAGMA journal_mode = WAL")
      try executeScript(Array("PRAGMA mmap_size = \(configuration.mmapBytes)".utf8))
    }
  }
}
