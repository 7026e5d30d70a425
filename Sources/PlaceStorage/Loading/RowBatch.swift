/// Some rows of a load, back to back in memory of its own, and the keys they get.
///
/// Pointers it hands out are valid until the next `append` or `removeAll`.
final class RowBatch {
  private let storage = ByteBuffer()
  private var ends: [Int] = []
  var keys: [Int64] = []

  var count: Int { ends.count }

  func append(_ bytes: UnsafeRawBufferPointer) {
    storage.append(bytes)
    ends.append(storage.count)
  }

  func removeAll() {
    storage.removeAll()
    ends.removeAll(keepingCapacity: true)
    keys.removeAll(keepingCapacity: true)
  }

  /// The bytes of a row.
  func bytes(_ row: Int) -> UnsafeRawBufferPointer { storage[(row == 0 ? 0 : ends[row - 1])..<ends[row]] }

  /// The row, read in place.
  func view(_ row: Int) -> RowBytes.View { RowBytes.View(bytes(row)) }
}
