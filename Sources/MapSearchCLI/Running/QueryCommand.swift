import MapSearch

/// `mapsearch query` and `mapsearch nearby`: searches once, prints the page, remembers the search.
struct QueryCommand: Command {
  private let request: SearchRequest
  private let format: OutputFormat
  private let keepsHistory: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    let isQuery = arguments.path.last == "query"
    let words = isQuery ? try arguments.values(SearchArguments.words) : []
    let box = try arguments.value(SearchArguments.within)
    request = SearchRequest(
      words.joined(separator: " "), near: try arguments.value(SearchArguments.near),
      radiusMeters: try arguments.value(SearchArguments.radius), box: try box.map(Self.box),
      category: try arguments.value(SearchArguments.category),
      sort: try arguments.value(SearchArguments.sort).flatMap { MapSearch.SortOrder(rawValue: $0.rawValue) },
      limit: try arguments.value(SearchArguments.limit) ?? SearchArguments.defaultLimit,
      cursor: try arguments.value(SearchArguments.cursor),
      completesLastWord: !(isQuery && arguments.has(SearchArguments.wholeWords)),
      explains: arguments.has(SearchArguments.explain))
    format = try arguments.value(SearchArguments.format) ?? .table
    keepsHistory = isQuery && !arguments.has(SearchArguments.noHistory) && request.cursor == nil
  }

  func run(_ context: CommandContext) async throws(CommandFailure) {
    let page = try await context.reading { database in
      var request = request
      if request.location == nil { request.location = try await database.simulatedLocation() }
      do throws(SearchError) { return try await SearchService(database).search(request) } catch {
        throw Self.naming(error)
      }
    }
    for warning in page.warnings { context.diagnostics.warning(warning) }
    try PagePrinter(format: format, context: context).print(page)
    guard keepsHistory else { return }
    // The answer first: whether it can be remembered must not delay or lose it.
    try context.output.flush()
    await remember(page, context)
  }

  private func remember(_ page: SearchPage, _ context: CommandContext) async {
    do throws(CommandFailure) {
      _ = try await context.writing { database in
        try await database.recordSearch(
          page.query, location: page.location, resultCount: page.results.count)
      }
    } catch {
      context.diagnostics.warning("this search was not remembered: \(error.message)")
    }
  }

  /// The library's errors name requests; a command line names options.
  private static func naming(_ error: SearchError) -> CommandFailure {
    let message =
      switch error.code {
      case .needsLocation: "\(error.message): use --near LAT,LON or `mapsearch locate set LAT,LON`"
      default: error.message
      }
    return CommandFailure(.search, status: ExitStatus(error), message, cause: error)
  }

  private static func box(_ box: BoxArgument) throws(UsageError) -> BoundingBox {
    do throws(CoordinateError) {
      return try BoundingBox(west: box.west, south: box.south, east: box.east, north: box.north)
    } catch {
      throw UsageError(.invalidValue, "--within: \(error)", path: ["query"])
    }
  }
}
