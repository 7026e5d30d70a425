package import Geodesy
package import Persistence

/// The search most people would write first, to be measured beside ours: FTS5 for the words, a join for the
/// rows, and a sort by planar distance.
///
/// It lives in a file of its own, made from the same rows; the words are those of the names and categories.
package struct PlainSearch {
  private let connection: Connection

  /// Builds the plain index of `source`'s places in a new database at `path`.
  ///
  /// - Complexity: O(*n*) rows copied.
  package init(path: String, copying source: Connection) throws(DatabaseError) {
    var configuration = ConnectionConfiguration()
    configuration.cacheKibibytes = 200_000
    configuration.mmapBytes = 1 << 31
    let plain = try Connection(path: path, access: .readWriteCreate, configuration: configuration)
    connection = plain
    try plain.execute(
      """
      CREATE TABLE place (id INTEGER PRIMARY KEY, public_id TEXT, name TEXT, lat REAL, lon REAL);
      CREATE VIRTUAL TABLE fts USING fts5(name, content = 'place', content_rowid = 'id');
      """)
    try plain.transaction { () throws(DatabaseError) in
      try source.withStatement("SELECT id, name, latitude, longitude FROM place ORDER BY key") {
        row throws(DatabaseError) in
        while try row.step() {
          try plain.withStatement("INSERT INTO place (public_id, name, lat, lon) VALUES (?1, ?2, ?3, ?4)") {
            statement throws(DatabaseError) in
            statement.bind(row.text(0), at: 1)
            statement.bind(row.text(1), at: 2)
            try statement.bind(row.double(2), at: 3)
            try statement.bind(row.double(3), at: 4)
            try statement.run()
          }
        }
      }
      try plain.execute("INSERT INTO fts (fts) VALUES ('rebuild')")
    }
  }

  /// The ids of the `limit` nearest places whose name has all `words`.
  package func nearest(_ words: [String], from origin: Coordinate, limit: Int) throws(DatabaseError)
    -> [String]
  {
    let match = words.map { "\"\($0.split(separator: "\"").joined())\"" }.joined(separator: " ")
    return try connection.withStatement(
      """
      SELECT p.public_id, p.name, p.lat, p.lon,
        ((p.lon - ?1) * ?3) * ((p.lon - ?1) * ?3) + (p.lat - ?2) * (p.lat - ?2) AS d
      FROM fts AS f CROSS JOIN place AS p ON p.id = f.rowid
      WHERE fts MATCH ?4 ORDER BY d LIMIT ?5
      """
    ) { row throws(DatabaseError) in
      try row.bind(origin.longitude, at: 1)
      try row.bind(origin.latitude, at: 2)
      try row.bind(origin.cosineOfLatitude, at: 3)
      row.bind(match, at: 4)
      row.bind(Int64(limit), at: 5)
      var ids: [String] = []
      while try row.step() {
        ids.append(row.text(0))
        _ = (row.text(1), row.double(2), row.double(3))
      }
      return ids
    }
  }
}

extension Coordinate {
  fileprivate var cosineOfLatitude: Double { DistanceBound(from: self).cosineOfLatitude }
}
