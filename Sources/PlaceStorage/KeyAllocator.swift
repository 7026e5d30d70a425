import Geodesy
import Persistence

/// Finds a free key for a coordinate, and keeps the largest distance between a place and its key's point.
///
/// A cell has `PlaceKey.slotsPerCell` keys. When they are taken (a mall, a bad geocode) the following cells of
/// the curve lend theirs; they are neighbours on the ground, so a thousand places at one point lie within some
/// metres of it by key, and searches widen their discs by just that.
struct KeyAllocator {
  private let connection: Connection
  /// Whether no key existed before this allocator's own, so nothing need be asked.
  private let isFresh: Bool
  private var last: Int64 = -1
  /// The last cell that was found full, and the cell after its full neighbours.
  private var full: (first: Int64, next: Int64)?
  private(set) var errorMeters: Double

  init(_ connection: Connection, isFresh: Bool, errorMeters: Double) {
    self.connection = connection
    self.isFresh = isFresh
    self.errorMeters = errorMeters
  }

  /// A free key for `coordinate`; a fresh allocator must be asked in ascending order of first keys.
  ///
  /// - Complexity: O(*c* log *n*) for *c* full cells beside the coordinate's own.
  mutating func allocate(_ coordinate: Coordinate) throws(DatabaseError) -> Int64 {
    let first = PlaceKey.first(at: coordinate)
    let key = isFresh ? max(first, last + 1) : try freeKey(from: first)
    guard PlaceKey.all.contains(key) else { return try lowerKey(coordinate) }
    last = key
    admit(key, for: coordinate)
    return key
  }

  /// Takes note that `coordinate` is kept under `key`, which may not be of its own cell.
  mutating func admit(_ key: Int64, for coordinate: Coordinate) {
    let first = PlaceKey.first(at: coordinate)
    if !(first..<first + PlaceKey.slotsPerCell).contains(key) { widen(key, coordinate) }
  }

  private mutating func freeKey(from first: Int64) throws(DatabaseError) -> Int64 {
    var cell = first
    if let full, full.first == first { cell = full.next }
    while PlaceKey.all.contains(cell) {
      if let key = try freeSlot(in: cell) {
        if cell != first { full = (first, cell) }
        return key
      }
      cell += PlaceKey.slotsPerCell
    }
    return cell
  }

  /// At the end of the curve there is nothing after: the nearest free key below is taken.
  private mutating func lowerKey(_ coordinate: Coordinate) throws(DatabaseError) -> Int64 {
    var cell = PlaceKey.first(at: coordinate)
    while cell >= PlaceKey.all.lowerBound {
      if let key = try freeSlot(in: cell) {
        widen(key, coordinate)
        return key
      }
      cell -= PlaceKey.slotsPerCell
    }
    throw DatabaseError(code: .full, message: "no key is free near this coordinate; split the file in two")
  }

  private func freeSlot(in cell: Int64) throws(DatabaseError) -> Int64? {
    try connection.withStatement("SELECT key FROM place WHERE key BETWEEN ?1 AND ?2 ORDER BY key") {
      row throws(DatabaseError) in
      row.bind(cell, at: 1)
      row.bind(cell + PlaceKey.slotsPerCell - 1, at: 2)
      var key = cell
      while try row.step(), row.int64(0) == key { key += 1 }
      return key < cell + PlaceKey.slotsPerCell ? key : nil
    }
  }

  private mutating func widen(_ key: Int64, _ coordinate: Coordinate) {
    let point = PlaceKey.position(of: key)
    let distance = Geodesic.distance(
      latitude1: point.latitude, longitude1: point.longitude, latitude2: coordinate.latitude,
      longitude2: coordinate.longitude)
    errorMeters = max(errorMeters, distance + 0.001)
  }
}
