public import PlaceStorage

/// Writes places one after the other in a format; holds one place and a buffer, however many there are.
///
/// What CSV, GeoJSON and its sequences say of a place is all that is stored of it but for the time it was written
/// and blanks around texts, so that what is imported again is equal.
public struct PlaceFileWriter {
  /// Bytes gathered before they are handed on.
  static let bufferBytes = 64 << 10

  private var encoder: any PlaceEncoder
  private var buffer: [UInt8] = []
  private let sink: ([UInt8]) throws -> Void
  /// How many places were written.
  public private(set) var count = 0

  /// A writer of `format` that hands its bytes to `sink`, in large pieces.
  public init(_ format: PlaceExportFormat, to sink: @escaping ([UInt8]) throws -> Void) {
    self.sink = sink
    encoder =
      switch format {
      case .geojson: FeatureEncoder(isSequence: false)
      case .geojsonseq: FeatureEncoder(isSequence: true)
      case .csv: TableEncoder()
      case .gpx: WaypointEncoder()
      case .kml: PlacemarkEncoder()
      }
    encoder.begin(&buffer)
  }

  /// Writes a place.
  ///
  /// - Throws: Whatever the sink throws.
  public mutating func write(_ place: Place) throws {
    encoder.append(place, isFirst: count == 0, to: &buffer)
    count += 1
    if buffer.count >= Self.bufferBytes { try flush() }
  }

  /// Writes the end; the last call.
  public mutating func finish() throws {
    encoder.end(&buffer)
    try flush()
  }

  private mutating func flush() throws {
    try sink(buffer)
    buffer.removeAll(keepingCapacity: true)
  }
}

/// Turns places into the bytes of a format.
protocol PlaceEncoder {
  func begin(_ bytes: inout [UInt8])
  func append(_ place: Place, isFirst: Bool, to bytes: inout [UInt8])
  func end(_ bytes: inout [UInt8])
}
