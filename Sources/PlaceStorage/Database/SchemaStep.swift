import Persistence

/// A step of the schema, and whether a database has taken it.
public struct SchemaStep: Sendable, Equatable {
  /// The step's name.
  public let name: String
  /// Whether it has been applied.
  public let isApplied: Bool
}

extension PlaceDatabase {
  /// The steps of the schema and how far the database at `path` is; changes nothing.
  public static func schemaSteps(path: String) throws(PlaceDatabaseError) -> [SchemaStep] {
    do throws(DatabaseError) {
      let connection = try Connection(path: path, access: .readOnly)
      let status = try Schema.migrator(clock: WallClock.microseconds).status(connection)
      return status.applied.map { SchemaStep(name: $0.name, isApplied: true) }
        + status.pending.map { SchemaStep(name: $0, isApplied: false) }
    } catch {
      throw PlaceDatabaseError(error)
    }
  }
}
