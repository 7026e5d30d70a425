import CSQLite

extension Connection {
  /// Copies the database, as one snapshot, to a new file at `path`, while others read and write.
  ///
  /// The copy appears under its name only when it is complete and on the disk.
  ///
  /// - Throws: `.fileExists` when there is something at `path` already, `.full`, `.ioError`, `.cancelled`.
  package func backup(to path: String) throws(DatabaseError) {
    guard let source = handle else { throw Self.closed }
    try requireNoTransaction()
    let target = try BackupFile(finalPath: path)
    do throws(DatabaseError) {
      try readTransaction { () throws(DatabaseError) in
        // The snapshot begins with the first read.
        _ = try withStatement("SELECT count(*) FROM sqlite_schema") { statement throws(DatabaseError) in
          try statement.step()
        }
        try copy(from: source, to: target.partialPath)
      }
      try target.publish()
    } catch {
      target.discard()
      throw error
    }
  }

  private func copy(from source: OpaquePointer, to path: String) throws(DatabaseError) {
    var opened: OpaquePointer?
    let result = sqlite3_open_v2(path, &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nil)
    defer { sqlite3_close(opened) }
    guard result == SQLITE_OK, let destination = opened else {
      throw DatabaseError.failure(result, on: opened, detail: .full)
    }
    guard let backup = sqlite3_backup_init(destination, "main", source, "main") else {
      throw DatabaseError.failure(sqlite3_errcode(destination), on: destination, detail: .full)
    }
    var step = SQLITE_OK
    var stop: DatabaseError?
    while step == SQLITE_OK, stop == nil {
      // 4 MiB at a time with the usual page: often enough to notice a cancellation.
      step = sqlite3_backup_step(backup, 1024)
      stop = interruption.reasonToStop
    }
    let finished = sqlite3_backup_finish(backup)
    if step == SQLITE_DONE, finished == SQLITE_OK { return }
    if let stop { throw stop }
    throw DatabaseError.failure(finished == SQLITE_OK ? step : finished, on: destination, detail: .full)
  }
}
