import TextAnalysis

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

/// The index entries of the batches of a load.
final class BatchIndex {
  let arena: PostingArena
  private var terms = PlaceTerms()

  init(expectedTerms: Int) { arena = PostingArena(expectedTerms: expectedTerms) }

  var byteCount: Int { arena.byteCount }

  func add(_ batch: RowBatch) {
    for row in 0..<batch.count {
      let view = batch.view(row)
      let key = batch.keys[row]
      let alternates =
        view.text(3).map { StringsJSON.alternateNames(String(decoding: $0, as: UTF8.self)) } ?? []
      let isProminent = view.prominence >= Term.prominenceThreshold
      let emit: (UnsafeBufferPointer<UInt8>) -> Void = { self.arena.add($0, key: key) }
      if let name = view.text(1) { terms.forEach(ofName: name, isProminent: isProminent, emit) }
      for var name in alternates.map(\.name) {
        name.withUTF8 { terms.forEach(ofName: $0, isProminent: isProminent, emit) }
      }
      if let category = view.text(2) { terms.forEach(ofCategory: category, emit) }
    }
  }
}
