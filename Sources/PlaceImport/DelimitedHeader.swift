/// The first row of a table, and what it tells of the others.
enum DelimitedHeader {
  /// The separator of the header: whichever of `,` `;` `|` its first line holds most often, outside quotes.
  ///
  /// A header that holds a tab at all is tabbed.
  static func separator(of bytes: UnsafeBufferPointer<UInt8>) -> UInt8 {
    let candidates = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "|"), UInt8(ascii: "\t")]
    var counts = [0, 0, 0, 0]
    var isQuoted = false
    for byte in bytes.drop(while: RowText.isSpace) {
      if byte == DelimitedScanner.quote {
        isQuoted.toggle()
      } else if byte == DelimitedScanner.lineFeed || byte == DelimitedScanner.carriageReturn {
        if !isQuoted { break }
      } else if !isQuoted, let index = candidates.firstIndex(of: byte) {
        counts[index] += 1
      }
    }
    if counts[3] > 0 { return candidates[3] }
    // A name may hold a comma.
    let most = max(counts[0], counts[1], counts[2])
    return counts[1] == most && most > counts[0]
      ? candidates[1] : counts[2] > counts[0] ? candidates[2] : candidates[0]
  }

  /// The titles of the first row that is not blank.
  static func read(_ records: inout DelimitedRecords) throws(ImportError) -> [String] {
    while true {
      switch try records.next() {
      case .end: throw ImportError(.noRows, "the file is empty: no rows, not even a header")
      case .rejected(let fault):
        throw ImportError(.malformed, line: records.line, "the header cannot be read: \(fault.reason)")
      case .record: break
      }
      guard records.raw.count <= records.limits.maximumHeaderBytes else {
        throw ImportError(
          .tooLarge, line: records.line,
          "the header is longer than \(records.limits.maximumHeaderBytes) bytes; is this a table?")
      }
      do throws(RowFault) {
        try RowText.check(records.bytes)
      } catch {
        throw ImportError(
          error == .notText ? .notUTF8 : .malformed, line: records.line, "the header is \(error.reason)")
      }
      let titles = (0..<records.count).map { records.text($0) ?? "" }
      if titles.contains(where: { !$0.isEmpty }) { return titles }
    }
  }
}
