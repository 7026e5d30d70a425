import CSQLite

/// A prepared statement, lent for the length of one closure.
///
/// Parameters count from 1, columns from 0, as in SQLite. Outside its closure every call is harmless and useless.
package final class Statement {
  /// Nil once finalized; SQLite answers a nil statement with MISUSE or NULL.
  private(set) var handle: OpaquePointer?
  let interruption: InterruptionPoint
  /// The first failure of a binding, thrown by the next step so that binding itself need not throw.
  var bindingResult: Int32 = SQLITE_OK
  /// Whether a step failed; such a statement is not used again.
  private(set) var hasFailed = false
  /// Whether a closure holds it now.
  var isCheckedOut = false
  /// When it was last lent, for the cache to evict the oldest.
  var lastUse: UInt64 = 0

  init(handle: OpaquePointer, interruption: InterruptionPoint) {
    self.handle = handle
    self.interruption = interruption
  }

  deinit { finalize() }

  /// Advances to the next row.
  ///
  /// - Returns: True at a row, false when there are no more.
  package func step() throws(DatabaseError) -> Bool {
    if bindingResult == SQLITE_OK {
      let result = sqlite3_step(handle)
      if result == SQLITE_ROW { return true }
      if result == SQLITE_DONE { return false }
      throw stepFailure(result)
    }
    throw bindingFailure()
  }

  /// Runs to the end, passing over any rows.
  ///
  /// To the very end: a RETURNING statement left at its row loses the work of its triggers.
  package func run() throws(DatabaseError) {
    while try step() {}
  }

  /// Makes the statement ready to run again with the same values bound.
  package func reset() {
    // The result repeats the failure of the last step, which was already thrown.
    sqlite3_reset(handle)
  }

  /// How many columns a row has; to be asked after the first step, when a changed schema has been noticed.
  package var columnCount: Int32 { sqlite3_column_count(handle) }

  /// How many values the statement expects.
  package var parameterCount: Int32 { sqlite3_bind_parameter_count(handle) }

  /// The statement's text with its parameters unfilled.
  var sql: String { sqlite3_sql(handle).map { String(cString: $0) } ?? "" }

  func finalize() {
    sqlite3_finalize(handle)
    handle = nil
  }

  @inline(never)
  private func stepFailure(_ result: Int32) -> DatabaseError {
    guard let handle else {
      return .misuse("A statement was used after its closure ended; keep its values instead.")
    }
    hasFailed = true
    return interruption.failure(result, on: sqlite3_db_handle(handle), detail: .schemaOnly)
  }

  @inline(never)
  private func bindingFailure() -> DatabaseError {
    let result = bindingResult
    guard let handle else {
      return .misuse("A statement was used after its closure ended; keep its values instead.")
    }
    hasFailed = true
    if result & 0xFF == SQLITE_RANGE {
      return .misuse("A value was bound to a parameter the statement does not have; number them from 1.")
    }
    if result & 0xFF == SQLITE_MISUSE {
      return .misuse("A value was bound to a running statement; reset it first.")
    }
    return DatabaseError.failure(result, on: sqlite3_db_handle(handle), detail: .schemaOnly)
  }
}
