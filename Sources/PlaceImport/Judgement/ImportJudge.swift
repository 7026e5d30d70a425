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
  func read(_ reader: inout PlaceFileReader, _ onPlace: (PlaceBox) throws -> Void) throws -> ImportSummary {
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
    try reader.read { box, line, remark in
      if let fault = box.place.fault {
        return try reject(
          RejectedRow(line: line, fault: RowFault(.badValue, fault), raw: Array(box.place.id.utf8)))
      }
      summary.rows += 1
      if let remark { note(ImportRemark(remark, of: box.place, line: line)) }
      if !seen.insert(box.place.id) { note(ImportRemark(.repeated, of: box.place, line: line)) }
      try onPlace(box)
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
