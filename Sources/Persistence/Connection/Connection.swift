import CSQLite

/// One connection to one database file; used by one thread at a time.
///
/// Statements are lent to closures and cannot leave them. It closes itself when released.
package final class Connection {
  package enum Access: Sendable {
    /// Reads only; the file must exist.
    case readOnly
    /// Reads and writes; the file must exist.
    case readWrite
    /// Reads and writes; a missing file is created, for its owner alone.
    case readWriteCreate
  }

  package let access: Access
  package let configuration: ConnectionConfiguration
  let interruption: InterruptionPoint
  /// Nil once closed.
  private(set) var handle: OpaquePointer?
  /// Keyed by the address of the static text: no hashing of the text itself.
  var staticStatements: StatementCache<UInt>
  var dynamicStatements: StatementCache<String>
  /// What statements run over rows in memory.
  let given: UnsafeMutablePointer<GivenTable> = .allocate(capacity: 1)
  var isGivenRegistered = false
  /// Whether the transaction in progress was begun to read.
  var isReadTransaction = false

  /// Opens the database at `path`, or a new one in memory for `:memory:`.
  ///
  /// A reader of a write-ahead-log database whose folder cannot be written sees the file as it stands.
  ///
  /// - Throws: `.cannotOpen`, `.notADatabase`, `.readOnly`, `.busy`, `.missingFeature`.
  package init(
    path: String, access: Access, configuration: ConnectionConfiguration = .init()
  ) throws(DatabaseError) {
    self.access = access
    self.configuration = configuration
    interruption = InterruptionPoint(busyTimeoutMilliseconds: configuration.busyTimeoutMilliseconds)
    staticStatements = StatementCache(capacity: configuration.statementCacheCapacity)
    dynamicStatements = StatementCache(capacity: configuration.statementCacheCapacity)
    let opening = ConnectionOpening(
      file: DatabaseFile(path: path), access: access, configuration: configuration, interruption: interruption
    )
    given.initialize(to: GivenTable())
    handle = try opening.open()
  }

  deinit {
    close()
    given.deinitialize(count: 1).deallocate()
  }

  /// Closes the connection now; every later call fails. Closing twice is harmless.
  package func close() {
    guard let closing = handle else { return }
    handle = nil
    staticStatements.removeAll()
    dynamicStatements.removeAll()
    var result = sqlite3_close(closing)
    if result == SQLITE_BUSY {
      // A statement still alive would keep the file open behind our back: say so, then end it. Only after the first
      // attempt, which has closed the virtual tables: until then their own statements are in the list too.
      while let leftover = sqlite3_next_stmt(closing, nil) {
        let sql = sqlite3_sql(leftover).map { String(cString: $0) } ?? "?"
        ErrorLog.report(SQLITE_MISUSE, "A statement was left open when its connection closed: \(sql)")
        sqlite3_finalize(leftover)
      }
      result = sqlite3_close(closing)
    }
    if result != SQLITE_OK {
      ErrorLog.report(result, "A connection could not be closed; its file stays open.")
    }
  }

  /// The rows changed by the last INSERT, UPDATE or DELETE; ask right after it.
  package var changes: Int64 { sqlite3_changes64(handle) }

  package var isClosed: Bool { handle == nil }

  /// Whether no transaction is in progress; true too after SQLite itself rolled one back.
  package var isAutocommit: Bool { handle.map { sqlite3_get_autocommit($0) != 0 } ?? true }

  package var isInTransaction: Bool { !isAutocommit }

  /// Runs `body` so that `flag` can stop its statements; ROLLBACK and COMMIT are never stopped.
  package func withInterruption<Result, Failure: Error>(
    by flag: AccessFlag, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outer = interruption.flag
    interruption.flag = flag
    defer { interruption.flag = outer }
    return try body()
  }

  /// Fails when the access running now was cancelled or is out of time; for loops between statements.
  package func checkInterruption() throws(DatabaseError) {
    if let reasonToStop = interruption.reasonToStop { throw reasonToStop }
  }
}
