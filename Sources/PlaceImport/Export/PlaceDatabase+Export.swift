import Persistence
public import PlaceStorage

extension PlaceDatabase {
  /// Writes all places, or those of a source, in the order of where they are; answers how many.
  ///
  /// One snapshot; others may read and write meanwhile. Memory is bounded.
  ///
  /// - Parameters:
  ///   - format: How they are written.
  ///   - source: Only places of this source; nil for all.
  ///   - onProgress: Called now and then with how many are written.
  ///   - sink: Takes the bytes in large pieces, on a thread of the database.
  /// - Throws: What `sink` throws; `PlaceDatabaseError`, `.noSuchSource` among them; `CancellationError`.
  /// - Complexity: O(*n*) in the places of the database.
  @discardableResult
  public func exportPlaces(
    _ format: PlaceExportFormat, source: String? = nil,
    onProgress: @escaping @Sendable (Int) -> Void = { _ in },
    to sink: @escaping @Sendable ([UInt8]) throws -> Void
  ) async throws -> Int {
    do {
      return try await pool.read { connection in
        if let source, try SourceTable(connection).isPrefixed(source) == nil {
          throw PlaceDatabaseError.noSource
        }
        var writer = PlaceFileWriter(format, to: sink)
        var failure: (any Error)?
        try PlaceReader(connection).forEach(ofSource: source) { place throws(DatabaseError) in
          do {
            try writer.write(place)
            if writer.count % Self.progressStep == 0 {
              onProgress(writer.count)
              try connection.checkInterruption()
            }
          } catch { failure = error }
          return failure == nil
        }
        if let failure { throw failure }
        try writer.finish()
        return writer.count
      }
    } catch let error as DatabaseError {
      if error.code == .cancelled { throw CancellationError() }
      throw PlaceDatabaseError(error)
    }
  }

  private static let progressStep = 4_096
}
