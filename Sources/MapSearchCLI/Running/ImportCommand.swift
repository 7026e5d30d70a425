import MapSearch
import Synchronization

/// `mapsearch import`: brings files into the database, a transaction a file.
struct ImportCommand: Command {
  private let files: [String]
  private let options: ImportOptions
  private let rejectsPath: String?
  private let isDryRun: Bool
  private let keepsGoing: Bool
  private let isQuiet: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    files = try arguments.values(ImportArguments.files)
    let columns = try arguments.values(ImportArguments.map).flatMap(\.self)
    options = ImportOptions(
      format: try arguments.value(ImportArguments.format)?.fileFormat,
      source: try arguments.value(ImportArguments.source),
      columns: Dictionary(columns.map { ($0.property, $0.column) }) { $1 })
    rejectsPath = try arguments.value(ImportArguments.rejects)
    isDryRun = arguments.has(ImportArguments.dryRun)
    keepsGoing = arguments.has(ImportArguments.perFile)
    isQuiet = arguments.has(ImportArguments.quiet)
  }

  func run(_ context: CommandContext) async throws(CommandFailure) {
    let rejects = try rejectsPath.map { path throws(CommandFailure) in try RejectsFile(path) }
    try await context.writing { database in
      var firstFailure: (any Error)?
      for file in files {
        do { try await importFile(file, into: database, rejects, context) } catch {
          let failure = CommandFailure(wrapping: error)
          guard keepsGoing, files.count > 1 else { throw failure.naming(file) }
          context.diagnostics.error(failure.naming(file).message)
          firstFailure = firstFailure ?? failure.naming(file)
        }
      }
      if let firstFailure { throw firstFailure }
    }
    try rejects?.close()
  }

  private func importFile(
    _ file: String, into database: PlaceDatabase, _ rejects: RejectsFile?, _ context: CommandContext
  ) async throws {
    let name = file == "-" ? "standard input" : String(file.split(separator: "/").last ?? "")
    let view = ImportView(name: name, context: context, isQuiet: isQuiet)
    let start = ContinuousClock.now
    let summary = try await PlaceImporter(database, limits: context.loadLimits).run(
      path: file, options: options, changesNothing: isDryRun,
      onReject: { row in
        view.show(row)
        try rejects?.write(row)
      },
      onProgress: { view.update($0) })
    view.finish(summary, seconds: (ContinuousClock.now - start) / .seconds(1), isDryRun: isDryRun)
  }
}

extension ImportFormat {
  fileprivate var fileFormat: PlaceFileFormat {
    switch self {
    case .csv: .csv
    case .tsv: .tsv
    case .geojson: .geoJSON
    case .geojsonseq: .geoJSONSequence
    }
  }
}

extension CommandFailure {
  fileprivate func naming(_ file: String) -> CommandFailure {
    CommandFailure(code, status: status, "\(file == "-" ? "standard input" : file): \(message)", cause: cause)
  }
}

extension CommandContext {
  /// Sorted runs go where the user's temporary files go.
  fileprivate var loadLimits: BulkLoad.Limits {
    var limits = BulkLoad.Limits()
    if let folder = environment["TMPDIR"], !folder.isEmpty { limits.temporaryDirectory = folder }
    return limits
  }
}
