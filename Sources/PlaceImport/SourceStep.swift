import Persistence
import PlaceStorage

/// The part of an import that keeps the sources in step: notes it at the start, and at the end deletes what the
/// source no longer has.
struct SourceStep {
  /// How the file is to be read.
  let options: ImportOptions
  let importID: Int64
  private let connection: Connection
  private let name: String
  private let replaces: Bool

  init(
    _ connection: Connection, _ origin: ImportOrigin, path: String, options: ImportOptions, now: Int64
  ) throws {
    self.connection = connection
    replaces = origin.replaces
    let file = path == "-" ? "standard input" : String(path.split(separator: "/").last ?? "")
    name = origin.name ?? options.source ?? file
    let sources = SourceTable(connection)
    var options = options
    // A source that is replaced goes on with ids of its kind.
    if replaces, options.source == nil, try sources.isPrefixed(name) == true { options.source = name }
    self.options = options
    importID = try sources.beginImport(
      of: SourceTable.Entry(
        name: name, isPrefixed: options.source == name, attribution: origin.attribution,
        licence: origin.licence), file: file, now: now)
  }

  /// Deletes the places that came from the source before and are not in the file; answers how many.
  ///
  /// - Throws: `ImportError` when the file holds no place at all: it is taken for broken.
  func finish(_ counts: BulkLoad.Counts) throws -> Int {
    let sources = SourceTable(connection)
    var removed = 0
    if replaces {
      let stale = try sources.identities(of: name, butOf: importID)
      guard counts.total > 0 || stale.isEmpty else {
        throw ImportError(
          .noRows,
          "the file holds no place, which would leave nothing of the source; `sources remove` deletes a source"
        )
      }
      var writer = try PlaceWriter(connection)
      for id in stale { removed += try writer.delete(id: id) ? 1 : 0 }
      try writer.finish()
      try sources.forgetImports(of: name, butOf: importID)
    }
    return removed
  }
}
