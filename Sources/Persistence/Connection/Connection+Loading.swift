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
