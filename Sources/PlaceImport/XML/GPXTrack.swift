package import Geodesy

/// A point of a recorded track or planned route.
package struct TrackPoint: Sendable, Equatable {
  /// Where.
  package let coordinate: Coordinate
  /// When, in microseconds since 1970-01-01T00:00:00Z; nil when the file does not say.
  package let timeMicroseconds: Int64?

  /// The point at `coordinate`, at a time where one is known.
  package init(coordinate: Coordinate, timeMicroseconds: Int64? = nil) {
    self.coordinate = coordinate
    self.timeMicroseconds = timeMicroseconds
  }
}

/// The way a GPX file (1.0 or 1.1) records.
package struct GPXTrack: Sendable, Equatable {
  /// Its points in the file's order, those of all segments one after the other.
  ///
  /// A file with tracks gives its track points; one without, its route points.
  package let points: [TrackPoint]

  /// Reads the file at `path`, or standard input for `-`.
  ///
  /// - Throws: `ImportError`: `malformed` with a line for broken XML, a point without coordinates in range or an
  ///   entity declaration; `noRows` when there is no point; `tooLarge` over a limit.
  package init(path: String, limits: ImportLimits = ImportLimits()) throws(ImportError) {
    try self.init(source: try InputFile(path: path), limits: limits)
  }

  /// Reads from `source`, `chunkBytes` at a time.
  init(
    source: any ByteSource, limits: ImportLimits = ImportLimits(),
    chunkBytes: Int = ByteWindow.defaultChunkBytes
  ) throws(ImportError) {
    let window = try XMLText.window(source, encoding: nil, chunkBytes: chunkBytes)
    let events = GPXEvents(limits: limits)
    let parser = XMLParser(events: events)
    while true {
      if window.count == 0, try !window.fill() { break }
      guard window.bytesRead <= limits.maximumTrackBytes else {
        throw ImportError(
          .tooLarge, "the GPX file is longer than \(limits.maximumTrackBytes) bytes; split it")
      }
      try parser.parse(window.bytes)
      window.consume(window.count)
    }
    guard window.bytesRead > 0 else { throw ImportError(.noRows, "the file is empty: no track points") }
    try parser.finish()
    points = events.trackPoints.isEmpty ? events.routePoints : events.trackPoints
    if points.isEmpty {
      throw ImportError(
        .noRows, "the GPX file has no track or route points; waypoints alone are no track")
    }
  }
}
