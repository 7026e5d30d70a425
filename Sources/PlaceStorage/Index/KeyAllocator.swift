import Geodesy
import Persistence

/// Finds a free key for a coordinate, and keeps the largest distance between a place and its key's point.
///
/// A cell has `PlaceKey.slotsPerCell` keys. When they are taken (a mall, a bad geocode) the following cells of
/// the curve lend theirs; they are neighbours on the ground, so a thousand places at one point lie within some
/// metres of it by key, and searches widen their discs by just that. At the curve's end the cells before lend.
struct KeyAllocator {
  /// How far the full cells beside a cell were found to reach.
  private struct Reach {
    var first: Int64
    var next: Int64
  }

  private let connection: Connection
  private var lastAscending: Int64 = -1
  private var above: Reach?
  private var below: Reach?
  private(set) var errorMeters: Double

  init(_ connection: Connection, errorMeters: Double) {
    self.connection = connection
    self.errorMeters = errorMeters
  }

  /// A key for `coordinate` while no key exists but those given out by this method, which reads nothing.
  ///
  /// To be asked in ascending order of first keys. Nil when the curve ends before a key is free: such a place is
  /// to be stored with `allocate` after the others.
  mutating func allocateAscending(first: Int64, _ coordinate: Coordinate) -> Int64? {
    let key = max(first, lastAscending + 1)
    guard PlaceKey.all.contains(key) else { return nil }
    lastAscending = key
    if key >= first + PlaceKey.slotsPerCell { admit(key, for: coordinate) }
    return key
  }

  /// A free key for `coordinate`, the nearest on the curve from its cell on.
  ///
  /// - Complexity: O(*c* log *n*) for *c* full cells beside the coordinate's own; less when asked again.
  mutating func allocate(_ coordinate: Coordinate) throws(DatabaseError) -> Int64 {
    let first = PlaceKey.first(at: coordinate)
    var key = try freeKey(from: first, step: PlaceKey.slotsPerCell, &above)
    if key == nil { key = try freeKey(from: first, step: -PlaceKey.slotsPerCell, &below) }
    guard let key else {
      throw DatabaseError(code: .full, message: "no key is free; divide the places among two files")
    }
    admit(key, for: coordinate)
    return key
  }

  /// Takes note that `coordinate` is kept under `key`, which may not be of its own cell.
  mutating func admit(_ key: Int64, for coordinate: Coordinate) {
    let first = PlaceKey.first(at: coordinate)
    guard !(first..<first + PlaceKey.slotsPerCell).contains(key) else { return }
    let point = PlaceKey.position(of: key)
    let distance = Geodesic.distance(
      latitude1: point.latitude, longitude1: point.longitude, latitude2: coordinate.latitude,
      longitude2: coordinate.longitude)
    // A millimetre more than measured, for what rounding may differ by elsewhere.
    errorMeters = max(errorMeters, distance + 0.001)
  }

  private func freeKey(from first: Int64, step: Int64, _ reach: inout Reach?) throws(DatabaseError) -> Int64?
  {
    var cell = first
    if let reach, reach.first == first { cell = reach.next }
    defer { reach = Reach(first: first, next: cell) }
    while PlaceKey.all.contains(cell) {
      if let key = try freeSlot(in: cell) { return key }
      cell += step
    }
    return nil
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
}
