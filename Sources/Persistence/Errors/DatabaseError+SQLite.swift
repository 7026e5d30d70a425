import CSQLite

extension DatabaseError {
  /// How much of SQLite's own message may be repeated.
  enum Detail {
    /// The SQL is our static text, so the message can only quote that.
    case full
    /// Values were bound; only messages known to name nothing but our schema are repeated.
    case schemaOnly
  }

  /// The failure `result` of a call on `database`, described from what SQLite and the system still remember.
  @inline(never)
  static func failure(_ result: Int32, on database: OpaquePointer?, detail: Detail) -> DatabaseError {
    // The message belongs to the last call; when that was another one, only the code is to be trusted.
    let remembered = database.map { sqlite3_extended_errcode($0) & 0xFF == result & 0xFF } ?? false
    let text =
      remembered ? String(cString: sqlite3_errmsg(database)) : String(cString: sqlite3_errstr(result))
    let number = remembered ? sqlite3_system_errno(database) : 0
    return DatabaseError(result: result, systemErrno: number, text: text, detail: detail)
  }

  init(result: Int32, systemErrno: Int32, text: String, detail: Detail) {
    let primary = result & 0xFF
    let isFilesystemFailure = primary == SQLITE_IOERR || primary == SQLITE_CANTOPEN
    let number = isFilesystemFailure ? systemErrno : 0
    let code = SystemError.isDiskFull(number) ? Code.full : Code(rawValue: primary)
    self.init(
      code: code,
      message: Self.message(code, result: result, systemErrno: number, text: text, detail: detail),
      extendedResult: result, systemErrno: number)
  }

  /// A call out of order by this program.
  static func misuse(_ message: String) -> DatabaseError { DatabaseError(code: .misuse, message: message) }
}

extension DatabaseError {
  private static func message(
    _ code: Code, result: Int32, systemErrno: Int32, text: String, detail: Detail
  ) -> String {
    switch code {
    case .busy where result == SQLiteResult.busySnapshot:
      "The database was changed by another program after this transaction began to read; begin it again."
    case .busy: "The database is being written by another program; try again in a moment."
    case .locked: "The database is in use by another statement of the same connection; finish that one first."
    case .full: "The disk is full; free some space, then try again."
    case .notADatabase: "The file is not an SQLite database, or it is encrypted; choose another file."
    case .corrupt where result == SQLiteResult.corruptVirtualTable:
      "The full-text index is damaged; rebuild it."
    case .corrupt: "The database file is damaged; restore a backup, or import everything into a new file."
    case .cannotOpen: cannotOpenMessage(systemErrno)
    case .readOnly where result == SQLiteResult.readOnlyDatabaseMoved:
      "The database file was moved or deleted while it was open; open it again."
    case .readOnly:
      "The database cannot be written; check the permissions of the file and its folder, "
        + "or open it for reading only."
    case .ioError:
      "Reading or writing the database failed (system error \(systemErrno), SQLite \(result)); "
        + "check the disk, then try again."
    case .constraint: "The row breaks a rule of the schema: \(text)."
    case .schema: "The schema changed while the statement ran; try again."
    case .cancelled: "The work was cancelled."
    case .misuse: "A database call came out of order: \(text)."
    default: otherMessage(result: result, text: text, detail: detail)
    }
  }

  private static func cannotOpenMessage(_ systemErrno: Int32) -> String {
    switch systemErrno {
    case SystemError.noSuchFile: "There is no database file at this path; check the path, or create it first."
    case SystemError.permissionDenied, SystemError.operationNotPermitted:
      "Permission to open the database was refused; check the permissions of the file and its folder."
    case SystemError.isDirectory: "The path of the database is a directory; name a file inside it."
    case SystemError.notADirectory:
      "A part of the database's path is a file, not a directory; check the path."
    case SystemError.readOnlyFileSystem:
      "The database is on a read-only file system; open it for reading only, or copy it elsewhere."
    case SystemError.tooManyOpenFiles:
      "Too many files are open; close some, or raise the limit of open files."
    case SystemError.nameTooLong: "The path of the database is too long; choose a shorter one."
    default:
      "The database file cannot be opened (system error \(systemErrno)); "
        + "check the path and the permissions of its folder."
    }
  }

  private static func otherMessage(result: Int32, text: String, detail: Detail) -> String {
    let isSafe =
      switch detail {
      case .full: true
      case .schemaOnly: schemaMessages.contains { text.hasPrefix($0) }
      }
    return isSafe
      ? "The database refused a statement: \(text)."
      : "The database refused a statement while it ran (SQLite \(result))."
  }

  /// How the messages begin that a running statement may raise and that quote only our own schema.
  ///
  /// FTS5 for one answers `fts5: syntax error near "…"` with what a person typed.
  private static let schemaMessages = [
    "no such table", "no such module", "integer overflow", "malformed JSON", "string or blob too big",
    "cannot start a transaction", "cannot commit", "cannot rollback", "cannot VACUUM",
    "database table is locked",
    "attempt to write a readonly database", "out of memory",
  ]
}
