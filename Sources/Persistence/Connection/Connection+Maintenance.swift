import CSQLite

/// How far a checkpoint came.
package struct CheckpointResult: Sendable, Equatable {
  /// Whether readers or a writer kept it from finishing.
  package let isBusy: Bool
  /// Frames in the log; -1 without a log.
  package let logFrames: Int
  /// Frames of the log that are in the file by now; -1 without a log.
  package let checkpointedFrames: Int
}

/// Work on the file as a whole; each fails inside a transaction.
extension Connection {
  /// Moves the log into the file and empties it.
  ///
  /// Look at the result: a checkpoint held up by a reader is not an error, and the log goes on growing.
  package func checkpoint() throws(DatabaseError) -> CheckpointResult {
    try requireNoTransaction()
    return try withStatement("PRAGMA wal_checkpoint(TRUNCATE)") { statement throws(DatabaseError) in
      guard try statement.step() else {
        throw .misuse("A checkpoint answered nothing; check the journal mode.")
      }
      let result = CheckpointResult(
        isBusy: statement.int64(0) != 0, logFrames: Int(statement.int64(1)),
        checkpointedFrames: Int(statement.int64(2)))
      try statement.run()
      return result
    }
  }

  /// Refreshes the planner's statistics where they went stale; quick, and worth running before closing.
  package func optimize() throws(DatabaseError) {
    try requireNoTransaction()
    try execute("PRAGMA analysis_limit = 400; PRAGMA optimize;")
  }

  /// Rewrites the file without its free pages; needs up to twice its size on disk meanwhile.
  package func vacuum() throws(DatabaseError) {
    try requireNoTransaction()
    try execute("VACUUM")
  }

  /// What is wrong with the file; empty when it is sound.
  ///
  /// Full-text tables have a check of their own, which this one does not run.
  ///
  /// - Complexity: Reads the whole file.
  package func integrityCheck() throws(DatabaseError) -> [String] {
    try withStatement("PRAGMA integrity_check") { statement throws(DatabaseError) in
      var problems: [String] = []
      while try statement.step() {
        let line = statement.text(0)
        if line != "ok" { problems.append(line) }
      }
      return problems
    }
  }

  /// Sets how much memory pages may take, in KiB, at least 1.
  package func setCacheKibibytes(_ kibibytes: Int32) throws(DatabaseError) {
    try executeScript(Array("PRAGMA cache_size = -\(max(1, kibibytes))".utf8))
  }

  func requireNoTransaction() throws(DatabaseError) {
    guard isAutocommit else {
      throw .misuse("Maintenance was begun inside a transaction; end that first.")
    }
  }
}
