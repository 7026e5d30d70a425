import Geodesy
import PlaceStorage

/// Places from rows of CSV or TSV.
struct DelimitedReader {
  /// How rejected rows are written so that they can be read again.
  let layout: RejectsLayout
  private var records: DelimitedRecords
  private let columns: ColumnMap
  private let source: String?
  private let limits: ImportLimits
  private let transform: CoordinateTransform?
  private let categories = CategoryCodes()

  /// Reads the header from `window`, which stands at the front of the file.
  ///
  /// - Throws: `ImportError` when there is no header, or it lacks a needed column.
  init(
    window: ByteWindow, format: PlaceFileFormat, options: ImportOptions, transform: CoordinateTransform?
  ) throws(ImportError) {
    let names = try ColumnNames(overrides: options.columns)
    source = options.source
    limits = options.limits
    self.transform = transform
    try window.fill(atLeast: limits.maximumHeaderBytes)
    let separator = options.separator ?? DelimitedHeader.separator(of: window.bytes)
    let isTabbed = separator == UInt8(ascii: "\t")
    records = DelimitedRecords(
      window: window, separator: separator, quoteRule: isTabbed ? .wholeField : .rfc4180, limits: limits)
    if options.header.isEmpty {
      let header = try DelimitedHeader.read(&records)
      if isTabbed, ColumnMap.isGeoNames(row: header) {
        columns = try ColumnMap(header: ColumnMap.geoNamesColumns, names: names)
        layout = .table(header: ColumnMap.geoNamesColumns.joined(separator: "\t"), separator: separator)
        records = DelimitedRecords(
          window: window, separator: separator, quoteRule: .none, limits: limits, line: records.line)
      } else {
        columns = try ColumnMap(header: header, names: names)
        layout = .table(header: String(decoding: records.raw, as: UTF8.self), separator: separator)
      }
    } else {
      columns = try ColumnMap(header: options.header, names: names)
      layout = .table(
        header: options.header.joined(separator: String(UnicodeScalar(separator))), separator: separator)
    }
    records.expectedFields = columns.count
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
          return try placeEvent()
        } catch {
          return .rejected(RejectedRow(line: records.line, fault: error, raw: records.raw))
        }
      }
    }
  }

  /// The place the last record describes.
  private func placeEvent() throws(RowFault) -> ImportEvent {
    try checkShape()
    let position = try position()
    guard let name = records.text(columns.name) else { throw RowFault(.noName, "no name") }
    var place = try Place(imported: name, at: position.coordinate)
    place.attributes.reserveCapacity(columns.attributeCount)
    for (column, field) in columns.others {
      if let value = text(column) { try place.set(field, to: value) }
    }
    if columns.isGeoNames { place.category = geoNamesCategory(place) }
    try place.identify(as: columns.id.flatMap(text), source: source)
    return .place(PlaceBox(place), line: records.line, remark: position.remark)
  }

  private func position() throws(RowFault) -> RowCoordinate {
    switch columns.position {
    case .pair(let latitude, let longitude):
      return try RowCoordinate.read(
        latitude: records.fieldBytes(latitude), longitude: records.fieldBytes(longitude), transform: transform
      )
    case .combined(let column):
      guard let text = text(column) else { throw RowFault(.noPosition, "no position") }
      return try RowCoordinate.read(position: text, transform: transform)
    }
  }

  /// GeoNames says what a place is in a class and a code: S and HTL are a hotel.
  private func geoNamesCategory(_ place: Place) -> String? {
    guard let group = place.attributes["feature_class"], let code = place.attributes["feature_code"] else {
      return nil
    }
    return categories.canonicalID("\(group).\(code)") ?? "\(group).\(code)"
  }

  /// The text of a field of the last record, nil when it is blank or missing.
  private func text(_ column: Int) -> String? {
    column < records.count ? records.text(column) : nil
  }

  /// Checks what is wrong with a record whatever it says.
  private func checkShape() throws(RowFault) {
    let count = records.count
    guard count >= columns.needed else {
      throw RowFault(.broken, "the row has \(count) fields where the header has \(columns.count)")
    }
    // Spreadsheets leave empty fields at the end; a full one means that an unquoted separator shifted the rest.
    if count > columns.count {
      for index in columns.count..<count where !RowText.trimmed(records.fieldBytes(index)).isEmpty {
        throw RowFault(
          .broken,
          "the row has \(count) fields where the header has \(columns.count); is a separator unquoted?")
      }
    }
    let bytes = records.bytes
    try RowText.check(bytes)
    if bytes.count > limits.maximumFieldBytes {
      for index in 0..<count where records.fieldBytes(index).count > limits.maximumFieldBytes {
        throw RowFault(.tooLong, "a field is longer than \(limits.maximumFieldBytes) bytes")
      }
    }
  }
}
