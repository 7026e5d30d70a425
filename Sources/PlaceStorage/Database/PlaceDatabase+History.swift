public import Geodesy

/// What was searched for.
extension PlaceDatabase {
  /// Remembers a search, or that it was made again: it then moves up, and counts once more.
  ///
  /// Two queries are one search when they differ by case, width, accents or punctuation alone. At most
  /// 1 000 searches are remembered; the one made longest ago leaves first.
  ///
  /// - Parameters:
  ///   - query: As typed.
  ///   - location: Where the search was made from.
  ///   - resultCount: How many results it had.
  ///   - chosenPlaceID: What was chosen from them; nil keeps an earlier choice.
  /// - Returns: The entry's id; nil when the history is paused, or the query has no word or more than
  ///   1 024 bytes.
  @discardableResult
  public func recordSearch(
    _ query: String, location: Coordinate? = nil, resultCount: Int, chosenPlaceID: String? = nil
  ) async throws(PlaceDatabaseError) -> HistoryEntry.ID? {
    let now = clock()
    return try await write { connection in
      try SearchHistory(connection).record(
        query, location: location, resultCount: resultCount, chosenPlaceID: chosenPlaceID, now: now)
    }
  }

  /// Remembers which place was chosen from the results of a search; answers whether it is remembered.
  @discardableResult
  public func chooseResult(
    _ placeID: String, ofSearch entry: HistoryEntry.ID
  ) async throws(PlaceDatabaseError) -> Bool {
    try await write { connection in try SearchHistory(connection).choose(placeID, of: entry) }
  }

  /// The searches remembered, the latest first.
  ///
  /// - Parameter limit: How many at most, from 0.
  public func history(limit: Int = 50) async throws(PlaceDatabaseError) -> [HistoryEntry] {
    try await read { connection in try SearchHistory(connection).list(limit: limit) }
  }

  /// Forgets one search, so that nothing of it stays in the file; answers whether it was remembered.
  ///
  /// - Throws: `.busy` when it is forgotten, but another program keeps its traces in the log.
  @discardableResult
  public func deleteHistoryEntry(_ entry: HistoryEntry.ID) async throws(PlaceDatabaseError) -> Bool {
    try await withWriter { connection in
      let isFound = try connection.transaction { try SearchHistory(connection).delete(entry) }
      try SecureDeletion.emptyLog(connection)
      return isFound
    }
  }

  /// Forgets all searches, so that nothing of them stays in the file; answers how many there were.
  ///
  /// - Throws: `.busy` when they are forgotten, but another program keeps their traces in the log.
  @discardableResult
  public func clearHistory() async throws(PlaceDatabaseError) -> Int {
    try await withWriter { connection in
      let count = try connection.transaction { try SearchHistory(connection).clear() }
      try SecureDeletion.emptyLog(connection)
      return count
    }
  }

  /// Remembers no searches from now on; what is remembered stays.
  public func pauseHistory() async throws(PlaceDatabaseError) {
    try await write { connection in try SearchHistory(connection).pause() }
  }

  /// Remembers searches again.
  public func resumeHistory() async throws(PlaceDatabaseError) {
    try await write { connection in try SearchHistory(connection).resume() }
  }

  /// Whether searches are left out of the history.
  public func isHistoryPaused() async throws(PlaceDatabaseError) -> Bool {
    try await read { connection in try SearchHistory(connection).isPaused() }
  }
}
