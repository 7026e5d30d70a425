import Migrations
package import Persistence

/// The schema's steps as a migrator.
package enum Schema {
  /// A migrator that knows every released step.
  package static func migrator(clock: @escaping @Sendable () -> Int64) throws(DatabaseError) -> Migrator {
    Migrator(
      applicationID: PlaceDatabase.applicationID,
      migrations: MigrationCatalogue.steps.map { Migration(name: $0.name, sql: $0.sql) }, clock: clock)
  }
}
