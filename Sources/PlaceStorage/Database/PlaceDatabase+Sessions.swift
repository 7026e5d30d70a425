/// Where scenes of the app stood.
extension PlaceDatabase {
  /// Saves a session in place of the scene's last one: all of it, or on an error nothing.
  package func saveSessionRecord(_ record: SessionRecord) async throws(PlaceDatabaseError) {
    let now = clock()
    try await write { connection in try SavedSessions(connection).save(record, now: now) }
  }

  /// The session of a scene as it is stored; nil when there is none.
  package func sessionRecord(ofScene scene: String) async throws(PlaceDatabaseError) -> SessionRecord? {
    try await read { connection in try SavedSessions(connection).session(of: scene) }
  }

  /// The scenes that have a session, by name.
  public func sessionScenes() async throws(PlaceDatabaseError) -> [String] {
    try await read { connection in try SavedSessions(connection).scenes() }
  }

  /// Forgets the session of a scene, so that nothing of it stays in the file; answers whether there was one.
  ///
  /// - Throws: `.busy` when it is forgotten, but another program keeps its traces in the log.
  @discardableResult
  public func resetSession(ofScene scene: String) async throws(PlaceDatabaseError) -> Bool {
    try await withWriter { connection in
      let isFound = try connection.transaction { try SavedSessions(connection).reset(scene) }
      try SecureDeletion.emptyLog(connection)
      return isFound
    }
  }
}
