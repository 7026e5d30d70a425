import CSQLite

/// How a file becomes a configured handle; the one path every connection takes.
struct ConnectionOpening {
  let file: DatabaseFile
  let access: Connection.Access
  let configuration: ConnectionConfiguration
  let interruption: InterruptionPoint

  /// - Returns: A handle the caller must close.
  func open() throws(DatabaseError) -> OpaquePointer {
    ErrorLog.installOnce()
    try FeatureProbe.requireVersion()
    guard !file.isInMemory else { return try open(path: file.path, flags: SQLITE_OPEN_READWRITE) }
    try file.validate()
    switch access {
    case .readOnly: return try openForReading()
    case .readWrite: return try open(path: file.literalPath, flags: SQLITE_OPEN_READWRITE)
    case .readWriteCreate:
      try file.createPrivately()
      return try open(path: file.literalPath, flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
    }
  }

  private func openForReading() throws(DatabaseError) -> OpaquePointer {
    do {
      return try open(path: file.literalPath, flags: SQLITE_OPEN_READONLY)
    } catch  where error.code == .readOnly && file.hasJournal {
      // A write of pages was cut short, and a reader may not undo it: a writer does.
      do throws(DatabaseError) {
        sqlite3_close(try open(path: file.literalPath, flags: SQLITE_OPEN_READWRITE))
      } catch  where error.code == .readOnly || error.code == .cannotOpen {
        throw Self.unfinishedWrite
      }
      return try open(path: file.literalPath, flags: SQLITE_OPEN_READONLY)
    } catch  where (error.code == .cannotOpen || error.code == .readOnly) && file.kind == .regular {
      // Even a reader of a WAL database writes a shared-memory file beside it. On read-only media it cannot, and
      // nobody else can write either, so the file is read as it stands, unless commits still lie in the log.
      guard !file.hasPendingLog else { throw Self.unreadableLog }
      return try open(path: file.immutableURI, flags: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI)
    }
  }

  private func open(path: String, flags: Int32) throws(DatabaseError) -> OpaquePointer {
    var handle: OpaquePointer?
    // NOMUTEX: one thread at a time is the connection's own rule.
    let result = sqlite3_open_v2(path, &handle, flags | SQLITE_OPEN_NOMUTEX, nil)
    do throws(DatabaseError) {
      guard result == SQLITE_OK, let handle else {
        throw DatabaseError.failure(result, on: handle, detail: .full)
      }
      try configure(handle)
      return handle
    } catch {
      // A failed open still owns a handle.
      sqlite3_close(handle)
      throw error
    }
  }

  private func configure(_ handle: OpaquePointer) throws(DatabaseError) {
    sqlite3_extended_result_codes(handle, 1)
    interruption.install(on: handle)
    let options: [(Int32, Int32)] = [
      (SQLITE_DBCONFIG_ENABLE_FKEY, 1),
      // A misspelt "column" must be an error, not a string.
      (SQLITE_DBCONFIG_DQS_DML, 0), (SQLITE_DBCONFIG_DQS_DDL, 0),
      // A file from elsewhere must not make its triggers and views run what we did not write.
      (SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0), (SQLITE_DBCONFIG_DEFENSIVE, 1),
      (SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, configuration.checkpointsOnClose ? 0 : 1),
    ]
    for (option, value) in options {
      try check(mapsearch_sqlite3_db_config_flag(handle, option, value), handle)
    }
    try run(
      """
      PRAGMA temp_store = MEMORY;
      PRAGMA recursive_triggers = ON;
      PRAGMA cache_size = -\(configuration.cacheKibibytes);
      PRAGMA mmap_size = \(configuration.mmapBytes);
      PRAGMA wal_autocheckpoint = \(configuration.checkpointPages);
      PRAGMA journal_size_limit = \(configuration.journalSizeLimitBytes);
      PRAGMA synchronous = \(configuration.synchronousNormal ? "NORMAL" : "FULL");
      """, on: handle)
    guard try text("PRAGMA foreign_keys", on: handle) == "1" else { throw Self.foreignKeysMissing }
    if access == .readOnly || file.isInMemory || !configuration.isWAL {
      // Reads the header, so that a file that is no database fails here and not at the first query.
      _ = try text("PRAGMA schema_version", on: handle)
    } else {
      guard try enterLogMode(handle) == "wal" else { throw Self.logMissing }
      // Touches the log, so that it is there before the first reader looks for it.
      _ = try text("PRAGMA schema_version", on: handle)
    }
  }

  /// - Returns: The journal mode arrived at.
  private func enterLogMode(_ handle: OpaquePointer) throws(DatabaseError) -> String {
    let patienceEnd = ContinuousClock.now + .milliseconds(configuration.busyTimeoutMilliseconds)
    while true {
      do throws(DatabaseError) {
        return try text("PRAGMA journal_mode = WAL", on: handle)
      } catch  where error.code == .busy && ContinuousClock.now < patienceEnd {
        // SQLite does not ask the busy handler here: two programs that open a new file at once would fail.
        sqlite3_sleep(2)
      }
    }
  }

  private func check(_ result: Int32, _ handle: OpaquePointer) throws(DatabaseError) {
    guard result == SQLITE_OK else { throw interruption.failure(result, on: handle, detail: .full) }
  }

  private func run(_ sql: String, on handle: OpaquePointer) throws(DatabaseError) {
    try check(sqlite3_exec(handle, sql, nil, nil, nil), handle)
  }

  /// The first value of the first row, as text.
  private func text(_ sql: String, on handle: OpaquePointer) throws(DatabaseError) -> String {
    var prepared: OpaquePointer?
    try check(sqlite3_prepare_v2(handle, sql, -1, &prepared, nil), handle)
    defer { sqlite3_finalize(prepared) }
    let result = sqlite3_step(prepared)
    guard result == SQLITE_ROW else {
      if result == SQLITE_DONE { return "" }
      throw interruption.failure(result, on: handle, detail: .full)
    }
    return sqlite3_column_text(prepared, 0).map { String(cString: $0) } ?? ""
  }

  private static let unreadableLog = DatabaseError(
    code: .readOnly,
    message: "The database has commits in a log that cannot be read in a read-only folder; "
      + "open it once where its folder can be written.")
  private static let unfinishedWrite = DatabaseError(
    code: .readOnly,
    message: "A write to the database was cut short and has to be undone, which a read-only folder forbids; "
      + "open it once where its folder can be written.")
  private static let foreignKeysMissing = DatabaseError(
    code: .missingFeature,
    message: "This SQLite does not enforce foreign keys; install one built with them.")
  private static let logMissing = DatabaseError(
    code: .missingFeature,
    message:
      "The database cannot keep a write-ahead log here, as on some network drives; move it to a local disk.")
}
