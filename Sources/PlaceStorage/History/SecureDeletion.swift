import Persistence

/// Writing so that what is deleted does not stay in the file.
///
/// SQLite otherwise leaves deleted rows in free pages and in the gaps of pages until something overwrites them
/// (https://www.sqlite.org/pragma.html#pragma_secure_delete).
enum SecureDeletion {
  /// Runs `body` with deleted content overwritten by zeros; afterwards only as the connection was before.
  static func run<Result>(
    _ connection: Connection, _ body: () throws(DatabaseError) -> Result
  ) throws(DatabaseError) -> Result {
    let mode = try connection.integer("PRAGMA secure_delete")
    guard mode != 1 else { return try body() }
    try connection.execute("PRAGMA secure_delete = ON")
    let outcome: Swift.Result<Result, DatabaseError>
    do throws(DatabaseError) { outcome = .success(try body()) } catch { outcome = .failure(error) }
    if mode == 2 {
      try connection.execute("PRAGMA secure_delete = FAST")
    } else {
      try connection.execute("PRAGMA secure_delete = OFF")
    }
    return try outcome.get()
  }

  /// Empties the log, which still holds the pages as they were; to be called after the transaction.
  ///
  /// - Throws: `.busy` when another program reads what was deleted all the while.
  static func emptyLog(_ connection: Connection) throws(DatabaseError) {
    guard try connection.checkpoint().isBusy else { return }
    throw DatabaseError(
      code: .busy,
      message: "it was deleted, but traces stay in the log while another program reads; "
        + "close that program and delete again")
  }
}
