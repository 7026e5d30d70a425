import CSQLite

extension DatabaseError {
  /// Whether a row with the same unique value or primary key is already there.
  package var isUniquenessViolation: Bool {
    switch extendedResult {
    case SQLiteResult.constraintUnique, SQLiteResult.constraintPrimaryKey, SQLiteResult.constraintRowID: true
    default: false
    }
  }

  /// Whether a row refers to another that does not exist.
  package var isForeignKeyViolation: Bool { extendedResult == SQLiteResult.constraintForeignKey }

  /// Whether the path names no file.
  package var isFileMissing: Bool { code == .cannotOpen && systemErrno == SystemError.noSuchFile }

  /// Whether the one who asked stopped the work, by cancelling or by its deadline.
  package var isInterruption: Bool { code == .cancelled || code == .deadlineExceeded }
}

/// SQLite's extended result codes, which its header spells as expressions Swift does not import.
enum SQLiteResult {
  static let busySnapshot = SQLITE_BUSY | (2 << 8)
  static let readOnlyDatabaseMoved = SQLITE_READONLY | (4 << 8)
  static let corruptVirtualTable = SQLITE_CORRUPT | (1 << 8)
  static let constraintForeignKey = SQLITE_CONSTRAINT | (3 << 8)
  static let constraintPrimaryKey = SQLITE_CONSTRAINT | (6 << 8)
  static let constraintUnique = SQLITE_CONSTRAINT | (8 << 8)
  static let constraintRowID = SQLITE_CONSTRAINT | (10 << 8)
}
