import MapSearch

/// `mapsearch export`: writes all places, those of a source, or what a query finds.
struct ExportCommand: Command {
  private let format: PlaceExportFormat
  private let outputPath: String?
  private let source: String?
  private let request: SearchRequest
  private let isQuery: Bool
  private let isQuiet: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    outputPath = try arguments.value(ExportArguments.output).flatMap { $0 == "-" ? nil : $0 }
    format =
      try arguments.value(ExportArguments.format) ?? outputPath.flatMap(PlaceExportFormat.of) ?? .geojson
    source = try arguments.value(ExportArguments.source)
    isQuiet = arguments.has(ExportArguments.quiet)
    let words = try arguments.values(ExportArguments.words)
    request = SearchRequest(
      words.joined(separator: " "), near: try arguments.value(SearchArguments.near),
      radiusMeters: try arguments.value(SearchArguments.radius),
      box: try arguments.value(SearchArguments.within),
      category: try arguments.value(SearchArguments.category),
      opening: try OpeningArguments(arguments).filter, limit: SearchRequest.maximumLimit,
      completesLastWord: !arguments.has(SearchArguments.wholeWords),
      matching: arguments.has(SearchArguments.literal) ? .literal : .typing, mergesDuplicates: false)
    isQuery =
      !words.isEmpty || request.location != nil || request.radiusMeters != nil || request.box != nil
      || request.category != nil || request.opening != nil
  }

  func run(_ context: CommandContext) async throws(CommandFailure) {
    let file = try outputPath.map { path throws(CommandFailure) in try ReplacedFile(path) }
    let bar = ExportView(context, isShown: !isQuiet && file != nil)
    let count = try await context.reading { database in
      let sink: @Sendable ([UInt8]) throws -> Void = { bytes in
        if let file { try file.write(bytes) } else { try context.output.write(bytes) }
      }
      guard isQuery else {
        return try await database.exportPlaces(
          format, source: source, onProgress: { bar.update($0) }, to: sink)
      }
      return try await export(database, context, bar, to: sink)
    }
    try file?.finish()
    bar.finish(count)
  }

  /// Writes page after page. By distance, so that the list is exact and complete; without a location from some point.
  private func export(
    _ database: PlaceDatabase, _ context: CommandContext, _ bar: ExportView,
    to sink: @escaping @Sendable ([UInt8]) throws -> Void
  ) async throws -> Int {
    var request = request
    if request.location == nil { request.location = try await database.simulatedLocation() }
    if request.location == nil, request.radiusMeters == nil {
      request.location = try request.box?.center ?? Coordinate(latitude: 0, longitude: 0)
    }
    if let source, try await !database.sources().contains(where: { $0.name == source }) {
      _ = try await database.exportPlaces(format, source: source, to: { _ in })
    }
    if request.opening?.moment == .now { request.opening?.moment = OpeningFilter.Moment.now.fixed }
    var writer = PlaceFileWriter(format, to: sink)
    var warnings: [String] = []
    repeat {
      let page = try await SearchService(database).search(request)
      for result in page.results {
        if let source, try await database.origin(ofPlace: result.id)?.source != source { continue }
        try writer.write(result.place)
      }
      for warning in page.warnings where !warnings.contains(warning) { warnings.append(warning) }
      bar.update(writer.count)
      request.cursor = page.nextCursor
    } while request.cursor != nil
    try writer.finish()
    for warning in warnings { context.diagnostics.warning(warning) }
    return writer.count
  }
}

/// What a person sees of an export to a file.
struct ExportView: Sendable {
  private let bar: ProgressBarBox
  private let context: CommandContext
  private let isShown: Bool

  init(_ context: CommandContext, isShown: Bool) {
    self.context = context
    self.isShown = isShown
    bar = ProgressBarBox(context.progressBar("exporting", unit: "places"))
  }

  func update(_ count: Int) {
    if isShown { bar.update(count: count, fraction: nil) }
  }

  func finish(_ count: Int) {
    bar.erase()
    if isShown {
      context.diagnostics.note("\(FixedDecimal.grouped(count)) \(count == 1 ? "place" : "places") exported")
    }
  }
}
