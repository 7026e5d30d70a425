/// Brings a database to the schema this program knows, one migration after the other.
package struct Migrator: Sendable {
  /// Microseconds since 1970 UTC.
  package typealias Clock = @Sendable () -> Int64

  let applicationID: Int32
  let migrations: [Migration]
  let digests: [[UInt8]]
  private let clock: Clock

  /// - Parameters:
  ///   - applicationID: The number that marks a file as ours; not 0.
  ///   - migrations: All of them, oldest first, with unique names.
  ///   - clock: When a migration was applied.
  package init(
    applicationID: Int32, migrations: [Migration], clock: @escaping Clock = WallClock.microseconds
  ) {
    self.applicationID = applicationID
    self.migrations = migrations
    self.clock = clock
    digests = migrations.map { SHA256.digest($0.sql) }
  }

  /// Applies what is pending; does not touch a file that is current.
  ///
  /// Each migration is one transaction that also checks every foreign key and records it, so an error leaves the
  /// ones before it applied and nothing of its own. Two programs may do this at once.
  ///
  /// - Parameter progress: Called before each migration.
  /// - Throws: `.foreignDatabase`, `.tooNew`, `.migrationChanged`, or what the SQL fails with.
  package func migrate(
    _ connection: Connection, progress: (MigrationProgress) -> Void = { _ in }
  ) throws(DatabaseError) {
    let pending = try status(connection).pending
    for (offset, name) in pending.enumerated() {
      progress(MigrationProgress(name: name, index: offset + 1, count: pending.count))
      try apply(name, on: connection)
    }
  }

  /// Which migrations were applied and which are pending.
  ///
  /// - Throws: `.foreignDatabase`, `.tooNew`, `.migrationChanged`.
  package func status(_ connection: Connection) throws(DatabaseError) -> MigrationStatus {
    let ledger = try connection.readTransaction { () throws(DatabaseError) in
      try MigrationLedger.read(from: connection)
    }
    try verify(ledger)
    return MigrationStatus(
      applied: ledger.entries.map { .init(name: $0.name, appliedMicroseconds: $0.appliedMicroseconds) },
      pending: migrations.dropFirst(ledger.entries.count).map(\.name))
  }

  /// Fails unless the schema is current; for connections that cannot migrate.
  ///
  /// - Throws: `.needsMigration`, and all that `status` does.
  package func requireCurrent(_ connection: Connection) throws(DatabaseError) {
    guard try status(connection).isCurrent else {
      throw DatabaseError(
        code: .needsMigration,
        message: "The database was made by an older version; bring it up to date with `mapsearch migrate`, "
          + "or by opening it for writing."
      )
    }
  }

  private func apply(_ name: String, on connection: Connection) throws(DatabaseError) {
    try connection.transaction { () throws(DatabaseError) in
      // Another program may have been quicker: look again now that nobody else can write.
      let ledger = try MigrationLedger.read(from: connection)
      try verify(ledger)
      let position = ledger.entries.count
      guard position < migrations.count, migrations[position].name == name else { return }
      if position == 0 {
        try connection.executeScript(Array("PRAGMA application_id = \(applicationID)".utf8))
        try MigrationLedger.create(on: connection)
      }
      try connection.executeScript(migrations[position].sql)
      guard connection.isInTransaction else {
        throw .misuse(
          "The migration \(name) ended its transaction; remove BEGIN, COMMIT and ROLLBACK from it.")
      }
      try checkForeignKeys(name, on: connection)
      try MigrationLedger.record(
        .init(name: name, digest: digests[position], appliedMicroseconds: clock()), on: connection)
    }
  }

  private func checkForeignKeys(_ name: String, on connection: Connection) throws(DatabaseError) {
    let table = try connection.withStatement("PRAGMA foreign_key_check") {
      statement throws(DatabaseError) -> String? in
      try statement.step() ? statement.text(0) : nil
    }
    guard let table else { return }
    throw DatabaseError(
      code: .constraint,
      message:
        "The migration \(name) would leave rows of \(table) that refer to nothing; correct the migration.")
  }
}
