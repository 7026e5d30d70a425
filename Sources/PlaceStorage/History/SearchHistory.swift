package import Geodesy
package import Persistence
import TextAnalysis

/// The searches that are remembered, one entry for all ways to type the same words.
///
/// Valid inside one access to a connection. Whatever leaves it is overwritten in the file's pages; what the log
/// still holds goes with `SecureDeletion.emptyLog`.
package struct SearchHistory {
  /// Most entries; the one used longest ago leaves first.
  package static let capacity = 1000
  /// Longest query that is remembered, in UTF-8 bytes.
  package static let maximumQueryBytes = 1024

  private let connection: Connection

  /// The history in `connection`'s database.
  package init(_ connection: Connection) { self.connection = connection }

  /// Remembers a search, or that it was made again: it then moves up, and counts once more.
  ///
  /// - Parameters:
  ///   - chosenPlaceID: What was chosen from the results; nil keeps an earlier choice.
  ///   - now: Microseconds since 1970-01-01T00:00:00Z.
  /// - Returns: The entry's id; nil when the history is paused, or the query has no word or is too long.
  /// - Complexity: O(log *n*), and O(*n*) for a new entry of a full history.
  package func record(
    _ query: String, location: Coordinate?, resultCount: Int, chosenPlaceID: String? = nil, now: Int64
  ) throws(DatabaseError) -> Int64? {
    let folded = Self.folded(query)
    guard !folded.isEmpty, query.utf8.count <= Self.maximumQueryBytes, try !isPaused() else { return nil }
    return try SecureDeletion.run(connection) { () throws(DatabaseError) in
      let id = try connection.withStatement(
        """
        INSERT INTO search_history
          (query, folded, latitude, longitude, result_count, chosen_place, use_count, used)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, 1, ?7)
        ON CONFLICT (folded) DO UPDATE SET query = ?1, latitude = ?3, longitude = ?4, result_count = ?5,
          chosen_place = coalesce(?6, chosen_place), use_count = use_count + 1, used = ?7
        RETURNING id
        """
      ) { row throws(DatabaseError) in
        row.bind(query, at: 1)
        row.bind(folded, at: 2)
        try row.bind(location?.latitude, at: 3)
        try row.bind(location?.longitude, at: 4)
        row.bind(max(0, resultCount), at: 5)
        row.bind(chosenPlaceID, at: 6)
        row.bind(now, at: 7)
        guard try row.step() else { return Int64(0) }
        let id = row.int64(0)
        try row.run()
        return id
      }
      try dropOldest()
      return id
    }
  }

  /// Remembers which place was chosen from the results of an entry; answers whether there is such an entry.
  package func choose(_ placeID: String, of entry: Int64) throws(DatabaseError) -> Bool {
    try SecureDeletion.run(connection) { () throws(DatabaseError) in
      try connection.withStatement("UPDATE search_history SET chosen_place = ?2 WHERE id = ?1") {
        statement throws(DatabaseError) in
        statement.bind(entry, at: 1)
        statement.bind(placeID, at: 2)
        try statement.run()
        return connection.changes > 0
      }
    }
  }

  /// The entries, the one used last first.
  ///
  /// - Parameter limit: How many at most, from 0.
  package func list(limit: Int) throws(DatabaseError) -> [HistoryEntry] {
    try connection.withStatement(
      """
      SELECT id, query, latitude, longitude, result_count, chosen_place, use_count, used
      FROM search_history ORDER BY used DESC, id DESC LIMIT ?1
      """
    ) { row throws(DatabaseError) in
      row.bind(max(0, limit), at: 1)
      var entries: [HistoryEntry] = []
      while try row.step() {
        var location: Coordinate?
        if let latitude = row.optionalDouble(2), let longitude = row.optionalDouble(3) {
          location = try StoredCoordinate.coordinate(latitude: latitude, longitude: longitude)
        }
        entries.append(
          HistoryEntry(
            id: row.int64(0), query: row.text(1), location: location, resultCount: Int(row.int64(4)),
            chosenPlaceID: row.optionalText(5), useCount: Int(row.int64(6)), usedMicroseconds: row.int64(7)))
      }
      return entries
    }
  }

  /// Forgets an entry; answers whether there was one.
  package func delete(_ entry: Int64) throws(DatabaseError) -> Bool {
    try SecureDeletion.run(connection) { () throws(DatabaseError) in
      try connection.withStatement("DELETE FROM search_history WHERE id = ?1") {
        statement throws(DatabaseError) in
        statement.bind(entry, at: 1)
        try statement.run()
        return connection.changes > 0
      }
    }
  }

  /// Forgets everything; answers how many entries there were.
  package func clear() throws(DatabaseError) -> Int {
    try SecureDeletion.run(connection) { () throws(DatabaseError) in
      try connection.execute("DELETE FROM search_history")
      return Int(connection.changes)
    }
  }

  /// Whether searches are left out of the history.
  package func isPaused() throws(DatabaseError) -> Bool {
    try connection.integer("SELECT is_paused FROM history_setting WHERE id = 1") != 0
  }

  /// Leaves searches out from now on; what is remembered stays.
  package func pause() throws(DatabaseError) {
    try connection.execute("INSERT OR REPLACE INTO history_setting (id, is_paused) VALUES (1, 1)")
  }

  /// Remembers searches again.
  package func resume() throws(DatabaseError) {
    try connection.execute("INSERT OR REPLACE INTO history_setting (id, is_paused) VALUES (1, 0)")
  }

  private func dropOldest() throws(DatabaseError) {
    guard try connection.integer("SELECT count(*) FROM search_history") > Self.capacity else { return }
    try connection.withStatement(
      """
      DELETE FROM search_history WHERE id IN
        (SELECT id FROM search_history ORDER BY used DESC, id DESC LIMIT -1 OFFSET ?1)
      """
    ) { statement throws(DatabaseError) in
      statement.bind(Self.capacity, at: 1)
      try statement.run()
    }
  }

  /// What two ways to type one search have in common: its units, a blank between them.
  static func folded(_ query: String) -> String {
    let text = AnalyzedText(query)
    var bytes: [UInt8] = []
    for unit in text.units {
      if !bytes.isEmpty { bytes.append(0x20) }
      bytes.append(contentsOf: text.bytes[unit.start..<unit.end])
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
