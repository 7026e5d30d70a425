import Geodesy
import PlaceStorage

/// Places from rows of CSV or TSV.
struct DelimitedReader {
  private var records: DelimitedRecords
  private let columns: ColumnMap
  private let source: String?
  private let limits: ImportLimits
  private let decimalComma: Bool

  /// Reads the header from `window`, which stands at the front of the file.
  ///
  /// - Throws: `ImportError` when there is no header, or it lacks a needed column.
  init(window: ByteWindow, format: PlaceFileFormat, options: ImportOptions) throws(ImportError) {
    let names = try ColumnNames(overrides: options.columns)
    source = options.source
    limits = options.limits
    try window.fill(atLeast: limits.maximumHeaderBytes)
    let separator = Self.separator(of: window.bytes)
    let isTabbed = separator == UInt8(ascii: "\t")
    records = DelimitedRecords(
      window: window, separator: separator, quoteRule: isTabbed ? .wholeField : .rfc4180, limits: limits)
    let header = try Self.header(&records)
    if isTabbed, ColumnMap.isGeoNames(row: header) {
      columns = try ColumnMap(header: ColumnMap.geoNamesColumns, names: names)
      records = DelimitedRecords(
        window: window, separator: separator, quoteRule: .none, limits: limits, line: records.line)
    } else {
      columns = try ColumnMap(header: header, names: names)
    }
    records.expectedFields = columns.count
    // Where the comma separates fields, "37,5" are two of them.
    decimalComma = separator != UInt8(ascii: ",")
  }

  /// The next row's place or fault; nil after the last one.
  mutating func next() throws(ImportError) -> ImportEvent? {
    while true {
      switch try records.next() {
      case .end: return nil
      case .rejected(let fault):
        return .rejected(RejectedRow(line: records.line, fault: fault, raw: records.raw))
      case .record:
        if records.count == 1, RowText.trimmed(records.fieldBytes(0)).isEmpty { continue }
        do throws(RowFault) {
          return .place(try place(), line: records.line)
        } catch {
          return .rejected(RejectedRow(line: records.line, fault: error, raw: records.raw))
        }
      }
    }
  }

  /// The place the last record describes.
  private func place() throws(RowFault) -> Place {
    try checkShape()
    let coordinate = try RowCoordinate.read(
      latitude: records.fieldBytes(columns.latitude), longitude: records.fieldBytes(columns.longitude),
      decimalComma: decimalComma)
    guard let name = records.text(columns.name) else { throw RowFault("no name") }
    var place = try Place(
      imported: columns.id.flatMap(text), name: name, coordinate: coordinate, source: source)
    for (column, field) in columns.others {
      if let value = text(column) { try place.set(field, to: value) }
    }
    return place
  }

  /// The text of a field of the last record, nil when it is blank or missing.
  private func text(_ column: Int) -> String? {
    column < records.count ? records.text(column) : nil
  }

  /// Checks what is wrong with a record whatever it says.
  private func checkShape() throws(RowFault) {
    let count = records.count
    let needed = max(columns.latitude, columns.longitude, columns.name) + 1
    guard count >= needed else {
      throw RowFault("the row has \(count) fields where the header has \(columns.count)")
    }
    // Spreadsheets leave empty fields at the end; a full one means that an unquoted separator shifted the rest.
    if count > columns.count {
      for index in columns.count..<count where !RowText.trimmed(records.fieldBytes(index)).isEmpty {
        throw RowFault(
          "the row has \(count) fields where the header has \(columns.count); is a separator unquoted?")
      }
    }
    let bytes = records.bytes
    try RowText.check(bytes)
    if bytes.count > limits.maximumFieldBytes {
      for index in 0..<count where records.fieldBytes(index).count > limits.maximumFieldBytes {
        throw RowFault("a field is longer than \(limits.maximumFieldBytes) bytes")
      }
    }
  }
}

extension DelimitedReader {
  /// The separator of the header: whichever of tab, `;` and `,` its first line holds most often, outside quotes.
  static func separator(of bytes: UnsafeBufferPointer<UInt8>) -> UInt8 {
    let candidates = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
    var counts = [0, 0, 0]
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
    // A name may hold a comma; a header that holds a tab at all is tabbed.
    if counts[2] > 0 { return candidates[2] }
    return counts[1] > counts[0] ? candidates[1] : candidates[0]
  }

  /// The titles of the first row that is not blank.
  private static func header(_ records: inout DelimitedRecords) throws(ImportError) -> [String] {
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
        throw ImportError(error == .notUTF8 ? .notUTF8 : .malformed, line: records.line, error.reason)
      }
      let titles = (0..<records.count).map { records.text($0) ?? "" }
      if titles.contains(where: { !$0.isEmpty }) { return titles }
    }
  }
}
