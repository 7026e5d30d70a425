import Geodesy
import Persistence
import TextAnalysis

/// Reads every row of `place` and says what is wrong with it.
struct PlaceCheck {
  /// What the rows come to.
  struct Summary {
    var placeCount = 0
    /// Largest distance between a place and its key's point, in metres; 0 when all lie in their own cells.
    var keyErrorMeters = 0.0
    /// The place at that distance.
    var farthestID: String?
  }

  /// Checks all places, and adds the entries the index should have to `expected`.
  static func run(
    _ connection: Connection, _ findings: inout IndexCheckFindings, _ expected: inout IndexFingerprint
  ) throws(DatabaseError) -> Summary {
    var summary = Summary()
    var entries = PlaceEntries()
    try forEachRow(connection) { key, row throws(DatabaseError) in
      summary.placeCount += 1
      guard let coordinate = try? Coordinate(latitude: row.double(3), longitude: row.double(4)) else {
        return findings.add(.place, "a place has no valid coordinate", example: row.text(0))
      }
      let place = try PlaceRow.place(row)
      if let fault = place.fault {
        findings.add(.place, "a place should not be stored: \(fault)", example: place.id)
      }
      if row.optionalText(7) != StringsJSON.encode(place.alternateNames)
        || row.optionalText(13) != StringsJSON.encode(place.attributes)
      {
        findings.add(.place, "a place's further names or attributes are malformed", example: place.id)
      }
      check(key, coordinate, place.id, &summary, &findings)
      entries.forEach(place, key: key) { expected.add(term: $0, key: key) }
    }
    return summary
  }

  /// Calls `body` with the hash of each term of each place, once, and the place's key.
  static func forEachEntry(
    _ connection: Connection, _ body: (_ term: UInt64, _ key: Int64) -> Void
  ) throws(DatabaseError) {
    var entries = PlaceEntries()
    try forEachRow(connection) { key, row throws(DatabaseError) in
      guard let _ = try? Coordinate(latitude: row.double(3), longitude: row.double(4)) else { return }
      entries.forEach(try PlaceRow.place(row), key: key) { body($0, key) }
    }
  }

  private static func check(
    _ key: Int64, _ coordinate: Coordinate, _ id: String, _ summary: inout Summary,
    _ findings: inout IndexCheckFindings
  ) {
    guard PlaceKey.all.contains(key) else {
      return findings.add(.place, "a place has a key that cannot be", example: id)
    }
    let first = PlaceKey.first(at: coordinate)
    guard !(first..<first + PlaceKey.slotsPerCell).contains(key) else { return }
    let point = PlaceKey.position(of: key)
    let distance = Geodesic.distance(
      latitude1: point.latitude, longitude1: point.longitude, latitude2: coordinate.latitude,
      longitude2: coordinate.longitude)
    guard distance > summary.keyErrorMeters else { return }
    summary.keyErrorMeters = distance
    summary.farthestID = id
  }

  private static func forEachRow(
    _ connection: Connection, _ body: (_ key: Int64, _ row: Statement) throws(DatabaseError) -> Void
  ) throws(DatabaseError) {
    try connection.withStatement(
      """
      SELECT id, name, category, latitude, longitude, prominence, updated, alternate_names, address,
        lot_address, phone, website, opening_hours, attributes, key
      FROM place ORDER BY key
      """
    ) { row throws(DatabaseError) in
      while try row.step() { try body(row.int64(PlaceRow.columnCount), row) }
    }
  }
}

/// The terms of places as hashes, each once a place.
struct PlaceEntries {
  private var terms = PlaceTerms()
  private var hashes: [UInt64] = []

  mutating func forEach(_ place: Place, key: Int64, _ body: (UInt64) -> Void) {
    var hashes = self.hashes
    hashes.removeAll(keepingCapacity: true)
    terms.forEach(place) { hashes.append(IndexFingerprint.hash($0)) }
    hashes.sort()
    for index in hashes.indices where index == 0 || hashes[index] != hashes[index - 1] {
      body(hashes[index])
    }
    self.hashes = hashes
  }
}
