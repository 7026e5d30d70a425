/// What went wrong with a database, in words that name the remedy and never quote a person's values.
package struct DatabaseError: Error, Sendable, Equatable, CustomStringConvertible {
  package let code: Code
  /// SQLite's extended result code; 0 when the failure is ours.
  package let extendedResult: Int32
  /// The operating system's `errno` behind the failure; 0 when unknown.
  package let systemErrno: Int32
  /// What happened and what to do about it.
  package let message: String

  package init(code: Code, message: String, extendedResult: Int32 = 0, systemErrno: Int32 = 0) {
    self.code = code
    self.extendedResult = extendedResult
    self.systemErrno = systemErrno
    self.message = message
  }

  package var description: String { message }
}

extension DatabaseError {
  /// What kind of failure it is; open, because SQLite grows new results.
  ///
  /// Values below 1000 are SQLite's primary result codes, the others are ours.
  package struct Code: RawRepresentable, Hashable, Sendable {
    package let rawValue: Int32

    package init(rawValue: Int32) { self.rawValue = rawValue }

    /// A statement that cannot be understood: a syntax error, an unknown table or column.
    package static let other = Code(rawValue: 1)
    package static let busy = Code(rawValue: 5)
    /// A conflict inside one connection, such as dropping a table that is being read.
    package static let locked = Code(rawValue: 6)
    package static let readOnly = Code(rawValue: 8)
    /// The one who asked no longer wants the answer.
    package static let cancelled = Code(rawValue: 9)
    package static let ioError = Code(rawValue: 10)
    package static let corrupt = Code(rawValue: 11)
    package static let full = Code(rawValue: 13)
    package static let cannotOpen = Code(rawValue: 14)
    package static let schema = Code(rawValue: 17)
    package static let constraint = Code(rawValue: 19)
    /// A call out of order: a defect of the program, not of the file.
    package static let misuse = Code(rawValue: 21)
    package static let notADatabase = Code(rawValue: 26)

    package static let deadlineExceeded = Code(rawValue: 1001)
    /// The file was written by a newer version of the program.
    package static let tooNew = Code(rawValue: 1002)
    /// A migration already applied differs from the one this program knows.
    package static let migrationChanged = Code(rawValue: 1003)
    /// The file belongs to another program.
    package static let foreignDatabase = Code(rawValue: 1004)
    package static let missingFeature = Code(rawValue: 1005)
    package static let closed = Code(rawValue: 1006)
    /// A pool was asked for a connection from inside one of its own accesses.
    package static let reentrantAccess = Code(rawValue: 1007)
    /// NaN or an infinity, which SQLite would store as NULL.
    package static let nonFiniteNumber = Code(rawValue: 1008)
    /// A file that must not exist yet, does.
    package static let fileExists = Code(rawValue: 1009)
    /// The schema is older than this program and cannot be brought up to date here.
    package static let needsMigration = Code(rawValue: 1010)
  }
}
