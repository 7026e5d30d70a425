/// Some rows of a load, back to back in memory of its own, and the keys they get.
///
/// Pointers it hands out are valid until the next `append` or `removeAll`.
final class RowBatch {
  private let storage = ByteBuffer()
  private var ends: [Int] = []
  var keys: [Int64] = []
  /// Whether no row has a text but id, name and category.
  private(set) var isBrief = true

  var count: Int { ends.count }

  func append(_ bytes: UnsafeRawBufferPointer) {
    storage.append(bytes)
    ends.append(storage.count)
    if isBrief { isBrief = RowBytes.isBrief(bytes) }
  }

  func removeAll() {
    storage.removeAll()
    ends.removeAll(keepingCapacity: true)
    keys.removeAll(keepingCapacity: true)
    isBrief = true
  }

  /// The bytes of a row.
  func bytes(_ row: Int) -> UnsafeRawBufferPointer { storage[(row == 0 ? 0 : ends[row - 1])..<ends[row]] }

  /// The row, read in place.
  func view(_ row: Int) -> RowBytes.View { RowBytes.View(bytes(row)) }
}
