import Geodesy
package import Persistence
import TextAnalysis

/// Writes places and keeps the index in step: inserts, updates, moves and deletes.
///
/// Used inside one transaction; the index is written by `finish()`, which must be the last call.
package struct PlaceWriter {
  /// What `put` did.
  package enum Outcome: Sendable, Equatable {
    /// A new place.
    case inserted
    /// A known place with other contents.
    case updated
    /// A known place as it was.
    case unchanged
  }

  private let connection: Connection
  private let reader: PlaceReader
  private var state: IndexState
  private var keys: KeyAllocator
  private var terms = PlaceTerms()
  private var added = PostingArena()
  private var removed = PostingArena()
  private var pending: Set<Int64> = []
  /// The import the places are of; nil when they are put in by hand, and a known place keeps its own.
  private let importID: Int64?

  /// Index changes are written out when they take this much memory.
  static let flushBytes = 64 << 20

  /// A writer over `connection`, inside a transaction.
  package init(_ connection: Connection, importID: Int64? = nil) throws(DatabaseError) {
    self.connection = connection
    self.importID = importID
    reader = PlaceReader(connection)
    state = try IndexState.read(connection)
    keys = KeyAllocator(connection, errorMeters: state.keyErrorMeters)
  }

  /// Stores `place` under its id, in place of what had that id.
  ///
  /// - Precondition: `place.fault` is nil; `PlaceDatabase` checks it.
  /// - Complexity: O(*t* log *n*) for *t* terms.
  package mutating func put(_ place: Place) throws(DatabaseError) -> Outcome {
    guard let (key, old) = try reader.place(id: place.id) else {
      try insert(place, importID: importID)
      return .inserted
    }
    var same = old
    same.updatedMicroseconds = place.updatedMicroseconds
    if same == place, same.hasSameBytes(as: place) {
      if importID != nil { try noteImport(key) }
      return .unchanged
    }
    if PlaceKey.first(at: old.coordinate) == PlaceKey.first(at: place.coordinate) {
      try update(place, key: key, old: old)
    } else {
      var origin = importID
      if origin == nil { origin = try self.origin(key) }
      try remove(old, key: key)
      try insert(place, importID: origin)
    }
    return .updated
  }

  private func noteImport(_ key: Int64) throws(DatabaseError) {
    try connection.withStatement("UPDATE place SET import = ?2 WHERE key = ?1") {
      statement throws(DatabaseError) in
      statement.bind(key, at: 1)
      statement.bind(importID, at: 2)
      try statement.run()
    }
  }

  /// The import a stored place is of.
  private func origin(_ key: Int64) throws(DatabaseError) -> Int64? {
    try connection.withStatement("SELECT import FROM place WHERE key = ?1 AND import IS NOT NULL") {
      row throws(DatabaseError) in
      row.bind(key, at: 1)
      return try row.step() ? row.int64(0) : nil
    }
  }

  /// Deletes the place with this id; answers whether there was one.
  package mutating func delete(id: String) throws(DatabaseError) -> Bool {
    guard let (key, old) = try reader.place(id: id) else { return false }
    try remove(old, key: key)
    return true
  }

  /// Writes what is pending to the index and the counters.
  package mutating func finish() throws(DatabaseError) {
    try flush()
    state.keyErrorMeters = max(state.keyErrorMeters, keys.errorMeters)
    try state.write(connection)
  }

  private mutating func insert(_ place: Place, importID: Int64?) throws(DatabaseError) {
    let key = try keys.allocate(place.coordinate)
    try connection.withStatement(
      """
      INSERT INTO place (key, id, name, category, latitude, longitude, prominence, updated, alternate_names,
        address, lot_address, phone, website, opening_hours, attributes, import)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16)
      """
    ) { statement throws(DatabaseError) in
      try PlaceRow.bind(place, key: key, to: statement)
      statement.bind(importID, at: 16)
      try statement.run()
    }
    state.placeCount += 1
    try index(place, key: key)
  }

  private mutating func update(_ place: Place, key: Int64, old: Place) throws(DatabaseError) {
    try connection.withStatement(
      """
      UPDATE place SET id = ?2, name = ?3, category = ?4, latitude = ?5, longitude = ?6, prominence = ?7,
        updated = ?8, alternate_names = ?9, address = ?10, lot_address = ?11, phone = ?12, website = ?13,
        opening_hours = ?14, attributes = ?15, import = coalesce(?16, import)
      WHERE key = ?1
      """
    ) { statement throws(DatabaseError) in
      try PlaceRow.bind(place, key: key, to: statement)
      statement.bind(importID, at: 16)
      try statement.run()
    }
    // A key lent by a neighbour cell is off by another distance after a move within the cell.
    keys.admit(key, for: place.coordinate)
    if place.hasSameTerms(as: old) { return }
    try unindex(old, key: key)
    try index(place, key: key)
  }

  private mutating func remove(_ place: Place, key: Int64) throws(DatabaseError) {
    try connection.withStatement("DELETE FROM place WHERE key = ?1") { statement throws(DatabaseError) in
      statement.bind(key, at: 1)
      try statement.run()
    }
    state.placeCount -= 1
    try unindex(place, key: key)
  }

  private mutating func index(_ place: Place, key: Int64) throws(DatabaseError) {
    terms.forEach(place) { added.add($0, key: key) }
    pending.insert(key)
    if added.byteCount + removed.byteCount > Self.flushBytes { try flush() }
  }

  private mutating func unindex(_ place: Place, key: Int64) throws(DatabaseError) {
    // Removals are applied before additions, so what was added in this very batch must be written first.
    if pending.contains(key) { try flush() }
    terms.forEach(place) { removed.add($0, key: key) }
  }

  private mutating func flush() throws(DatabaseError) {
    var writer = PostingWriter(connection)
    try writer.apply(adding: added, removing: removed)
    added = PostingArena()
    removed = PostingArena()
    pending.removeAll(keepingCapacity: true)
  }
}

extension Place {
  /// Whether both are written the same: `==` takes composed and decomposed text for equal.
  func hasSameBytes(as other: Place) -> Bool {
    let (left, right) = (ByteBuffer(capacity: 512), ByteBuffer(capacity: 512))
    var json: [UInt8] = []
    RowBytes.append(self, to: left, &json)
    RowBytes.append(other, to: right, &json)
    return left[0..<left.count].elementsEqual(right[0..<right.count])
  }

  /// Whether the index holds the same terms for both.
  ///
  /// Byte by byte: `String` takes canonically equivalent texts for equal, which may fold to other words.
  func hasSameTerms(as other: Place) -> Bool {
    name.utf8.elementsEqual(other.name.utf8)
      && alternateNames.elementsEqual(other.alternateNames) { $0.name.utf8.elementsEqual($1.name.utf8) }
      && (category ?? "").utf8.elementsEqual((other.category ?? "").utf8)
      && (address ?? "").utf8.elementsEqual((other.address ?? "").utf8)
      && (lotAddress ?? "").utf8.elementsEqual((other.lotAddress ?? "").utf8)
      && isProminent == other.isProminent
  }

  /// Whether it has the terms of prominent places.
  var isProminent: Bool { prominence >= Term.prominenceThreshold }
}

extension PlaceTerms {
  mutating func forEach(_ place: Place, _ emit: (UnsafeBufferPointer<UInt8>) -> Void) {
    forEach(
      name: place.name, alternateNames: place.alternateNames.map(\.name), category: place.category,
      addresses: [place.address, place.lotAddress], isProminent: place.isProminent, emit)
  }
}
