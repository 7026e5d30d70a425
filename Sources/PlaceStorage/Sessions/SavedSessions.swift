package import Persistence

/// The sessions that are saved, one a scene.
///
/// Valid inside one access to a connection.
package struct SavedSessions {
  private let connection: Connection

  /// The sessions in `connection`'s database.
  package init(_ connection: Connection) { self.connection = connection }

  /// Saves a session in place of the scene's last one, at the time `now`, in microseconds since
  /// 1970-01-01T00:00:00Z; to be called in a transaction.
  ///
  /// - Throws: `.nonFiniteNumber` for NaN and the infinities.
  package func save(_ record: SessionRecord, now: Int64) throws(DatabaseError) {
    // What was typed is not to stay in free pages.
    try SecureDeletion.run(connection) { () throws(DatabaseError) in
      try remove(record.scene)
      try connection.withStatement(
        """
        INSERT INTO session
          (scene, version, tab, query, place, latitude, longitude, latitude_delta, longitude_delta, saved)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)
        """
      ) { row throws(DatabaseError) in
        row.bind(record.scene, at: 1)
        row.bind(record.version, at: 2)
        row.bind(record.tab, at: 3)
        row.bind(record.query, at: 4)
        row.bind(record.place, at: 5)
        try row.bind(record.latitude, at: 6)
        try row.bind(record.longitude, at: 7)
        try row.bind(record.latitudeDelta, at: 8)
        try row.bind(record.longitudeDelta, at: 9)
        row.bind(now, at: 10)
        try row.run()
      }
      for detent in record.detents { try insert(detent, of: record.scene) }
    }
  }

  /// The session of a scene; nil when there is none.
  package func session(of scene: String) throws(DatabaseError) -> SessionRecord? {
    let record = try connection.withStatement(
      """
      SELECT version, tab, query, place, latitude, longitude, latitude_delta, longitude_delta, saved
      FROM session WHERE scene = ?1
      """
    ) { row throws(DatabaseError) -> SessionRecord? in
      row.bind(scene, at: 1)
      guard try row.step() else { return nil }
      var record = SessionRecord(
        scene: scene, version: row.int64(0), tab: row.optionalText(1), query: row.optionalText(2),
        place: row.optionalText(3), latitude: row.optionalDouble(4), longitude: row.optionalDouble(5),
        latitudeDelta: row.optionalDouble(6), longitudeDelta: row.optionalDouble(7))
      record.savedMicroseconds = row.int64(8)
      return record
    }
    guard var record else { return nil }
    record.detents = try detents(of: scene)
    return record
  }

  /// The scenes that have a session, by name.
  package func scenes() throws(DatabaseError) -> [String] {
    try connection.withStatement("SELECT scene FROM session ORDER BY scene") { row throws(DatabaseError) in
      var scenes: [String] = []
      while try row.step() { scenes.append(row.text(0)) }
      return scenes
    }
  }

  /// Forgets the session of a scene; answers whether there was one.
  @discardableResult
  package func reset(_ scene: String) throws(DatabaseError) -> Bool {
    try SecureDeletion.run(connection) { () throws(DatabaseError) in try remove(scene) }
  }

  /// Forgets all scenes but the one named and those saved last, `count` together.
  package func keep(_ count: Int, with scene: String) throws(DatabaseError) {
    let others = try connection.withStatement(
      "SELECT scene FROM session WHERE scene <> ?1 ORDER BY saved DESC, scene LIMIT -1 OFFSET ?2"
    ) { row throws(DatabaseError) in
      row.bind(scene, at: 1)
      row.bind(Int64(count - 1), at: 2)
      var scenes: [String] = []
      while try row.step() { scenes.append(row.text(0)) }
      return scenes
    }
    for other in others { try reset(other) }
  }

  @discardableResult
  private func remove(_ scene: String) throws(DatabaseError) -> Bool {
    // Not left to the foreign key: it holds only where it is switched on.
    try connection.withStatement("DELETE FROM session_detent WHERE scene = ?1") {
      statement throws(DatabaseError) in
      statement.bind(scene, at: 1)
      try statement.run()
    }
    return try connection.withStatement("DELETE FROM session WHERE scene = ?1") {
      statement throws(DatabaseError) in
      statement.bind(scene, at: 1)
      try statement.run()
      return connection.changes > 0
    }
  }

  private func insert(_ detent: SessionRecord.TabDetent, of scene: String) throws(DatabaseError) {
    try connection.withStatement(
      "INSERT INTO session_detent (scene, tab, detent, fraction) VALUES (?1, ?2, ?3, ?4)"
    ) { row throws(DatabaseError) in
      row.bind(scene, at: 1)
      row.bind(detent.tab, at: 2)
      row.bind(detent.detent, at: 3)
      try row.bind(detent.fraction, at: 4)
      try row.run()
    }
  }

  private func detents(of scene: String) throws(DatabaseError) -> [SessionRecord.TabDetent] {
    try connection.withStatement(
      "SELECT tab, detent, fraction FROM session_detent WHERE scene = ?1 ORDER BY tab"
    ) { row throws(DatabaseError) in
      row.bind(scene, at: 1)
      var detents: [SessionRecord.TabDetent] = []
      while try row.step() {
        detents.append(.init(tab: row.text(0), detent: row.text(1), fraction: row.optionalDouble(2)))
      }
      return detents
    }
  }
}
