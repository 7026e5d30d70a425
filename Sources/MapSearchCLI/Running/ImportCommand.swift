import MapSearch
import Synchronization

/// `mapsearch import`: brings files into the database, a transaction a file.
struct ImportCommand: Command {
  private let files: [String]
  private let options: ImportOptions
  private let origin: ImportOrigin
  private let rejectsPath: String?
  private let reportPath: String?
  private let isDryRun: Bool
  private let keepsGoing: Bool
  private let isQuiet: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    files = try arguments.values(ImportArguments.files)
    let source = try arguments.value(ImportArguments.source)
    let replaced = try arguments.value(ImportArguments.replacedSource)
    if let replaced, let source, replaced != source {
      throw UsageError(
        .conflictingOptions, "--source and --replace-source name two sources; give one name",
        path: arguments.path)
    }
    if replaced != nil, files.count > 1 {
      throw UsageError(
        .conflictingOptions, "--replace-source takes one file; put the files together first",
        path: arguments.path)
    }
    origin = ImportOrigin(
      name: replaced ?? source, replaces: replaced != nil,
      attribution: try arguments.value(ImportArguments.attribution),
      licence: try arguments.value(ImportArguments.licence))
    let columns = try arguments.values(ImportArguments.map).flatMap(\.self)
    var options = ImportOptions(
      format: try arguments.value(ImportArguments.format)?.fileFormat,
      source: source,
      columns: Dictionary(columns.map { ($0.property, $0.column) }) { $1 })
    options.header = try arguments.value(ImportArguments.columns) ?? []
    options.separator = try arguments.value(ImportArguments.separator)
    options.encoding = try arguments.value(ImportArguments.encoding)
    options.system = try arguments.value(ImportArguments.crs)
    options.isStrict = arguments.has(ImportArguments.strict)
    self.options = options
    reportPath = try arguments.value(ImportArguments.report)
    rejectsPath = try arguments.value(ImportArguments.rejects)
    isDryRun = arguments.has(ImportArguments.dryRun)
    keepsGoing = arguments.has(ImportArguments.perFile)
    isQuiet = arguments.has(ImportArguments.quiet)
  }

  func run(_ context: CommandContext) async throws(CommandFailure) {
    let rejects = try rejectsPath.map { path throws(CommandFailure) in try RejectsFile(path) }
    let report = try reportPath.map { path throws(CommandFailure) in
      ImportReport(try WrittenFile(path, option: "--report"), isDryRun: isDryRun)
    }
    var failure: CommandFailure?
    do throws(CommandFailure) { try await run(rejects, report, context) } catch { failure = error }
    try rejects?.close()
    // What came before a failure is told too.
    try report?.write()
    if let failure { throw failure }
  }

  private func run(
    _ rejects: RejectsFile?, _ report: ImportReport?, _ context: CommandContext
  ) async throws(CommandFailure) {
    if !keepsGoing, options.format != .gdal { try requireFiles(report) }
    // A trial needs no database, and must not make one.
    if isDryRun {
      try await context.discarding { try await importFiles(into: $0, rejects, report, context) }
    } else {
      try await context.writing { try await importFiles(into: $0, rejects, report, context) }
    }
  }

  /// A mistyped name is told before the files ahead of it are brought in, and before there is a database.
  private func requireFiles(_ report: ImportReport?) throws(CommandFailure) {
    for file in files {
      do throws(ImportError) { try PlaceImporter.require(file) } catch {
        let failure = CommandFailure(wrapping: error)
        report?.add(file, failure)
        throw failure
      }
    }
  }

  private func importFiles(
    into database: PlaceDatabase, _ rejects: RejectsFile?, _ report: ImportReport?, _ context: CommandContext
  ) async throws(CommandFailure) {
    var failures: [CommandFailure] = []
    for file in files {
      do {
        let summary = try await importFile(file, into: database, rejects, context)
        report?.add(file, summary)
      } catch {
        let failure = context.failure(error).naming(file)
        report?.add(file, failure)
        guard keepsGoing, files.count > 1 else { throw failure }
        context.diagnostics.error(failure.message)
        failures.append(failure)
      }
    }
    guard let first = failures.first else { return }
    throw CommandFailure(
      first.code, status: first.status, "\(failures.count) of \(files.count) files were not imported",
      cause: first)
  }

  private func importFile(
    _ file: String, into database: PlaceDatabase, _ rejects: RejectsFile?, _ context: CommandContext
  ) async throws -> ImportSummary {
    let name = file == "-" ? "standard input" : String(file.split(separator: "/").last ?? "")
    let view = ImportView(name: name, context: context, isQuiet: isQuiet)
    let start = ContinuousClock.now
    let limits = context.loadLimits
    var options = options
    options.temporaryDirectory = limits.temporaryDirectory
    rejects?.begin()
    let summary = try await PlaceImporter(database, limits: limits).run(
      path: file, options: options, origin: origin, changesNothing: isDryRun,
      onReject: { row, layout in
        view.show(row)
        try rejects?.write(row, layout)
      },
      onRemark: { view.show($0) },
      onProgress: { view.update($0) })
    view.finish(summary, seconds: (ContinuousClock.now - start) / .seconds(1), isDryRun: isDryRun)
    return summary
  }
}

extension ImportFormat {
  fileprivate var fileFormat: PlaceFileFormat {
    switch self {
    case .csv: .csv
    case .tsv: .tsv
    case .geojson: .geoJSON
    case .geojsonseq: .geoJSONSequence
    case .gpx: .gpx
    case .kml: .kml
    case .kmz: .kmz
    case .osm: .osm
    case .gdal: .gdal
    }
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
