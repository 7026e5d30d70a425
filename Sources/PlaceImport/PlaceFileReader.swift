package import PlaceStorage

/// Reads places from a file of any of the formats.
///
/// Memory is bounded by `ImportLimits` and one chunk, whatever the file's size. A row that is no place is
/// reported and does not stop the reading.
package struct PlaceFileReader {
  /// The format being read.
  package let format: PlaceFileFormat
  /// How rejected rows are to be written.
  package let layout: RejectsLayout
  /// Rows or features seen so far, rejected ones included.
  package private(set) var rows = 0
  private let progressSource: any ByteSource
  private let text: TextSource?
  // One of the two. The first is a value, so that its buffers are changed in place and unguarded.
  private var table: DelimitedReader?
  private var features: (any FeatureReader)?
  private var places = 0
  private var projectedRows = 0

  /// Opens the file at `path`, or standard input for `-`, and reads its header.
  ///
  /// - Throws: `ImportError` when it cannot be opened, is something else, or names no coordinates.
  package init(path: String, options: ImportOptions = ImportOptions()) throws(ImportError) {
    try self.init(source: try InputFile(path: path), path: path, options: options)
  }

  /// Reads `bytes` as if they were the file at `path`, `chunkBytes` at a time.
  package init(
    bytes: [UInt8], path: String, options: ImportOptions = ImportOptions(), chunkBytes: Int
  ) throws(ImportError) {
    try self.init(source: MemorySource(bytes), path: path, options: options, chunkBytes: chunkBytes)
  }

  /// Reads from `source`, `chunkBytes` at a time, as if it were the file at `path`.
  init(
    source: any ByteSource, path: String, options: ImportOptions = ImportOptions(),
    chunkBytes: Int = ByteWindow.defaultChunkBytes
  ) throws(ImportError) {
    let peeked = try PeekedSource(source, count: Self.detectionBytes)
    format = options.format ?? PlaceFileFormat.detect(path: path, firstBytes: peeked.prefix)
    let system = options.system.flatMap { CoordinateReferenceSystem.isWGS84($0) ? nil : $0 }
    let transform = try system.map { name throws(ImportError) in try CoordinateTransform(from: name) }
    var rules = try FeatureRules(options, transform: transform)
    switch format {
    case .csv, .tsv, .geoJSON, .geoJSONSequence:
      if let fault = ForeignContent.fault(in: peeked.prefix, as: format) { throw fault }
      let text = try TextSource(peeked, encoding: options.encoding)
      let window = ByteWindow(source: text, chunkBytes: chunkBytes)
      try window.fill(atLeast: Self.detectionBytes)
      window.skipByteOrderMark()
      (self.text, progressSource) = (text, peeked)
      switch format {
      case .geoJSON:
        features = FeatureCollectionReader(window: window, rules: rules)
        layout = .features
      case .geoJSONSequence:
        features = FeatureSequenceReader(window: window, rules: rules)
        layout = .featureLines
      default:
        let table = try DelimitedReader(
          window: window, format: format, options: options, transform: transform)
        layout = table.layout
        self.table = table
      }
    case .gpx:
      if let fault = ForeignContent.fault(in: peeked.prefix, as: format) { throw fault }
      let window = try XMLText.window(peeked, encoding: options.encoding, chunkBytes: chunkBytes)
      features = XMLFeatureReader(
        window: window, rules: rules, events: GPXWaypoints(limits: options.limits))
      (text, progressSource) = (nil, peeked)
      layout = .elements(root: "<gpx version=\"1.1\" creator=\"mapsearch\">", end: "</gpx>")
    case .kml:
      if let fault = ForeignContent.fault(in: peeked.prefix, as: format) { throw fault }
      features = LoneKMLReader(
        try KMLFile(
          source: peeked, name: path, rules: rules, encoding: options.encoding, chunkBytes: chunkBytes))
      (text, progressSource) = (nil, peeked)
      layout = Self.placemarks
    case .kmz:
      features = try KMZReader(
        path: try Self.named(path, format), rules: rules, encoding: options.encoding)
      (text, progressSource) = (nil, peeked)
      layout = Self.placemarks
    case .osm:
      features = try OSMReader(
        path: try Self.named(path, format), rules: rules, temporaryDirectory: options.temporaryDirectory)
      (text, progressSource) = (nil, peeked)
      layout = .featureLines
    case .gdal:
      // ogr2ogr turns the geometries; what it finds in columns is ours to turn.
      rules.transform = nil
      rules.tableTransform = transform
      let process = try GDALReader.process(path: try Self.named(path, format), options: options)
      features = FeatureSequenceReader(window: ByteWindow(source: process), rules: rules)
      (text, progressSource) = (nil, process)
      layout = .featureLines
    }
  }

  /// The encoding the text is read in, as far as it has been told; nil for formats that are not text.
  package var encoding: TextEncoding? { text?.encoding }

  /// The next row's place, or why it is none; nil after the last row.
  ///
  /// After an error or nil, do not ask again.
  ///
  /// - Throws: `ImportError` for what concerns the whole file, among it `noRows` when there was no row at all,
  ///   and `projected` when the coordinates of all of the first rows are metres.
  package mutating func next() throws(ImportError) -> ImportEvent? {
    let event = table == nil ? try features?.nextEvent() : try table?.next()
    guard let event else {
      if rows == 0 { throw ImportError(.noRows, "the file has no rows: nothing was imported") }
      if places == 0, projectedRows > 0 { throw projected }
      return nil
    }
    rows += 1
    guard case .rejected(let row) = event else {
      places += 1
      return event
    }
    if row.kind == .projected {
      projectedRows += 1
      if firstProjected == nil { firstProjected = row.reason }
    }
    if places == 0, projectedRows == Self.projectedRowsAtMost { throw projected }
    return event
  }

  private var firstProjected: String?

  private var projected: ImportError {
    ImportError(
      .projected,
      "\(firstProjected ?? "the coordinates are metres"); all the rows look like projected metres, not WGS84 degrees: "
        + "name their system, e.g. --crs EPSG:5174")
  }

  /// How far the reading has come.
  package var progress: ImportProgress {
    ImportProgress(
      bytesRead: progressSource.bytesRead, totalBytes: progressSource.totalBytes, rows: rows)
  }

  /// Reads all rows, in the file's order; `onProgress` is called about once a chunk, and at the end.
  ///
  /// - Throws: `ImportError` as `next()` does, and whatever the closures throw, which ends the reading.
  package mutating func read(
    onPlace: (PlaceBox, _ line: Int, _ remark: RowRemark?) throws -> Void,
    onReject: (RejectedRow) throws -> Void = { _ in },
    onProgress: (ImportProgress) throws -> Void = { _ in }
  ) throws {
    var reportedBytes = 0
    while let event = try next() {
      switch event {
      case .place(let place, let line, let remark): try onPlace(place, line, remark)
      case .rejected(let row): try onReject(row)
      }
      let bytesRead = progressSource.bytesRead
      if bytesRead != reportedBytes {
        reportedBytes = bytesRead
        try onProgress(progress)
      }
    }
    try onProgress(progress)
  }

  /// How much is looked at to tell what a file is.
  private static let detectionBytes = 64 << 10
  /// So many rows of metres, with no place before them, and the file is given up.
  private static let projectedRowsAtMost = 10

  private static let placemarks = RejectsLayout.elements(
    root: "<kml xmlns=\"http://www.opengis.net/kml/2.2\"><Document>", end: "</Document></kml>")

  /// `path`, which must be that of a file: the format is not read in one stream.
  private static func named(_ path: String, _ format: PlaceFileFormat) throws(ImportError) -> String {
    guard path != "-" else {
      throw ImportError(
        .wrongContent, "\(format.rawValue) cannot be read from standard input; name the file")
    }
    return path
  }
}
