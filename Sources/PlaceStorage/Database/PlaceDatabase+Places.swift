public import Geodesy
import Persistence

/// What storing some places did.
public struct PlaceChanges: Sendable, Equatable {
  /// How many were new.
  public internal(set) var inserted = 0
  /// How many were known, with other contents.
  public internal(set) var updated = 0
  /// How many were known as they are.
  public internal(set) var unchanged = 0
}

/// Reading and writing single places.
extension PlaceDatabase {
  /// Stores `places` under their ids, each in place of what had that id; of two with one id the later stays.
  ///
  /// All of them are stored, or none. They are stamped with the time of this call.
  ///
  /// - Throws: `.invalidPlace` with the number of the first that cannot be stored; `.busy`, `.readOnly`,
  ///   `.storage`.
  /// - Complexity: O(*m* *t* log *n*) for *m* places of *t* terms among *n*. For very many, import a file.
  @discardableResult
  public func put(_ places: [Place]) async throws(PlaceDatabaseError) -> PlaceChanges {
    for (index, place) in places.enumerated() {
      guard let fault = place.fault else { continue }
      throw PlaceDatabaseError(
        .invalidPlace, "place \(index + 1) of \(places.count) cannot be stored: \(fault)")
    }
    let now = clock()
    return try await write { connection in
      var writer = try PlaceWriter(connection)
      var changes = PlaceChanges()
      for var place in places {
        place.updatedMicroseconds = now
        switch try writer.put(place) {
        case .inserted: changes.inserted += 1
        case .updated: changes.updated += 1
        case .unchanged: changes.unchanged += 1
        }
      }
      try writer.finish()
      return changes
    }
  }

  /// Deletes the places with these ids; answers how many there were.
  @discardableResult
  public func delete(ids: [String]) async throws(PlaceDatabaseError) -> Int {
    try await write { connection in
      var writer = try PlaceWriter(connection)
      var count = 0
      for id in ids where try writer.delete(id: id) { count += 1 }
      try writer.finish()
      return count
    }
  }

  /// Moves the place with this id to `coordinate`; the rest of it stays.
  ///
  /// - Throws: `.noSuchPlace` when there is none; `.busy`, `.readOnly`, `.storage`.
  public func move(id: String, to coordinate: Coordinate) async throws(PlaceDatabaseError) {
    let now = clock()
    try await write { connection in
      guard var place = try PlaceReader(connection).place(id: id)?.place else {
        throw PlaceDatabaseError(.noSuchPlace, "no place has this id; search for it to see its id")
      }
      place.coordinate = coordinate
      place.updatedMicroseconds = now
      var writer = try PlaceWriter(connection)
      _ = try writer.put(place)
      try writer.finish()
    }
  }

  /// The place with this id, or nil.
  ///
  /// - Complexity: O(log *n*).
  public func place(id: String) async throws(PlaceDatabaseError) -> Place? {
    try await read { connection in try PlaceReader(connection).place(id: id)?.place }
  }

  /// Whether it holds no place at all.
  ///
  /// - Complexity: O(1).
  public func isEmpty() async throws(PlaceDatabaseError) -> Bool {
    try await read { connection in try connection.integer("SELECT EXISTS (SELECT 1 FROM place)") == 0 }
  }
}
