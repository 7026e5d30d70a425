import PlaceStorage

/// Places from features one after the other: RFC 8142 records, or one a line.
///
/// A record that is no JSON is rejected alone.
final class FeatureSequenceReader: FeatureReader {
  private let window: ByteWindow
  private let rules: FeatureRules
  private let adapt: (inout Feature) throws(RowFault) -> Bool
  private let limits: ImportLimits
  /// RS before each record, or LF after it.
  private let delimiter: UInt8
  private var line = 1
  private var found: [ImportEvent] = []
  private var next = 0

  /// - Parameter adapt: As for `FeatureParser`.
  init(
    window: ByteWindow, rules: FeatureRules,
    adapt: @escaping (inout Feature) throws(RowFault) -> Bool = { _ in true }
  ) {
    self.window = window
    self.rules = rules
    self.adapt = adapt
    limits = rules.limits
    let first = window.bytes.first { !RowText.isSpace($0) }
    delimiter =
      first == PlaceFileFormat.recordSeparator ? PlaceFileFormat.recordSeparator : UInt8(ascii: "\n")
  }

  func nextEvent() throws(ImportError) -> ImportEvent? {
    while next == found.count {
      guard try readRecord() else { return nil }
    }
    defer { next += 1 }
    return found[next]
  }

  /// Reads one record into `found`; answers false at the end.
  private func readRecord() throws(ImportError) -> Bool {
    (found, next) = ([], 0)
    var searched = 0
    while true {
      if let end = ByteSearch.position(of: delimiter, in: window.bytes, from: searched) {
        try read(UnsafeBufferPointer(rebasing: window.bytes[..<end]))
        window.consume(end + 1)
        if delimiter == UInt8(ascii: "\n") { line += 1 }
        return true
      }
      searched = window.count
      if searched > limits.maximumFeatureBytes {
        try dropRecord()
        return true
      }
      if try !window.fill() {
        guard window.count > 0 else { return false }
        try read(window.bytes)
        window.consume(window.count)
        return true
      }
    }
  }

  /// Reads the record of `bytes`, unless it is blank, and counts its lines.
  private func read(_ bytes: UnsafeBufferPointer<UInt8>) throws(ImportError) {
    defer { line += ByteSearch.count(of: UInt8(ascii: "\n"), in: bytes) }
    guard let start = bytes.firstIndex(where: { !RowText.isSpace($0) }) else { return }
    let before = UnsafeBufferPointer(rebasing: bytes[..<start])
    let startLine = line + ByteSearch.count(of: UInt8(ascii: "\n"), in: before)
    let record = RowText.trimmed(bytes)
    guard record.count <= limits.maximumFeatureBytes else {
      found = [
        .rejected(
          RejectedRow(line: startLine, fault: tooLong, raw: Array(record.prefix(limits.maximumFeatureBytes))))
      ]
      return
    }
    let parser = FeatureParser(rules, line: startLine, adapt: adapt)
    do throws(ImportError) {
      try parser.parse(record)
      try parser.finish()
      found = parser.takeFound()
    } catch {
      // Another reference system concerns the whole file.
      if [.projected, .missingProgram, .noSuchSystem].contains(error.code) { throw error }
      let fault = RowFault(.broken, error.message)
      found = [.rejected(RejectedRow(line: startLine, fault: fault, raw: Array(record)))]
    }
  }

  /// Rejects a record over the limit, keeping its front, and drops the rest as it is read.
  private func dropRecord() throws(ImportError) {
    let kept = Array(window.bytes.prefix(limits.maximumFeatureBytes))
    found = [.rejected(RejectedRow(line: line, fault: tooLong, raw: kept))]
    while true {
      let end = ByteSearch.position(of: delimiter, in: window.bytes)
      let dropped = UnsafeBufferPointer(rebasing: window.bytes[..<(end ?? window.count)])
      line += ByteSearch.count(of: UInt8(ascii: "\n"), in: dropped)
      window.consume(end.map { $0 + 1 } ?? window.count)
      if end != nil {
        if delimiter == UInt8(ascii: "\n") { line += 1 }
        return
      }
      if try !window.fill() { return }
    }
  }

  private var tooLong: RowFault {
    RowFault(.tooLong, "the record is longer than \(limits.maximumFeatureBytes) bytes")
  }
}
