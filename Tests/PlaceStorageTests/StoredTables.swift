import Geodesy
import Migrations
import Persistence

@testable import PlaceStorage

/// A database of places in memory.
func placeConnection() throws -> Connection {
  let connection = try Connection(path: ":memory:", access: .readWriteCreate)
  for step in MigrationCatalogue.steps { try connection.executeScript(step.sql) }
  try IndexRebuild.bringUpToDate(connection)
  return connection
}

extension Connection {
  func run(_ sql: String) throws(DatabaseError) { try executeScript(Array(sql.utf8)) }

  /// The first column of all rows as text.
  func texts(_ sql: String) throws(DatabaseError) -> [String] {
    try withStatement(sql: sql) { row throws(DatabaseError) in
      var values: [String] = []
      while try row.step() { values.append(row.text(0)) }
      return values
    }
  }

  func storedPlaces() throws -> [Int64: Place] {
    var places: [Int64: Place] = [:]
    try PlaceReader(self).forEach { key, place in places[key] = place }
    return places
  }

  func placesByID() throws -> [String: Place] {
    try Dictionary(uniqueKeysWithValues: storedPlaces().values.map { ($0.id, $0) })
  }

  /// All keys of each term, in the order in which they are stored.
  func postings() throws -> [String: [Int64]] {
    try withStatement("SELECT term, last, earlier FROM posting ORDER BY term, last") {
      row throws(DatabaseError) in
      var postings: [String: [Int64]] = [:]
      while try row.step() {
        row.withBytes(2) {
          PostingBlock.decode(last: row.int64(1), earlier: $0, into: &postings[row.text(0), default: []])
        }
      }
      return postings
    }
  }

  /// The ids of the places of each term, sorted.
  func indexedIDs() throws -> [String: [String]] {
    let places = try storedPlaces()
    return try postings().mapValues { $0.map { places[$0]?.id ?? "?" }.sorted() }
  }

  /// Every table, row by row, as text.
  func dump() throws -> [String] {
    try ["place", "posting", "index_state", "search_history", "history_setting", "simulated_location"]
      .flatMap { table in
        let columns = try texts("SELECT 'quote(' || name || ')' FROM pragma_table_info('\(table)')")
        return try texts("SELECT \(columns.joined(separator: "||','||")) FROM \(table) ORDER BY 1")
      }
  }

  /// What is wrong with places and index, as sentences.
  func problems() throws -> [String] { try IndexCheck.run(self).map(\.description) }

  /// Stores `places` in one transaction.
  @discardableResult
  func put(_ places: [Place]) throws -> [PlaceWriter.Outcome] {
    try transaction {
      var writer = try PlaceWriter(self)
      var outcomes: [PlaceWriter.Outcome] = []
      for place in places { outcomes.append(try writer.put(place)) }
      try writer.finish()
      return outcomes
    }
  }

  /// Loads `places` in one transaction.
  @discardableResult
  func load(
    _ places: [Place], at time: Int64 = 0, limits: BulkLoad.Limits = .init()
  ) throws -> BulkLoad.Counts {
    try transaction {
      let load = try BulkLoad(self, updatedMicroseconds: time, limits: limits)
      for place in places { try load.add(place) }
      return try load.finish()
    }
  }
}
