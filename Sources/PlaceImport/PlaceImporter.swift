import Persistence
package import PlaceStorage

/// Brings a file's places into a database, in one transaction: all of them, or on an error none.
///
/// A place that is already there, by its id, is updated; the same file again changes nothing.
package struct PlaceImporter {
  private let database: PlaceDatabase
  private let limits: BulkLoad.Limits
  private let clock: @Sendable () -> Int64

  /// An importer into `database`.
  package init(
    _ database: PlaceDatabase, limits: BulkLoad.Limits = BulkLoad.Limits(),
    clock: @escaping @Sendable () -> Int64 = WallClock.microseconds
  ) {
    self.database = database
    self.limits = limits
    self.clock = clock
  }

  /// Looks whether `path` names a file to read, before a database is made or locked for it; `-` is standard input.
  ///
  /// - Throws: `ImportError` as `run` would.
  package static func require(_ path: String) throws(ImportError) { try InputFile.require(path) }

  /// What an import is doing, and how far it is.
  package enum Progress: Sendable {
    /// Reading the file.
    case reading(ImportProgress)
    /// Writing places to the database: how many of how many.
    case writing(Int, of: Int)
  }

  /// Imports the file at `path`; `-` is standard input.
  ///
  /// - Parameters:
  ///   - origin: The source the places are of; without a name the file's own.
  ///   - onReject: Called for each row that is no place, while it is read, with how to write it down.
  ///   - onRemark: Called for each row that is a place and odd, with its line.
  ///   - onProgress: Called about once a chunk read, and a batch written.
  ///   - changesNothing: Whether to read and check only.
  /// - Throws: `ImportError` for the file, `PlaceDatabaseError` for the database; `CancellationError`.
  package func run(
    path: String, options: ImportOptions, origin: ImportOrigin = ImportOrigin(), changesNothing: Bool = false,
    onReject: @escaping @Sendable (RejectedRow, RejectsLayout) throws -> Void = { _, _ in },
    onRemark: @escaping @Sendable (ImportRemark) -> Void = { _ in },
    onProgress: @escaping @Sendable (Progress) -> Void = { _ in }
  ) async throws -> ImportSummary {
    let limits = limits
    let now = clock()
    let judge = ImportJudge(
      isStrict: options.isStrict, onReject: onReject, onRemark: onRemark, onProgress: onProgress)
    if changesNothing {
      var reader = try PlaceFileReader(path: path, options: options)
      return try judge.read(&reader) { _ in }
    }
    do {
      let summary = try await database.pool.withWriter { connection in
        try BulkLoad.transaction(connection) {
          let step = try SourceStep(connection, origin, path: path, options: options, now: now)
          var reader = try PlaceFileReader(path: path, options: step.options)
          let load = try BulkLoad(
            connection, updatedMicroseconds: now, importID: step.importID,
            limits: Self.limits(limits, for: reader.format))
          var summary = try judge.read(&reader) { try load.add($0) }
          let total = load.count
          let counts = try load.finish { written throws(DatabaseError) in
            try connection.checkInterruption()
            onProgress(.writing(written, of: total))
          }
          summary.inserted = counts.inserted
          summary.updated = counts.updated
          summary.unchanged = counts.unchanged
          summary.removed = try step.finish(counts)
          return summary
        }
      }
      // What was logged goes into the file itself now, so that the next command need not read a long log.
      try await database.pool.withWriter { _ = try $0.checkpoint() }
      return summary
    } catch let error as DatabaseError {
      if error.code == .cancelled { throw CancellationError() }
      throw PlaceDatabaseError(error)
    }
  }

  /// Files of features hold millions of places with long properties; their index is written in smaller parts, so
  /// that the whole stays under 300 MB.
  private static func limits(_ limits: BulkLoad.Limits, for format: PlaceFileFormat) -> BulkLoad.Limits {
    guard format != .csv, format != .tsv else { return limits }
    var limits = limits
    limits.indexBytes = min(limits.indexBytes, 112 << 20)
    return limits
  }
}
