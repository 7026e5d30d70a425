import Persistence
import Testing

/// Defects others met with transactions and foreign keys; the numbers are the rows of our list of SQLite pitfalls.
@Suite struct PitfallTestsTransactions {
  let connection: Connection

  init() throws {
    connection = try memoryConnection()
    try connection.execute(
      """
      CREATE TABLE parent (id INTEGER PRIMARY KEY) STRICT;
      CREATE TABLE child (parent INTEGER NOT NULL REFERENCES parent (id)) STRICT;
      CREATE TABLE late (parent INTEGER NOT NULL REFERENCES parent (id) DEFERRABLE INITIALLY DEFERRED) STRICT;
      """)
  }

  @Test("23: foreign keys are enforced, and no one can switch them off inside a transaction")
  func foreignKeysAreOn() throws {
    #expect(
      databaseError { try connection.execute("INSERT INTO child VALUES (1)") }?.isForeignKeyViolation == true)
    try connection.transaction {
      try connection.execute("PRAGMA foreign_keys = OFF")
      #expect(databaseError { try connection.execute("INSERT INTO child VALUES (1)") } != nil)
    }
  }

  @Test("24: a broken reference fails at its statement, without a search through the file at COMMIT")
  func foreignKeysAreImmediate() throws {
    try connection.transaction {
      #expect(databaseError { try connection.execute("INSERT INTO child VALUES (1)") } != nil)
      try connection.execute("INSERT INTO parent VALUES (2)")
    }
    #expect(try connection.integers("SELECT id FROM parent") == [2])
  }

  @Test("25: a migration that renames a referenced column keeps the reference")
  func renamingKeepsReferences() throws {
    let database = try memoryConnection()
    let migrations = [
      "CREATE TABLE p (id INTEGER PRIMARY KEY) STRICT; CREATE TABLE c (p REFERENCES p (id)); INSERT INTO p VALUES (1)",
      "ALTER TABLE p RENAME COLUMN id TO key; INSERT INTO c VALUES (1)",
    ]
    let migrator = Migrator(
      applicationID: 1,
      migrations: migrations.enumerated().map { .init(name: "M\($0.offset)", sql: Array($0.element.utf8)) },
      clock: { 0 })
    try migrator.migrate(database)
    #expect(databaseError { try database.execute("INSERT INTO c VALUES (2)") }?.isForeignKeyViolation == true)
    #expect(try database.texts("PRAGMA foreign_key_check").isEmpty)
  }

  @Test("25: a migration that leaves a broken reference is named and leaves nothing")
  func migrationsCheckReferences() throws {
    let database = try memoryConnection()
    let sql = """
      PRAGMA defer_foreign_keys = ON;
      CREATE TABLE p (id INTEGER PRIMARY KEY) STRICT; CREATE TABLE c (p REFERENCES p (id)); INSERT INTO c VALUES (1)
      """
    let migrator = Migrator(
      applicationID: 1, migrations: [.init(name: "M0001__broken", sql: Array(sql.utf8))], clock: { 0 })
    let error = databaseError { try migrator.migrate(database) }
    #expect(error?.code == .constraint)
    #expect(error?.message.contains("M0001__broken") == true)
    #expect(try database.texts("SELECT name FROM sqlite_schema").isEmpty)
    #expect(try database.integers("PRAGMA application_id") == [0])
  }

  @Test("27: a COMMIT that fails does not leave the transaction open")
  func failedCommitRollsBack() throws {
    let error = databaseError {
      try connection.transaction { try connection.execute("INSERT INTO late VALUES (1)") }
    }
    #expect(error?.isForeignKeyViolation == true)
    #expect(connection.isAutocommit)
    #expect(try connection.integers("SELECT parent FROM late").isEmpty)
    try connection.transaction { try connection.execute("INSERT INTO parent VALUES (1)") }
  }

  @Test("28: when SQLite has rolled back by itself, the error told is the first one")
  func firstErrorIsKept() throws {
    try connection.execute("INSERT INTO parent VALUES (1)")
    let error = databaseError {
      try connection.transaction { try connection.execute("INSERT OR ROLLBACK INTO parent VALUES (1)") }
    }
    #expect(error?.isUniquenessViolation == true)
    #expect(connection.isAutocommit)
  }

  @Test("28: a body that goes on after SQLite rolled back is told that nothing was stored")
  func swallowedRollback() throws {
    try connection.execute("INSERT INTO parent VALUES (1)")
    let error = databaseError {
      try connection.transaction {
        _ = databaseError { try connection.execute("INSERT OR ROLLBACK INTO parent VALUES (1)") }
      }
    }
    #expect(error?.code == .misuse)
    #expect(error?.message.contains("not stored") == true)
  }

  @Test("29: a nested transaction that fails undoes itself alone and leaves no savepoint")
  func savepointsAreReleased() throws {
    try connection.transaction {
      try connection.execute("INSERT INTO parent VALUES (1)")
      let error = databaseError {
        try connection.transaction {
          try connection.execute("INSERT INTO parent VALUES (2)")
          try connection.execute("INSERT INTO parent VALUES (1)")
        }
      }
      #expect(error?.isUniquenessViolation == true)
      try connection.transaction { try connection.execute("INSERT INTO parent VALUES (3)") }
      #expect(databaseError { try connection.execute("RELEASE nested") } != nil)
    }
    #expect(connection.isAutocommit)
    #expect(try connection.integers("SELECT id FROM parent") == [1, 3])
  }
}
