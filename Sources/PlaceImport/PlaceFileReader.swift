package import PlaceStorage

/// Reads places from a file: CSV, TSV, GeoJSON or a GeoJSON sequence, all UTF-8.
///
/// Memory is bounded by `ImportLimits` and one chunk, whatever the file's size. A row that is no place is
/// reported and does not stop the reading.
package struct PlaceFileReader {
  /// The format being read.
  package let format: PlaceFileFormat
  /// Rows or features seen so far, rejected ones included.
  package private(set) var rows = 0
  private let window: ByteWindow
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

  /// Reads from `source`, `chunkBytes` at a time, as if it were the file at `path`.
  init(
    source: any ByteSource, path: String, options: ImportOptions = ImportOptions(),
    chunkBytes: Int = ByteWindow.defaultChunkBytes
  ) throws(ImportError) {
    window = ByteWindow(source: source, chunkBytes: chunkBytes)
    try window.fill(atLeast: Self.detectionBytes)
    if let fault = ForeignContent.fault(in: window.bytes) { throw fault }
    window.skipByteOrderMark()
    format =
      options.format
      ?? PlaceFileFormat.detect(path: path, firstBytes: Array(window.bytes.prefix(Self.detectionBytes)))
    switch format {
    case .csv, .tsv: table = try DelimitedReader(window: window, format: format, options: options)
    case .geoJSON: features = try FeatureCollectionReader(window: window, options: options)
    case .geoJSONSequence: features = try FeatureSequenceReader(window: window, options: options)
    }
  }

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
      if places == 0, projectedRows > 0 { throw Self.projected }
      return nil
    }
    rows += 1
    guard case .rejected(let row) = event else {
      places += 1
      return event
    }
    if row.looksProjected { projectedRows += 1 }
    if places == 0, projectedRows == Self.projectedRowsAtMost { throw Self.projected }
    return event
  }

  /// How far the reading has come.
  package var progress: ImportProgress {
    ImportProgress(bytesRead: window.bytesRead, totalBytes: window.totalBytes, rows: rows)
  }

  /// Reads all rows, in the file's order; `onProgress` is called about once a chunk, and at the end.
  ///
  /// - Throws: `ImportError` as `next()` does, and whatever the closures throw, which ends the reading.
  package mutating func read(
    onPlace: (consuming Place, _ line: Int) throws -> Void,
    onReject: (RejectedRow) throws -> Void = { _ in },
    onProgress: (ImportProgress) throws -> Void = { _ in }
  ) throws {
    var reportedBytes = 0
    while let event = try next() {
      switch event {
      case .place(let place, let line): try onPlace(place, line)
      case .rejected(let row): try onReject(row)
      }
      if window.bytesRead != reportedBytes {
        reportedBytes = window.bytesRead
        try onProgress(progress)
      }
    }
    try onProgress(progress)
  }

  /// How much is looked at to tell what a file is.
  private static let detectionBytes = 64 << 10
  /// So many rows of metres, with no place before them, and the file is given up.
  private static let projectedRowsAtMost = 10

  private static let projected = ImportError(
    .projected,
    "the coordinates look like projected metres (EPSG:5179, 5181, 5186 or 5174?), not WGS84 degrees; "
      + "convert the file first, e.g. with ogr2ogr -t_srs EPSG:4326")
}
