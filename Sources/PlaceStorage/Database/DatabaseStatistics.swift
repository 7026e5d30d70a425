#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
package import Persistence

/// What a database holds and how much room it takes.
public struct DatabaseStatistics: Sendable, Equatable {
  /// A category and its places.
  public struct CategoryCount: Sendable, Equatable {
    /// Canonical category; nil for places without one.
    public let category: String?
    /// How many places are of it.
    public let placeCount: Int
  }

  /// How many places there are.
  public let placeCount: Int
  /// How many terms the index knows.
  public let termCount: Int
  /// How many blocks of keys the index keeps.
  public let blockCount: Int
  /// Size of the file in bytes.
  public let fileBytes: Int64
  /// Bytes of the file that are free for new places.
  public let freeBytes: Int64
  /// Size of the write-ahead log beside the file in bytes.
  public let logBytes: Int64
  /// Largest distance between a place and the point its key stands for, in metres.
  public let keyErrorMeters: Double
  /// The largest categories, the largest first.
  public let categories: [CategoryCount]
  /// How many searches are remembered.
  public let historyCount: Int
}

extension PlaceDatabase {
  /// What the database holds.
  ///
  /// - Parameter categoryLimit: How many categories to list, from 0.
  /// - Complexity: O(*n*): reads all places and the index.
  public func statistics(categoryLimit: Int = 20) async throws(PlaceDatabaseError) -> DatabaseStatistics {
    try await read { connection in
      try DatabaseStatistics(connection, categoryLimit: max(0, categoryLimit))
    }
  }
}

extension DatabaseStatistics {
  init(_ connection: Connection, categoryLimit: Int) throws(DatabaseError) {
    placeCount = Int(try connection.integer("SELECT count(*) FROM place"))
    termCount = Int(try connection.integer("SELECT count(*) FROM (SELECT DISTINCT term FROM posting)"))
    blockCount = Int(try connection.integer("SELECT count(*) FROM posting"))
    historyCount = Int(try connection.integer("SELECT count(*) FROM search_history"))
    let pageBytes = try connection.integer("PRAGMA page_size")
    fileBytes = pageBytes * (try connection.integer("PRAGMA page_count"))
    freeBytes = pageBytes * (try connection.integer("PRAGMA freelist_count"))
    logBytes = try Self.logBytes(connection)
    keyErrorMeters = try IndexState.read(connection).keyErrorMeters
    categories = try connection.withStatement(
      """
      SELECT category, count(*) FROM place GROUP BY category ORDER BY count(*) DESC, category LIMIT ?1
      """
    ) { row throws(DatabaseError) in
      row.bind(categoryLimit, at: 1)
      var counts: [CategoryCount] = []
      while try row.step() {
        counts.append(CategoryCount(category: row.optionalText(0), placeCount: Int(row.int64(1))))
      }
      return counts
    }
  }

  /// The number of places, and of pages that the write-ahead log's file has room for.
  package static func figures(
    _ connection: Connection
  ) throws(DatabaseError) -> (placeCount: Int, logPages: Int) {
    let places = Int(try connection.integer("SELECT count(*) FROM place"))
    // A header of 32 bytes, then frames of 24 bytes and a page (sqlite.org/fileformat2.html, section 4.1).
    let frameBytes = try connection.integer("PRAGMA page_size") + 24
    return (places, Int(max(0, try logBytes(connection) - 32) / frameBytes))
  }

  private static func logBytes(_ connection: Connection) throws(DatabaseError) -> Int64 {
    let path = try connection.withStatement("SELECT file FROM pragma_database_list WHERE name = 'main'") {
      row throws(DatabaseError) in try row.step() ? row.text(0) : ""
    }
    var status = stat()
    return stat(path + "-wal", &status) == 0 ? Int64(status.st_size) : 0
  }
}

extension Connection {
  /// The first value of the only row of `sql`.
  func integer(_ sql: StaticString) throws(DatabaseError) -> Int64 {
    try withStatement(sql) { row throws(DatabaseError) in try row.step() ? row.int64(0) : 0 }
  }
}
