import TextAnalysis

/// Some rows of a load, back to back in memory of its own, and the keys they get.
///
/// Pointers it hands out are valid until the next `append` or `removeAll`.
final class RowBatch {
  private var storage = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 8)
  private var used = 0
  private var ends: [Int] = []
  var keys: [Int64] = []

  deinit { storage.deallocate() }

  var count: Int { ends.count }

  func append(_ bytes: UnsafeRawBufferPointer) {
    if used + bytes.count > storage.count {
      let larger = UnsafeMutableRawBufferPointer.allocate(
        byteCount: max(storage.count * 2, used + bytes.count), alignment: 8)
      larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: storage[..<used]))
      storage.deallocate()
      storage = larger
    }
    UnsafeMutableRawBufferPointer(rebasing: storage[used...]).copyMemory(from: bytes)
    used += bytes.count
    ends.append(used)
  }

  func removeAll() {
    used = 0
    ends.removeAll(keepingCapacity: true)
    keys.removeAll(keepingCapacity: true)
  }

  /// The bytes of a row.
  func bytes(_ row: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: storage[(row == 0 ? 0 : ends[row - 1])..<ends[row]])
  }

  /// The row, read in place.
  func view(_ row: Int) -> RowBytes.View { RowBytes.View(bytes(row)) }
}

/// The index entries of the batches of a load.
final class BatchIndex {
  private(set) var arena: PostingArena
  private var terms = PlaceTerms()

  init(expectedTerms: Int) { arena = PostingArena(expectedTerms: expectedTerms) }

  var byteCount: Int { arena.byteCount }

  func add(_ batch: RowBatch) {
    for row in 0..<batch.count {
      let view = batch.view(row)
      let key = batch.keys[row]
      let alternates =
        view.text(3).map { StringsJSON.alternateNames(String(decoding: $0, as: UTF8.self)) } ?? []
      terms.forEach(
        name: view.text(1).map { String(decoding: $0, as: UTF8.self) } ?? "",
        alternateNames: alternates.map(\.name),
        category: view.text(2).map { String(decoding: $0, as: UTF8.self) },
        isProminent: view.prominence >= Term.prominenceThreshold
      ) { arena.add($0, key: key) }
    }
  }
}
