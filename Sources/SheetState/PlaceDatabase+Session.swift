public import PlaceStorage

extension PlaceDatabase {
  /// Saves a session in place of the scene's last one; it is in the file when this returns.
  public func save(_ session: SheetSession) async throws(PlaceDatabaseError) {
    try await saveSessionRecord(session.record)
  }

  /// What was saved of a scene, as far as it makes sense to the app as it is now.
  ///
  /// Total: a row that is damaged, old or new gives defaults and reasons. It throws only when the file cannot be
  /// read at all.
  public func restoreSession(
    ofScene scene: String, in tabs: SessionTabs
  ) async throws(PlaceDatabaseError) -> SessionRestoration {
    tabs.restoration(of: try await sessionRecord(ofScene: scene), scene: scene)
  }
}

extension SheetSession {
  /// The session as it is stored.
  package var record: SessionRecord {
    SessionRecord(
      scene: scene, version: Int64(Self.schemaVersion), tab: tab, query: query, place: placeID,
      latitude: region?.center.latitude, longitude: region?.center.longitude,
      latitudeDelta: region?.latitudeDelta, longitudeDelta: region?.longitudeDelta,
      detents: detents.map {
        .init(tab: $0.tab, detent: $0.detent.id.name, fraction: $0.detent.fraction)
      })
  }
}
