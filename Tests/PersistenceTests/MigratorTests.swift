@testable import Persistence
import TestSupport
import Testing

@Suite struct MigratorTests {
  static let first = Migration(
    name: "M0001__a", sql: Array("CREATE TABLE a (id INTEGER PRIMARY KEY) STRICT;".utf8))
  static let second = Migration(
    name: "M0002__b",
    sql: Array("CREATE TABLE b (a INTEGER NOT NULL REFERENCES a (id)) STRICT; INSERT INTO a VALUES (1);".utf8)
  )

  static func migrator(_ migrations: [Migration], applicationID: Int32 = 77) -> Migrator {
    Migrator(applicationID: applicationID, migrations: migrations, clock: { 1_700_000_000_000_000 })
  }

  @Test func appliesInOrderAndRecords() throws {
    let connection = try memoryConnection()
    let migrator = Self.migrator([Self.first, Self.second])
    var seen: [MigrationProgress] = []
    try migrator.migrate(connection) { seen.append($0) }
    #expect(
      seen == [.init(name: "M0001__a", index: 1, count: 2), .init(name: "M0002__b", index: 2, count: 2)])
    let status = try migrator.status(connection)
    #expect(status.isCurrent)
    #expect(status.applied.map(\.name) == ["M0001__a", "M0002__b"])
    #expect(status.applied.allSatisfy { $0.appliedMicroseconds == 1_700_000_000_000_000 })
    #expect(try connection.integers("PRAGMA application_id") == [77])
  }

  @Test func addsOnlyWhatIsPending() throws {
    let connection = try memoryConnection()
    try Self.migrator([Self.first]).migrate(connection)
    let migrator = Self.migrator([Self.first, Self.second])
    #expect(try migrator.status(connection).pending == ["M0002__b"])
    #expect(databaseError { try migrator.requireCurrent(connection) }?.code == .needsMigration)
    try migrator.migrate(connection)
    try migrator.requireCurrent(connection)
  }

  @Test func refusesAChangedMigration() throws {
    let connection = try memoryConnection()
    try Self.migrator([Self.first]).migrate(connection)
    let changed = Migration(name: Self.first.name, sql: Self.first.sql + Array(" ".utf8))
    let error = databaseError { try Self.migrator([changed]).migrate(connection) }
    #expect(error?.code == .migrationChanged)
    #expect(error?.message.contains("M0001__a") == true)
  }

  @Test func refusesReorderedMigrations() throws {
    let connection = try memoryConnection()
    try Self.migrator([Self.first]).migrate(connection)
    #expect(
      databaseError { try Self.migrator([Self.second, Self.first]).migrate(connection) }?.code
        == .migrationChanged)
  }

  @Test func refusesANewerFile() throws {
    let connection = try memoryConnection()
    try Self.migrator([Self.first, Self.second]).migrate(connection)
    let error = databaseError { try Self.migrator([Self.first]).migrate(connection) }
    #expect(error?.code == .tooNew)
    #expect(error?.message.contains("update this program") == true)
  }

  @Test(
    "a file of another program is left untouched",
    arguments: ["PRAGMA application_id = 5", "CREATE TABLE x (y)"])
  func refusesForeignFile(sql: String) throws {
    let connection = try memoryConnection()
    try connection.run(sql)
    #expect(databaseError { try Self.migrator([Self.first]).migrate(connection) }?.code == .foreignDatabase)
    #expect(try connection.texts("SELECT name FROM sqlite_schema WHERE name = 'a'").isEmpty)
  }

  @Test func aFailingMigrationLeavesTheOnesBeforeIt() throws {
    let connection = try memoryConnection()
    let broken = Migration(name: "M0002__broken", sql: Array("CREATE TABLE c (x); SELECT nothing;".utf8))
    let migrator = Self.migrator([Self.first, broken])
    #expect(databaseError { try migrator.migrate(connection) } != nil)
    #expect(connection.isAutocommit)
    #expect(try migrator.status(connection).applied.map(\.name) == ["M0001__a"])
    #expect(try connection.texts("SELECT name FROM sqlite_schema WHERE name = 'c'").isEmpty)
  }

  @Test func aMigrationMayNotEndItsTransaction() throws {
    let connection = try memoryConnection()
    let ending = Migration(name: "M0001__ending", sql: Array("COMMIT".utf8))
    #expect(databaseError { try Self.migrator([ending]).migrate(connection) }?.code == .misuse)
  }

  @Test func aCurrentFileIsNotWritten() throws {
    let folder = try TemporaryFolder()
    let migrator = Self.migrator([Self.first])
    let connection = try Connection(path: folder.path(), access: .readWriteCreate)
    try migrator.migrate(connection)
    let reader = try Connection(path: folder.path(), access: .readOnly)
    try migrator.migrate(reader)
    try connection.transaction { () throws(DatabaseError) in try migrator.migrate(reader) }
  }

  @Test func severalProgramsMayCreateTheFileAtOnce() async throws {
    for _ in 0..<10 {
      let folder = try TemporaryFolder()
      let path = folder.path()
      try await withThrowingTaskGroup(of: DatabasePool.self) { group in
        for _ in 0..<6 {
          group.addTask {
            try await DatabasePool(path: path, access: .readWriteCreate) { connection throws(DatabaseError) in
              try Self.migrator([Self.first, Self.second]).migrate(connection)
            }
          }
        }
        for try await pool in group {
          #expect(try await pool.read { try $0.integers("SELECT count(*) FROM schema_migration") } == [2])
        }
      }
      #expect(try folder.names().contains("test.sqlite"))
    }
  }
}
