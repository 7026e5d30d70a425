extension PlaceDatabase {
  /// Saves a session in place of the scene's last one when `isWanted` of what is stored, in one transaction; answers
  /// whether it did. Of all scenes, only those saved last are kept.
  package func saveSessionRecord(
    _ record: SessionRecord, keeping maximumScenes: Int, where isWanted: @Sendable (SessionRecord?) -> Bool
  ) async throws(PlaceDatabaseError) -> Bool {
    let now = clock()
    return try await write { connection in
      let sessions = SavedSessions(connection)
      guard isWanted(try sessions.session(of: record.scene)) else { return false }
      try sessions.save(record, now: now)
      try sessions.keep(maximumScenes, with: record.scene)
      return true
    }
  }
}
