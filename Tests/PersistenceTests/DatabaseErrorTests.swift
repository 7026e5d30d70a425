import TestSupport
import CSQLite
import Foundation
import Testing

@testable import Persistence

@Suite struct DatabaseErrorTests {
  typealias Case = (result: Int32, systemErrno: Int32, code: DatabaseError.Code, words: String)

  static let cases: [Case] = [
    (SQLITE_BUSY, 0, .busy, "being written by another program; try again"),
    (SQLiteResult.busySnapshot, 0, .busy, "begin it again"),
    (SQLITE_LOCKED, 0, .locked, "finish that one first"),
    (SQLITE_FULL, 0, .full, "free some space"),
    (SQLITE_IOERR | 3 << 8, ENOSPC, .full, "free some space"),
    (SQLITE_IOERR | 3 << 8, EDQUOT, .full, "free some space"),
    (SQLITE_IOERR | 3 << 8, EIO, .ioError, "check the disk"),
    (SQLITE_NOTADB, 0, .notADatabase, "choose another file"),
    (SQLITE_CORRUPT, 0, .corrupt, "restore a backup"),
    (SQLiteResult.corruptVirtualTable, 0, .corrupt, "rebuild it"),
    (SQLITE_CANTOPEN, ENOENT, .cannotOpen, "check the path"),
    (SQLITE_CANTOPEN, EACCES, .cannotOpen, "permissions"),
    (SQLITE_CANTOPEN, EISDIR, .cannotOpen, "is a directory"),
    (SQLITE_CANTOPEN, ENOTDIR, .cannotOpen, "is a file, not a directory"),
    (SQLITE_CANTOPEN, EROFS, .cannotOpen, "open it for reading only"),
    (SQLITE_CANTOPEN, EMFILE, .cannotOpen, "raise the limit"),
    (SQLITE_CANTOPEN, ENAMETOOLONG, .cannotOpen, "choose a shorter one"),
    (SQLITE_CANTOPEN, 0, .cannotOpen, "check the path"),
    (SQLITE_READONLY, 0, .readOnly, "open it for reading only"),
    (SQLiteResult.readOnlyDatabaseMoved, 0, .readOnly, "open it again"),
    (SQLITE_SCHEMA, 0, .schema, "try again"),
  ]

  @Test("every failure a person can meet names its remedy", arguments: cases)
  func remedies(example: Case) {
    let error = DatabaseError(
      result: example.result, systemErrno: example.systemErrno, text: "a value", detail: .schemaOnly)
    #expect(error.code == example.code)
    #expect(error.extendedResult == example.result)
    #expect(error.message.contains(example.words))
    #expect(!error.message.contains("a value"))
  }

  @Test func fullDisk() throws {
    let connection = try memoryConnection()
    try connection.execute("CREATE TABLE t (x); PRAGMA max_page_count = 10")
    let error = databaseError {
      try connection.transaction { try connection.execute("INSERT INTO t VALUES (randomblob(1000000))") }
    }
    #expect(error?.code == .full)
    #expect(connection.isAutocommit)
  }

  @Test func uniquenessAndReferencesAreTold() throws {
    let connection = try memoryConnection()
    try connection.execute(
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY, u TEXT UNIQUE, p INTEGER REFERENCES t (id), c INTEGER CHECK (c > 0)) STRICT;
      """)
    try connection.execute("INSERT INTO t VALUES (1, 'a', NULL, 1)")
    func failure(_ values: String) -> DatabaseError? {
      databaseError { try connection.run("INSERT INTO t VALUES (\(values))") }
    }
    #expect(failure("1, 'b', NULL, 1")?.isUniquenessViolation == true)
    #expect(failure("2, 'a', NULL, 1")?.isUniquenessViolation == true)
    #expect(failure("2, 'b', 9, 1")?.isForeignKeyViolation == true)
    let check = failure("2, 'b', NULL, 0")
    #expect(check?.code == .constraint)
    #expect(check?.isUniquenessViolation == false)
    #expect(check?.isForeignKeyViolation == false)
  }

  @Test func damagedFileIsFound() throws {
    let folder = try TemporaryFolder()
    do {
      let connection = try Connection(path: folder.path(), access: .readWriteCreate)
      try connection.execute(
        "CREATE TABLE t (x); INSERT INTO t VALUES (randomblob(3000)), (randomblob(3000))")
      #expect(try connection.integrityCheck().isEmpty)
    }
    let url = folder.url.appending(path: "test.sqlite")
    var bytes = try Data(contentsOf: url)
    bytes.replaceSubrange(4096..<4196, with: Data(repeating: 0xFF, count: 100))
    try bytes.write(to: url)
    let connection = try Connection(path: folder.path(), access: .readOnly)
    let problems = try? connection.integrityCheck()
    #expect(problems?.isEmpty != true)
    #expect(databaseError { _ = try connection.integers("SELECT x FROM t") }?.code == .corrupt)
  }
}
