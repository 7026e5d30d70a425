import TestSupport
import Foundation
import Persistence
import Testing

@Suite struct ConnectionTests {
  @Test func createsAFileForItsOwnerAlone() throws {
    let folder = try TemporaryFolder()
    let connection = try Connection(path: folder.path(), access: .readWriteCreate)
    try connection.execute("CREATE TABLE t (x); INSERT INTO t VALUES (1)")
    for name in ["test.sqlite", "test.sqlite-wal", "test.sqlite-shm"] {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.path(name))
      #expect(attributes[.posixPermissions] as? Int == 0o600, "\(name)")
    }
  }

  @Test func configuresEveryConnection() throws {
    let folder = try TemporaryFolder()
    let writer = try Connection(path: folder.path(), access: .readWriteCreate)
    let reader = try Connection(path: folder.path(), access: .readOnly)
    for connection in [writer, reader] {
      #expect(try connection.integers("PRAGMA foreign_keys") == [1])
      #expect(try connection.integers("PRAGMA recursive_triggers") == [1])
      #expect(try connection.integers("PRAGMA trusted_schema") == [0])
      #expect(try connection.integers("PRAGMA temp_store") == [2])
      #expect(try connection.integers("PRAGMA synchronous") == [1])
      #expect(try connection.integers("PRAGMA cache_size") == [-16384])
      #expect(try connection.integers("PRAGMA journal_size_limit") == [64 << 20])
      #expect(try connection.texts("PRAGMA journal_mode") == ["wal"])
      try connection.setCacheKibibytes(100)
      #expect(try connection.integers("PRAGMA cache_size") == [-100])
    }
  }

  @Test func missingFile() throws {
    let folder = try TemporaryFolder()
    for access in [Connection.Access.readOnly, .readWrite] {
      let error = databaseError { _ = try Connection(path: folder.path(), access: access) }
      #expect(error?.code == .cannotOpen)
      #expect(error?.isFileMissing == true)
      #expect(error?.message.contains("There is no database file") == true)
    }
    #expect(try folder.names().isEmpty)
  }

  @Test func directoryGivenAsAFile() throws {
    let folder = try TemporaryFolder()
    for access in [Connection.Access.readOnly, .readWrite, .readWriteCreate] {
      let error = databaseError { _ = try Connection(path: folder.url.path, access: access) }
      #expect(error?.code == .cannotOpen)
      #expect(error?.message.contains("directory") == true)
    }
  }

  @Test func folderMissing() throws {
    let folder = try TemporaryFolder()
    let error = databaseError { _ = try Connection(path: folder.path("no/test"), access: .readWriteCreate) }
    #expect(error?.isFileMissing == true)
  }

  @Test func notADatabase() throws {
    let folder = try TemporaryFolder()
    try Data(String(repeating: "Not a database. ", count: 100).utf8).write(
      to: folder.url.appending(path: "test.sqlite"))
    for access in [Connection.Access.readOnly, .readWrite, .readWriteCreate] {
      let error = databaseError { _ = try Connection(path: folder.path(), access: access) }
      #expect(error?.code == .notADatabase)
    }
  }

  @Test("a path that cannot be a file", arguments: ["", "a\0b"])
  func impossiblePath(path: String) {
    #expect(databaseError { _ = try Connection(path: path, access: .readWriteCreate) }?.code == .cannotOpen)
  }

  @Test("names SQLite would read as a URI", arguments: ["file:x?mode=memory", "a?b#c%41.sqlite", "한글 파일"])
  func oddNames(name: String) throws {
    let folder = try TemporaryFolder()
    let connection = try Connection(path: folder.path(name), access: .readWriteCreate)
    try connection.execute("CREATE TABLE t (x)")
    #expect(folder.exists(name))
  }

  @Test func readerCannotWrite() throws {
    let folder = try TemporaryFolder()
    _ = try Connection(path: folder.path(), access: .readWriteCreate)
    let reader = try Connection(path: folder.path(), access: .readOnly)
    #expect(databaseError { try reader.execute("CREATE TABLE t (x)") }?.code == .readOnly)
  }

  @Test func readsWhereNoSharedMemoryFileCanBeMade() throws {
    let folder = try TemporaryFolder()
    do {
      let writer = try Connection(path: folder.path("a ?#%.sqlite"), access: .readWriteCreate)
      try writer.execute("CREATE TABLE t (x); INSERT INTO t VALUES (7)")
    }
    // SQLite does not follow a link for its shared-memory file: even root is refused.
    try folder.link("a ?#%.sqlite-shm")
    let reader = try Connection(path: folder.path("a ?#%.sqlite"), access: .readOnly)
    #expect(try reader.integers("SELECT x FROM t") == [7])
  }

  @Test func refusesToReadPastCommitsInALogItCannotOpen() throws {
    let folder = try TemporaryFolder()
    let writer = try Connection(path: folder.path(), access: .readWriteCreate)
    try writer.execute("CREATE TABLE t (x); INSERT INTO t VALUES (7)")
    for name in ["test.sqlite", "test.sqlite-wal"] {
      try FileManager.default.copyItem(atPath: folder.path(name), toPath: folder.path("copy-" + name))
    }
    try folder.link("copy-test.sqlite-shm")
    let error = databaseError { _ = try Connection(path: folder.path("copy-test.sqlite"), access: .readOnly) }
    #expect(error?.code == .readOnly)
  }

  @Test func closedConnectionFailsAndDoesNotCrash() throws {
    let connection = try memoryConnection()
    connection.close()
    connection.close()
    #expect(connection.isClosed)
    #expect(databaseError { _ = try connection.integers("SELECT 1") }?.code == .closed)
    #expect(databaseError { try connection.execute("SELECT 1") }?.code == .closed)
    #expect(databaseError { try connection.transaction {} }?.code == .closed)
  }

  @Test func checksFeatures() throws {
    try FeatureProbe.verify(try memoryConnection())
  }
}
