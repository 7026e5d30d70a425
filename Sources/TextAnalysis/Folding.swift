/// What one scalar becomes when case, width, compatibility forms and accents no longer count.
///
/// The table is parsed once, at the first scalar that needs it: ASCII, Hangul, Kana and common Han do not.
struct Folding: Sendable {
  static let shared = Folding()

  private let scalars: [UInt32]
  private let offsets: [UInt16]

  private init() {
    var scalars: [UInt32] = []
    var offsets: [UInt16] = []
    scalars.reserveCapacity(6400)
    offsets.reserveCapacity(6400)
    let table = FoldingTable.entries
    let bytes = UnsafeBufferPointer(start: table.utf8Start, count: table.utf8CodeUnitCount)
    var position = 0
    while position < bytes.count {
      let scalar = UTF8Scalar.decode(bytes, at: &position)
      if scalar == 0x20 || scalar == 0x0A { continue }
      scalars.append(scalar)
      offsets.append(UInt16(position))
      while position < bytes.count, bytes[position] != 0x20 { position += 1 }
    }
    self.scalars = scalars
    self.offsets = offsets
  }

  /// Calls `body` with each scalar that `scalar` folds to; answers false when it stays as it is.
  ///
  /// - Complexity: O(log *n*) in the table's 6 000 entries.
  @inline(__always)
  func forEachFolded(_ scalar: UInt32, _ body: (UInt32) -> Void) -> Bool {
    var low = 0
    var high = scalars.count
    while low < high {
      let middle = (low + high) / 2
      if scalars[middle] < scalar { low = middle + 1 } else { high = middle }
    }
    guard low < scalars.count, scalars[low] == scalar else { return false }
    let table = FoldingTable.entries
    let bytes = UnsafeBufferPointer(start: table.utf8Start, count: table.utf8CodeUnitCount)
    var position = Int(offsets[low])
    while bytes[position] != 0x20 { body(UTF8Scalar.decode(bytes, at: &position)) }
    return true
  }
}
