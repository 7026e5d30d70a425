extension Migrator {
  /// Fails when `ledger` is not a beginning of the history this program knows.
  func verify(_ ledger: MigrationLedger) throws(DatabaseError) {
    if ledger.applicationID == 0, ledger.isEmpty { return }
    guard ledger.applicationID == applicationID else { throw Self.foreign }
    for (position, entry) in ledger.entries.enumerated() {
      guard position < migrations.count else { throw Self.tooNew(entry.name) }
      guard migrations[position].name == entry.name else {
        let isKnown = migrations.contains { $0.name == entry.name }
        throw isKnown ? Self.changed(entry.name) : Self.tooNew(entry.name)
      }
      guard digests[position] == entry.digest else { throw Self.changed(entry.name) }
    }
  }

  private static let foreign = DatabaseError(
    code: .foreignDatabase,
    message: "The database belongs to another program and was left untouched; choose another file.")

  private static func tooNew(_ name: String) -> DatabaseError {
    DatabaseError(
      code: .tooNew,
      message: "The database was written by a newer version (it has \(name)); update this program, "
        + "or choose another file.")
  }

  private static func changed(_ name: String) -> DatabaseError {
    DatabaseError(
      code: .migrationChanged,
      message: "The migration \(name) differs from the one applied to the database; install the version that "
        + "wrote it, or export and import into a new file.")
  }
}
