import TestSupport
import Persistence
import Testing

@Suite struct TransactionTests {
  struct Refusal: Error, Equatable {}

  func connection() throws -> Connection {
    let connection = try memoryConnection()
    try connection.execute("CREATE TABLE t (x INTEGER PRIMARY KEY) STRICT")
    return connection
  }

  @Test func storesAllOrNothing() throws {
    let connection = try connection()
    try connection.transaction { try connection.execute("INSERT INTO t VALUES (1)") }
    #expect(throws: Refusal.self) {
      try connection.transaction {
        try connection.execute("INSERT INTO t VALUES (2)")
        throw Refusal()
      }
    }
    #expect(try connection.integers("SELECT x FROM t") == [1])
    #expect(connection.isAutocommit)
  }

  @Test func typedErrorsStayTyped() throws {
    let connection = try connection()
    func write() throws(DatabaseError) -> Int64 {
      try connection.transaction { () throws(DatabaseError) in
        try connection.execute("INSERT INTO t VALUES (1)")
        return connection.changes
      }
    }
    #expect(try write() == 1)
    #expect(databaseError { _ = try write() }?.isUniquenessViolation == true)
    func refuse() throws(Refusal) {
      try connection.transaction(wrapping: { _ in Refusal() }) { () throws(Refusal) in throw Refusal() }
    }
    #expect(throws: Refusal()) { try refuse() }
  }

  @Test func readTransactionIsOneSnapshot() throws {
    let folder = try TemporaryFolder()
    let writer = try Connection(path: folder.path(), access: .readWriteCreate)
    try writer.execute("CREATE TABLE t (x)")
    let reader = try Connection(path: folder.path(), access: .readOnly)
    try reader.readTransaction {
      #expect(try reader.integers("SELECT count(*) FROM t") == [0])
      try writer.execute("INSERT INTO t VALUES (1)")
      #expect(try reader.integers("SELECT count(*) FROM t") == [0])
      let nested = try reader.readTransaction { try reader.integers("SELECT count(*) FROM t") }
      #expect(nested == [0])
    }
    #expect(try reader.integers("SELECT count(*) FROM t") == [1])
  }

  @Test func writeInsideReadIsRefused() throws {
    let connection = try connection()
    let error = databaseError { try connection.readTransaction { try connection.transaction {} } }
    #expect(error?.code == .misuse)
    #expect(connection.isAutocommit)
  }

  @Test func bodyThatEndsTheTransactionIsTold() throws {
    let connection = try connection()
    #expect(
      databaseError { try connection.transaction { try connection.execute("ROLLBACK") } }?.code == .misuse)
  }
}
