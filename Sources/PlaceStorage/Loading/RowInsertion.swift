import Persistence

/// The rows of a batch as rows of `place`.
final class RowInsertion: GivenRows {
  private let batch: RowBatch
  private let updatedMicroseconds: Int64
  private let importID: Int64?
  private let prepare: (_ row: Int) throws(DatabaseError) -> Void
  private var next = 0
  /// The row it stands at, where it is: a copy for each value would cost more than the value.
  private let view = UnsafeMutablePointer<RowBytes.View>.allocate(capacity: 1)

  /// The rows of `batch`, each after `prepare`.
  private init(
    _ batch: RowBatch, updatedMicroseconds: Int64, importID: Int64?,
    _ prepare: @escaping (_ row: Int) throws(DatabaseError) -> Void
  ) {
    self.batch = batch
    self.updatedMicroseconds = updatedMicroseconds
    self.importID = importID
    self.prepare = prepare
  }

  deinit { view.deallocate() }

  /// Inserts the rows of `batch`, whose places are known to keep the table's checks: `Place.fault` and `Coordinate`
  /// hold them.
  static func run(
    _ batch: RowBatch, updatedMicroseconds: Int64, importID: Int64?, into connection: Connection,
    _ prepare: (_ row: Int) throws(DatabaseError) -> Void
  ) throws(DatabaseError) {
    try withoutActuallyEscaping(prepare) { prepare throws(DatabaseError) in
      let rows = RowInsertion(
        batch, updatedMicroseconds: updatedMicroseconds, importID: importID, prepare)
      try connection.ignoringChecks { () throws(DatabaseError) in
        try connection.run(batch.isBrief ? brief : full, over: rows)
      }
    }
  }

  private static let full: StaticString =
    """
    INSERT INTO place (key, id, name, category, latitude, longitude, prominence, updated, import,
      alternate_names, address, lot_address, phone, website, opening_hours, attributes)
    SELECT c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15 FROM given
    """
  /// Many files tell no more than this; NULL by default costs less than NULL given.
  private static let brief: StaticString =
    """
    INSERT INTO place (key, id, name, category, latitude, longitude, prominence, updated, import)
    SELECT c0, c1, c2, c3, c4, c5, c6, c7, c8 FROM given
    """

  func advance() throws(DatabaseError) -> Bool {
    guard next < batch.count else { return false }
    try prepare(next)
    view.initialize(to: batch.view(next))
    next += 1
    return true
  }

  func answer(_ index: Int32, _ value: GivenValue) {
    switch index {
    case 0: value.set(batch.keys[next - 1])
    case 1...3: if let text = view.pointee.text(Int(index) - 1) { value.set(utf8: text) }
    case 4: value.set(view.pointee.latitude)
    case 5: value.set(view.pointee.longitude)
    case 6: value.set(view.pointee.prominence)
    case 7: value.set(updatedMicroseconds)
    case 8: if let importID { value.set(importID) }
    default: if let text = view.pointee.text(Int(index) - 6) { value.set(utf8: text) }
    }
  }
}
