/// What a file says about itself: whose it is, and which migrations it has seen.
struct MigrationLedger {
  struct Entry: Equatable {
    let name: String
    let digest: [UInt8]
    let appliedMicroseconds: Int64
  }

  let applicationID: Int32
  /// Whether there is no table, index, view or trigger at all.
  let isEmpty: Bool
  /// In the order they were applied.
  let entries: [Entry]

  /// The table comes into being with the first migration.
  static func create(on connection: Connection) throws(DatabaseError) {
    try connection.execute(
      """
      CREATE TABLE IF NOT EXISTS schema_migration (
        position INTEGER PRIMARY KEY,
        name TEXT NOT NULL UNIQUE,
        sha256 BLOB NOT NULL CHECK (length(sha256) = 32),
        applied_at INTEGER NOT NULL  -- microseconds since 1970 UTC
      ) STRICT
      """)
  }

  /// - Precondition: Inside a transaction, so that its parts belong together.
  static func read(from connection: Connection) throws(DatabaseError) -> MigrationLedger {
    let applicationID = try connection.withStatement("PRAGMA application_id") {
      statement throws(DatabaseError) in
      try statement.step() ? Int32(truncatingIfNeeded: statement.int64(0)) : 0
    }
    var isEmpty = true
    var hasTable = false
    try connection.withStatement("SELECT name FROM sqlite_schema") { statement throws(DatabaseError) in
      while try statement.step() {
        isEmpty = false
        if statement.text(0) == "schema_migration" { hasTable = true }
      }
    }
    return MigrationLedger(
      applicationID: applicationID, isEmpty: isEmpty, entries: hasTable ? try entries(on: connection) : [])
  }

  private static func entries(on connection: Connection) throws(DatabaseError) -> [Entry] {
    try connection.withStatement("SELECT name, sha256, applied_at FROM schema_migration ORDER BY position") {
      statement throws(DatabaseError) in
      var entries: [Entry] = []
      while try statement.step() {
        entries.append(
          Entry(
            name: statement.text(0), digest: statement.bytes(1), appliedMicroseconds: statement.int64(2)))
      }
      return entries
    }
  }

  static func record(_ entry: Entry, on connection: Connection) throws(DatabaseError) {
    try connection.withStatement(
      "INSERT INTO schema_migration (name, sha256, applied_at) VALUES (?1, ?2, ?3)"
    ) {
      statement throws(DatabaseError) in
      statement.bind(entry.name, at: 1)
      statement.bind(bytes: entry.digest, at: 2)
      statement.bind(entry.appliedMicroseconds, at: 3)
      try statement.run()
    }
  }
}
