package import Persistence

/// Reads places by key or id, and keys in order.
///
/// Valid inside one access to a connection.
package struct PlaceReader {
  private let connection: Connection

  /// A reader over `connection`.
  package init(_ connection: Connection) { self.connection = connection }

  /// The place at `key`, or nil.
  ///
  /// - Complexity: O(log *n*).
  package func place(key: Int64) throws(DatabaseError) -> Place? {
    try connection.withStatement(
      """
      SELECT id, name, category, latitude, longitude, prominence, updated, alternate_names, address,
        lot_address, phone, website, opening_hours, attributes
      FROM place WHERE key = ?1
      """
    ) { row throws(DatabaseError) in
      row.bind(key, at: 1)
      return try row.step() ? try PlaceRow.place(row) : nil
    }
  }

  /// The place with this identity and its key, or nil.
  ///
  /// - Complexity: O(log *n*).
  package func place(id: String) throws(DatabaseError) -> (key: Int64, place: Place)? {
    guard let key = try key(id: id), let place = try place(key: key) else { return nil }
    return (key, place)
  }

  /// The key of the place with this identity, or nil.
  package func key(id: String) throws(DatabaseError) -> Int64? {
    try connection.withStatement("SELECT key FROM place WHERE id = ?1") { row throws(DatabaseError) in
      row.bind(id, at: 1)
      return try row.step() ? row.int64(0) : nil
    }
  }

  /// Appends the keys of the places within `range` to `keys`, ascending, up to `limit` of them.
  ///
  /// - Complexity: O(log *n* + *m*).
  package func appendKeys(
    in range: ClosedRange<Int64>, limit: Int = .max, to keys: inout [Int64]
  ) throws(DatabaseError) {
    try connection.withStatement("SELECT key FROM place WHERE key BETWEEN ?1 AND ?2 ORDER BY key LIMIT ?3") {
      row throws(DatabaseError) in
      row.bind(range.lowerBound, at: 1)
      row.bind(range.upperBound, at: 2)
      row.bind(Int64(limit), at: 3)
      while try row.step() { keys.append(row.int64(0)) }
    }
  }

  /// Up to `count` keys on each side of `key` on the curve, ascending.
  package func neighbours(of key: Int64, count: Int) throws(DatabaseError) -> [Int64] {
    var keys: [Int64] = []
    try connection.withStatement("SELECT key FROM place WHERE key < ?1 ORDER BY key DESC LIMIT ?2") {
      row throws(DatabaseError) in
      row.bind(key, at: 1)
      row.bind(Int64(count), at: 2)
      while try row.step() { keys.append(row.int64(0)) }
    }
    keys.reverse()
    try appendKeys(in: key...Int64.max, limit: count, to: &keys)
    return keys
  }

  /// Calls `body` with every place of a source, or of all when it is nil, in key order, until it answers false.
  package func forEach(
    ofSource source: String?, _ body: (Place) throws(DatabaseError) -> Bool
  ) throws(DatabaseError) {
    // The plus sign keeps to the order of keys, so that nothing has to be sorted.
    try connection.withStatement(
      """
      SELECT id, name, category, latitude, longitude, prominence, updated, alternate_names, address,
        lot_address, phone, website, opening_hours, attributes
      FROM place
      WHERE ?1 IS NULL OR +import IN
        (SELECT i.id FROM source_import i JOIN source s ON s.id = i.source WHERE s.name = ?1)
      ORDER BY key
      """
    ) { row throws(DatabaseError) in
      row.bind(source, at: 1)
      while try row.step() {
        guard try body(try PlaceRow.place(row)) else { return }
      }
    }
  }

  /// Calls `body` with every place in key order.
  package func forEach(
    _ body: (_ key: Int64, _ place: Place) throws(DatabaseError) -> Void
  ) throws(DatabaseError) {
    try connection.withStatement(
      """
      SELECT id, name, category, latitude, longitude, prominence, updated, alternate_names, address,
        lot_address, phone, website, opening_hours, attributes, key
      FROM place ORDER BY key
      """
    ) { row throws(DatabaseError) in
      while try row.step() { try body(row.int64(PlaceRow.columnCount), try PlaceRow.place(row)) }
    }
  }
}
