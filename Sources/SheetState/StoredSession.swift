public import PlaceStorage

/// A session as it is in the file, for a person to read; nothing of it has been checked.
public struct StoredSession: Sendable {
  /// What is stored, by name, in a lasting order.
  public let values: [(name: String, text: String)]
  /// When it was saved, in microseconds since 1970-01-01T00:00:00Z.
  public let savedMicroseconds: Int64

  init(_ record: SessionRecord) {
    var values = [(name: "scene", text: record.scene), (name: "version", text: "\(record.version)")]
    for (name, text) in [("tab", record.tab), ("query", record.query), ("place", record.place)] {
      if let text { values.append((name, text)) }
    }
    let numbers = [
      ("latitude", record.latitude), ("longitude", record.longitude),
      ("latitudeDelta", record.latitudeDelta), ("longitudeDelta", record.longitudeDelta),
    ]
    for (name, number) in numbers {
      if let number { values.append((name, "\(number)")) }
    }
    for detent in record.detents {
      let share = detent.fraction.map { " \($0)" } ?? ""
      values.append(("detent", "\(detent.tab): \(detent.detent)\(share)"))
    }
    self.values = values
    savedMicroseconds = record.savedMicroseconds
  }
}

extension PlaceDatabase {
  /// The session of a scene as it is in the file; nil when there is none.
  public func storedSession(ofScene scene: String) async throws(PlaceDatabaseError) -> StoredSession? {
    try await sessionRecord(ofScene: scene).map(StoredSession.init)
  }
}
