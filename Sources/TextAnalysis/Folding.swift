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

/// Traditional Han characters as the simplified ones they have.
struct HanFolding: Sendable {
  static let shared = HanFolding()

  private let traditional: [UInt16]
  private let simplified: [UInt16]

  private init() {
    var traditional: [UInt16] = []
    var simplified: [UInt16] = []
    traditional.reserveCapacity(3000)
    simplified.reserveCapacity(3000)
    let bytes = UnsafeBufferPointer(
      start: HanVariants.pairs.utf8Start, count: HanVariants.pairs.utf8CodeUnitCount)
    var position = 0
    while position < bytes.count {
      traditional.append(UInt16(truncatingIfNeeded: UTF8Scalar.decode(bytes, at: &position)))
      guard position < bytes.count else { break }
      simplified.append(UInt16(truncatingIfNeeded: UTF8Scalar.decode(bytes, at: &position)))
    }
    self.traditional = traditional
    self.simplified = simplified
  }

  /// What `scalar`, of the common Han characters, folds to; mostly itself.
  ///
  /// - Complexity: O(log *n*) in the table's pairs.
  func folded(_ scalar: UInt32) -> UInt32 {
    var low = 0
    var high = traditional.count
    while low < high {
      let middle = (low + high) / 2
      if traditional[middle] < scalar { low = middle + 1 } else { high = middle }
    }
    return low < simplified.count && traditional[low] == scalar ? UInt32(simplified[low]) : scalar
  }
}
