import CSQLite

extension Connection {
  /// Copies the database, as one snapshot, to a new file at `path`, while others read and write.
  ///
  /// The copy appears under its name only when it is complete and on the disk.
  ///
  /// - Parameter progress: Called now and then with the share that is copied, 0…1.
  /// - Throws: `.fileExists` when there is something at `path` already, `.full`, `.ioError`, `.cancelled`.
  package func backup(
    to path: String, progress: (Double) -> Void = { _ in }
  ) throws(DatabaseError) {
    try requireNoTransaction()
    try readTransaction { () throws(DatabaseError) in try copySnapshot(to: path, progress: progress) }
  }

  /// Does what `backup` does inside a read transaction that is open already: copies what it sees.
  package func copySnapshot(
    to path: String, progress: (Double) -> Void = { _ in }
  ) throws(DatabaseError) {
    guard let source = handle else { throw Self.closed }
    let target = try BackupFile(finalPath: path)
    do throws(DatabaseError) {
      // The snapshot begins with the first read.
      _ = try withStatement("SELECT count(*) FROM sqlite_schema") { statement throws(DatabaseError) in
        try statement.step()
      }
      try copy(from: source, to: target.partialPath, progress)
      try target.publish()
    } catch {
      target.discard()
      throw error
    }
  }

  /// Puts the contents of the database at `path` in the place of this one's, in one transaction: until the last page
  /// is there, and after a crash on the way, what was here stays.
  ///
  /// - Throws: `.busy` when somebody else reads or writes here, `.full`, `.ioError`, `.cancelled`.
  package func replaceContents(
    with path: String, progress: (Double) -> Void = { _ in }
  ) throws(DatabaseError) {
    guard let destination = handle else { throw Self.closed }
    try requireNoTransaction()
    let source = try Connection(path: path, access: .readOnly)
    guard let other = source.handle else { throw Self.closed }
    try copyPages(from: other, to: destination, progress)
  }

  private func copy(
    from source: OpaquePointer, to path: String, _ progress: (Double) -> Void
  ) throws(DatabaseError) {
    var opened: OpaquePointer?
    let result = sqlite3_open_v2(path, &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nil)
    defer { sqlite3_close(opened) }
    guard result == SQLITE_OK, let destination = opened else {
      throw DatabaseError.failure(result, on: opened, detail: .full)
    }
    try copyPages(from: source, to: destination, progress)
  }

  private func copyPages(
    from source: OpaquePointer, to destination: OpaquePointer, _ progress: (Double) -> Void
  ) throws(DatabaseError) {
    guard let backup = sqlite3_backup_init(destination, "main", source, "main") else {
      throw DatabaseError.failure(sqlite3_errcode(destination), on: destination, detail: .full)
    }
    var step = SQLITE_OK
    var stop: DatabaseError?
    while step == SQLITE_OK, stop == nil {
      // 4 MiB at a time with the usual page: often enough to notice a cancellation.
      step = sqlite3_backup_step(backup, 1024)
      stop = interruption.reasonToStop
      let total = sqlite3_backup_pagecount(backup)
      if total > 0 { progress(Double(total - sqlite3_backup_remaining(backup)) / Double(total)) }
    }
    let finished = sqlite3_backup_finish(backup)
    if step == SQLITE_DONE, finished == SQLITE_OK { return }
    if let stop { throw stop }
    throw DatabaseError.failure(finished == SQLITE_OK ? step : finished, on: destination, detail: .full)
  }
}
