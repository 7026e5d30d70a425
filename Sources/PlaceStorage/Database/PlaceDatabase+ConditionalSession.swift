extension PlaceDatabase {
  /// Saves a session in place of the scene's last one when `isWanted` of what is stored, in one transaction; answers
  /// whether it did.
  package func saveSessionRecord(
    _ record: SessionRecord, where isWanted: @Sendable (SessionRecord?) -> Bool
  ) async throws(PlaceDatabaseError) -> Bool {
    let now = clock()
    return try await write { connection in
      let sessions = SavedSessions(connection)
      guard isWanted(try sessions.session(of: record.scene)) else { return false }
      try sessions.save(record, now: now)
      return true
    }
  }
}
