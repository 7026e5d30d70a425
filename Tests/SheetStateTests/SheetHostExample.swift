import MapSearch

/// A sheet without pixels: what a host does with events and effects.
struct SheetHost {
  private(set) var sheet: SheetMachine
  private(set) var session: SheetSession
  private(set) var map = MapFollowing()
  private var saver = SessionSaver()

  init(_ restored: SessionRestoration, in room: SheetGeometry) {
    sheet = SheetMachine(SheetPreset.searchSystem.configuration, in: room)
    session = restored.session
    if let saved = session.detent(of: session.tab) {
      _ = sheet.handle(.restore(saved.id, fraction: saved.fraction), at: 0)
    }
    _ = map.handle(.restored(session.region))
  }

  /// Hands an event on and answers what there is to draw.
  mutating func send(_ event: SheetEvent, at seconds: Double) -> SheetLayout {
    let effects = sheet.handle(event, at: seconds)
    if let saved = effects.saved {
      session.settle(saved, in: session.tab)
      saver.note(session, at: seconds)
    }
    return effects.layout
  }

  /// Writes the session when things have been quiet for a moment.
  mutating func save(in database: PlaceDatabase, at seconds: Double) async throws {
    guard let session = saver.due(at: seconds) else { return }
    do { try await database.save(session) } catch {
      saver.failed(at: seconds)
      throw error
    }
  }
}
