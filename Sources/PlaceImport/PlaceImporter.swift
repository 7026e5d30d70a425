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
  ///   - onReject: Called for each row that is no place, while it is read.
  ///   - onProgress: Called about once a chunk read, and a batch written.
  ///   - changesNothing: Whether to read and check only.
  /// - Throws: `ImportError` for the file, `PlaceDatabaseError` for the database; `CancellationError`.
  package func run(
    path: String, options: ImportOptions, origin: ImportOrigin = ImportOrigin(), changesNothing: Bool = false,
    onReject: @escaping @Sendable (RejectedRow) throws -> Void = { _ in },
    onProgress: @escaping @Sendable (Progress) -> Void = { _ in }
  ) async throws -> ImportSummary {
    let limits = limits
    let now = clock()
    if changesNothing {
      var reader = try PlaceFileReader(path: path, options: options)
      return try Self.read(&reader, onReject, onProgress) { _ in }
    }
    do {
      let summary = try await database.pool.withWriter { connection in
        try BulkLoad.transaction(connection) {
          let step = try SourceStep(connection, origin, path: path, options: options, now: now)
          var reader = try PlaceFileReader(path: path, options: step.options)
          let load = try BulkLoad(
            connection, updatedMicroseconds: now, importID: step.importID, limits: limits)
          var summary = try Self.read(&reader, onReject, onProgress) { try load.add($0) }
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

  private static func read(
    _ reader: inout PlaceFileReader, _ onReject: (RejectedRow) throws -> Void,
    _ onProgress: (Progress) -> Void,
    _ onPlace: (Place) throws -> Void
  ) throws -> ImportSummary {
    var summary = ImportSummary()
    try reader.read { place, line in
      summary.rows += 1
      if let fault = place.fault {
        summary.rejected += 1
        return try onReject(RejectedRow(line: line, fault: RowFault(fault), raw: Array(place.id.utf8)))
      }
      try onPlace(place)
    } onReject: { row in
      summary.rows += 1
      summary.rejected += 1
      try onReject(row)
    } onProgress: {
      onProgress(.reading($0))
    }
    return summary
  }
}

/// What an import did with a file's rows.
public struct ImportSummary: Sendable, Equatable {
  /// Rows or features in the file.
  public var rows = 0
  /// Places that are new.
  public var inserted = 0
  /// Places that were known and have changed.
  public var updated = 0
  /// Places that were known and are the same.
  public var unchanged = 0
  /// Places of the source that the file no longer has, when it replaces the source.
  public var removed = 0
  /// Rows that are no place.
  public var rejected = 0

  /// Nothing yet.
  public init() {}
}
