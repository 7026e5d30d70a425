package import Persistence

/// What the index was built with, and how many places it holds.
package struct IndexState: Sendable, Equatable {
  /// `AnalyzedText.version` at the time of the last rebuild.
  package var analysisVersion: Int
  /// Largest distance between a place and the point its key decodes to, in metres.
  package var keyErrorMeters: Double
  /// Rows of `place`.
  package var placeCount: Int

  /// The state recorded in the database.
  package static func read(_ connection: Connection) throws(DatabaseError) -> IndexState {
    try connection.withStatement(
      "SELECT analysis_version, key_error_meters, place_count FROM index_state WHERE id = 1"
    ) { row throws(DatabaseError) in
      guard try row.step() else {
        throw DatabaseError(
          code: .corrupt, message: "the index has no state; run `mapsearch check --repair` to rebuild it")
      }
      return IndexState(
        analysisVersion: Int(row.int64(0)), keyErrorMeters: row.double(1), placeCount: Int(row.int64(2)))
    }
  }

  func write(_ connection: Connection) throws(DatabaseError) {
    try connection.withStatement(
      """
      INSERT INTO index_state (id, analysis_version, key_error_meters, place_count) VALUES (1, ?1, ?2, ?3)
      ON CONFLICT (id) DO UPDATE SET analysis_version = ?1, key_error_meters = ?2, place_count = ?3
      """
    ) { statement throws(DatabaseError) in
      statement.bind(Int64(analysisVersion), at: 1)
      try statement.bind(keyErrorMeters, at: 2)
      statement.bind(Int64(placeCount), at: 3)
      try statement.run()
    }
  }
}
