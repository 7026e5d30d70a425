/// Where places come from.
extension PlaceDatabase {
  /// The sources by name, with how many places are of each.
  ///
  /// - Complexity: O(*n*) for *n* places.
  public func sources() async throws(PlaceDatabaseError) -> [PlaceSource] {
    try await read { connection in try SourceTable(connection).list() }
  }

  /// Whom to name where places are shown, by the sources' names.
  ///
  /// - Complexity: O(*n*) for *n* sources; no place is looked at.
  public func credits() async throws(PlaceDatabaseError) -> [SourceCredit] {
    try await read { connection in try SourceTable(connection).credits() }
  }

  /// Where the place with this id comes from; nil for a place put in by hand, or when there is none.
  public func origin(ofPlace id: String) async throws(PlaceDatabaseError) -> PlaceOrigin? {
    try await read { connection in try SourceTable(connection).origin(ofPlace: id) }
  }

  /// Deletes a source and all of its places, or nothing; answers how many places there were.
  ///
  /// - Throws: `.noSuchSource` when there is none of this name; `.busy`, `.readOnly`, `.storage`.
  @discardableResult
  public func removeSource(_ name: String) async throws(PlaceDatabaseError) -> Int {
    try await write { connection in
      let sources = SourceTable(connection)
      var writer = try PlaceWriter(connection)
      let ids = try sources.identities(of: name)
      for id in ids { _ = try writer.delete(id: id) }
      try writer.finish()
      guard try sources.delete(name) else {
        throw PlaceDatabaseError.noSource
      }
      return ids.count
    }
  }
}
