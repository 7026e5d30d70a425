package import Persistence

/// Sources and their imports: tables to values, inside one access to a connection.
package struct SourceTable {
  private let connection: Connection

  /// The sources in `connection`'s database.
  package init(_ connection: Connection) { self.connection = connection }

  /// What is said of a source when a file of it is brought in; nil leaves what is known.
  package struct Entry: Sendable {
    package var name: String
    package var isPrefixed: Bool
    package var attribution: String?
    package var licence: String?

    package init(name: String, isPrefixed: Bool, attribution: String?, licence: String?) {
      self.name = name
      self.isPrefixed = isPrefixed
      self.attribution = attribution
      self.licence = licence
    }
  }

  /// Notes that `file` is being brought in; answers the import's number.
  package func beginImport(of entry: Entry, file: String, now: Int64) throws(DatabaseError) -> Int64 {
    let source: Int64 = try connection.withStatement(
      """
      INSERT INTO source (name, is_prefixed, attribution, licence) VALUES (?1, ?2, ?3, ?4)
      ON CONFLICT (name) DO UPDATE SET is_prefixed = ?2, attribution = coalesce(?3, attribution),
        licence = coalesce(?4, licence)
      RETURNING id
      """
    ) { statement throws(DatabaseError) in
      statement.bind(entry.name, at: 1)
      statement.bind(entry.isPrefixed ? 1 : 0, at: 2)
      statement.bind(entry.attribution, at: 3)
      statement.bind(entry.licence, at: 4)
      guard try statement.step() else { throw Self.lost }
      let id = statement.int64(0)
      try statement.run()
      return id
    }
    return try connection.withStatement(
      "INSERT INTO source_import (source, file, imported) VALUES (?1, ?2, ?3) RETURNING id"
    ) { statement throws(DatabaseError) in
      statement.bind(source, at: 1)
      statement.bind(file, at: 2)
      statement.bind(now, at: 3)
      guard try statement.step() else { throw Self.lost }
      let id = statement.int64(0)
      try statement.run()
      return id
    }
  }

  private static let lost = DatabaseError(
    code: .corrupt, message: "a source that was stored is not there; run `mapsearch check` on the database")

  /// Whether the ids of a source's places begin with its name; nil when there is no such source.
  package func isPrefixed(_ name: String) throws(DatabaseError) -> Bool? {
    try connection.withStatement("SELECT is_prefixed FROM source WHERE name = ?1") {
      row throws(DatabaseError) in
      row.bind(name, at: 1)
      return try row.step() ? row.int64(0) == 1 : nil
    }
  }

  /// The ids of a source's places, but for those that one import had.
  ///
  /// - Complexity: O(*n*) for *n* places of the database.
  package func identities(of name: String, butOf importID: Int64? = nil) throws(DatabaseError) -> [String] {
    try connection.withStatement(
      """
      SELECT id FROM place WHERE import IN
        (SELECT i.id FROM source_import i JOIN source s ON s.id = i.source WHERE s.name = ?1 AND i.id IS NOT ?2)
      """
    ) { row throws(DatabaseError) in
      row.bind(name, at: 1)
      row.bind(importID, at: 2)
      var ids: [String] = []
      while try row.step() { ids.append(row.text(0)) }
      return ids
    }
  }

  /// Forgets the imports of a source but one, when no place is of them any more.
  package func forgetImports(of name: String, butOf importID: Int64) throws(DatabaseError) {
    try connection.withStatement(
      "DELETE FROM source_import WHERE source = (SELECT id FROM source WHERE name = ?1) AND id <> ?2"
    ) { statement throws(DatabaseError) in
      statement.bind(name, at: 1)
      statement.bind(importID, at: 2)
      try statement.run()
    }
  }

  /// All sources by name.
  ///
  /// - Complexity: O(*n*) for *n* places.
  package func list() throws(DatabaseError) -> [PlaceSource] {
    try connection.withStatement(
      """
      WITH counts AS MATERIALIZED
        (SELECT import, count(*) AS places FROM place WHERE import IS NOT NULL GROUP BY import)
      SELECT s.name, s.attribution, s.licence,
        (SELECT coalesce(sum(c.places), 0) FROM source_import i JOIN counts c ON c.import = i.id
          WHERE i.source = s.id),
        last.file, last.imported
      FROM source s
      LEFT JOIN source_import last ON last.id = (SELECT max(id) FROM source_import WHERE source = s.id)
      ORDER BY s.name
      """
    ) { row throws(DatabaseError) in
      var sources: [PlaceSource] = []
      while try row.step() {
        sources.append(
          PlaceSource(
            name: row.text(0), attribution: row.optionalText(1), licence: row.optionalText(2),
            placeCount: Int(row.int64(3)), file: row.optionalText(4),
            importedMicroseconds: row.optionalText(4) == nil ? nil : row.int64(5)))
      }
      return sources
    }
  }

  /// Whom to name, by the sources' names, without counting their places.
  package func credits() throws(DatabaseError) -> [SourceCredit] {
    try connection.withStatement("SELECT name, attribution, licence FROM source ORDER BY name") {
      row throws(DatabaseError) in
      var credits: [SourceCredit] = []
      while try row.step() {
        credits.append(
          SourceCredit(name: row.text(0), attribution: row.optionalText(1), licence: row.optionalText(2)))
      }
      return credits
    }
  }

  /// Where the place with this id comes from; nil when that is not known.
  package func origin(ofPlace id: String) throws(DatabaseError) -> PlaceOrigin? {
    try connection.withStatement(
      """
      SELECT s.name, i.file, i.imported
      FROM place p JOIN source_import i ON i.id = p.import JOIN source s ON s.id = i.source WHERE p.id = ?1
      """
    ) { row throws(DatabaseError) in
      row.bind(id, at: 1)
      guard try row.step() else { return nil }
      return PlaceOrigin(source: row.text(0), file: row.text(1), importedMicroseconds: row.int64(2))
    }
  }

  /// Deletes a source without places; answers whether there was one.
  package func delete(_ name: String) throws(DatabaseError) -> Bool {
    try connection.withStatement(
      "DELETE FROM source_import WHERE source = (SELECT id FROM source WHERE name = ?1)"
    ) { statement throws(DatabaseError) in
      statement.bind(name, at: 1)
      try statement.run()
    }
    return try connection.withStatement("DELETE FROM source WHERE name = ?1 RETURNING 1") {
      statement throws(DatabaseError) in
      statement.bind(name, at: 1)
      guard try statement.step() else { return false }
      try statement.run()
      return true
    }
  }
}
