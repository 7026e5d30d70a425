package import Geodesy
package import Persistence

/// Where the user is said to be, kept until set anew.
///
/// Valid inside one access to a connection.
package struct SimulatedLocation {
  private let connection: Connection

  /// The location kept in `connection`'s database.
  package init(_ connection: Connection) { self.connection = connection }

  /// The coordinate, or nil when none is set.
  package func coordinate() throws(DatabaseError) -> Coordinate? {
    try connection.withStatement("SELECT latitude, longitude FROM simulated_location WHERE id = 1") {
      row throws(DatabaseError) in
      guard try row.step() else { return nil }
      return try StoredCoordinate.coordinate(latitude: row.double(0), longitude: row.double(1))
    }
  }

  /// Sets it to `coordinate` at the time `now`, in microseconds since 1970-01-01T00:00:00Z.
  package func set(_ coordinate: Coordinate, now: Int64) throws(DatabaseError) {
    try connection.withStatement(
      """
      INSERT INTO simulated_location (id, latitude, longitude, updated) VALUES (1, ?1, ?2, ?3)
      ON CONFLICT (id) DO UPDATE SET latitude = ?1, longitude = ?2, updated = ?3
      """
    ) { statement throws(DatabaseError) in
      try statement.bind(coordinate.latitude, at: 1)
      try statement.bind(coordinate.longitude, at: 2)
      statement.bind(now, at: 3)
      try statement.run()
    }
  }

  /// Forgets it; answers whether there was one.
  package func clear() throws(DatabaseError) -> Bool {
    try SecureDeletion.run(connection) { () throws(DatabaseError) in
      try connection.execute("DELETE FROM simulated_location")
      return connection.changes > 0
    }
  }
}

/// A coordinate read from two columns.
enum StoredCoordinate {
  static func coordinate(latitude: Double, longitude: Double) throws(DatabaseError) -> Coordinate {
    do throws(CoordinateError) {
      return try Coordinate(latitude: latitude, longitude: longitude)
    } catch {
      throw DatabaseError(
        code: .corrupt, message: "a stored location is no coordinate; run `mapsearch check` on the database")
    }
  }
}
