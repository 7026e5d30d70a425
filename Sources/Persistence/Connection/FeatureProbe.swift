import CSQLite

/// Whether the SQLite at hand can do what the schema needs.
package enum FeatureProbe {
  /// What was found.
  struct Findings {
    var version: Int32
    var hasFullText: Bool
    var hasJSON: Bool
  }

  /// The oldest SQLite with STRICT tables, 3.37.0.
  static let oldestVersion: Int32 = 3_037_000

  /// Fails with a message that names what is missing: STRICT tables, FTS5, or JSON.
  package static func verify(_ connection: Connection) throws(DatabaseError) {
    try verify(
      Findings(
        version: sqlite3_libversion_number(),
        hasFullText: try hasModule("fts5", connection), hasJSON: try hasModule("json_each", connection)))
  }

  static func verify(_ findings: Findings) throws(DatabaseError) {
    try requireVersion(findings.version)
    if !findings.hasFullText { throw missing("full-text search (FTS5)") }
    if !findings.hasJSON { throw missing("JSON functions") }
  }

  static func requireVersion(_ version: Int32 = sqlite3_libversion_number()) throws(DatabaseError) {
    guard version < oldestVersion else { return }
    throw DatabaseError(
      code: .missingFeature,
      message: "SQLite \(version / 1_000_000).\(version / 1000 % 1000) is too old; install 3.37 or newer.")
  }

  private static func hasModule(_ name: String, _ connection: Connection) throws(DatabaseError) -> Bool {
    try connection.withStatement("SELECT 1 FROM pragma_module_list WHERE name = ?1") {
      statement throws(DatabaseError) in
      statement.bind(name, at: 1)
      return try statement.step()
    }
  }

  private static func missing(_ feature: String) -> DatabaseError {
    DatabaseError(
      code: .missingFeature, message: "This SQLite was built without \(feature); install one that has it.")
  }
}
