import PlaceStorage

/// Takes a file's rows one after the other: counts them, tells what was odd, and hands on the places.
struct ImportJudge: Sendable {
  let isStrict: Bool
  let onReject: @Sendable (RejectedRow, RejectsLayout) throws -> Void
  let onRemark: @Sendable (ImportRemark) -> Void
  let onProgress: @Sendable (PlaceImporter.Progress) -> Void

  /// Reads all of `reader`.
  ///
  /// - Throws: `ImportError`, `notClean` among them when it is strict; whatever the closures throw.
  func read(_ reader: inout PlaceFileReader, _ onPlace: (Place) throws -> Void) throws -> ImportSummary {
    var summary = ImportSummary()
    summary.format = reader.format
    var seen = IdentitySet()
    var offence: String?
    let layout = reader.layout
    func reject(_ row: RejectedRow) throws {
      summary.rows += 1
      summary.rejections[row.kind, default: 0] += 1
      if row.kind != .leftOut, row.kind != .link, offence == nil {
        offence = row.location.map { "\($0): \(row.reason)" } ?? row.reason
      }
      try onReject(row, layout)
    }
    func note(_ remark: ImportRemark) {
      switch remark.kind {
      case .swapped: summary.swapped += 1
      case .placeholder: summary.placeholders += 1
      case .repeated: summary.repeated += 1
      }
      if offence == nil { offence = "line \(remark.line): \(remark.words)" }
      onRemark(remark)
    }
    try reader.read { place, line, remark in
      if let fault = place.fault {
        return try reject(
          RejectedRow(line: line, fault: RowFault(.badValue, fault), raw: Array(place.id.utf8)))
      }
      summary.rows += 1
      if let remark { note(ImportRemark(remark, of: place, line: line)) }
      if !seen.insert(place.id) { note(ImportRemark(.repeated, of: place, line: line)) }
      try onPlace(place)
    } onReject: { row in
      try reject(row)
    } onProgress: {
      onProgress(.reading($0))
    }
    summary.encoding = reader.encoding
    if isStrict, let offence {
      throw ImportError(
        .notClean,
        "\(offence) (\(summary.rejected) rows rejected, \(summary.remarked) odd); nothing was imported, since "
          + "--strict takes a file whole or not at all")
    }
    return summary
  }
}

/// What was odd about a row that became a place, for whoever imports.
package struct ImportRemark: Sendable {
  /// Physical line of the row, from 1.
  package let line: Int
  /// What was odd.
  package let kind: RowRemark
  /// The same in words.
  package let words: String

  init(_ kind: RowRemark, of place: Place, line: Int) {
    self.line = line
    self.kind = kind
    let name = RowText.quoted(place.name)
    let coordinate = place.coordinate
    words =
      switch kind {
      case .swapped:
        "\(name): latitude and longitude were swapped; taken as \(coordinate.latitude), \(coordinate.longitude)"
      case .placeholder:
        "\(name) lies at \(coordinate.latitude), \(coordinate.longitude), which often stands for not knowing"
      case .repeated: "\(name) has the id of an earlier row, \(place.id.prefix(80)), and takes its place"
      }
  }
}

/// The ids seen so far, as 64-bit hashes: 8 to 16 bytes an id.
struct IdentitySet {
  private var slots = [UInt64](repeating: 0, count: 1 << 10)
  private var count = 0

  /// Takes `id` in; false when it was there.
  ///
  /// - Complexity: O(1) on average.
  mutating func insert(_ id: String) -> Bool {
    if count * 4 > slots.count * 3 { grow() }
    var hash = StableHash()
    for byte in id.utf8 { hash.combine(byte) }
    guard Self.place(max(hash.value, 1), in: &slots) else { return false }
    count += 1
    return true
  }

  private mutating func grow() {
    var larger = [UInt64](repeating: 0, count: slots.count * 2)
    for hash in slots where hash != 0 { _ = Self.place(hash, in: &larger) }
    slots = larger
  }

  private static func place(_ hash: UInt64, in slots: inout [UInt64]) -> Bool {
    let mask = slots.count - 1
    var index = Int(truncatingIfNeeded: hash &* 0x9E37_79B9_7F4A_7C15 >> 20) & mask
    while slots[index] != 0 {
      if slots[index] == hash { return false }
      index = (index + 1) & mask
    }
    slots[index] = hash
    return true
  }
}
