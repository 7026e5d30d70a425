import MapSearch

/// `mapsearch query` and `mapsearch nearby`: searches once, prints the page, remembers the search.
struct QueryCommand: Command {
  private let request: SearchRequest
  private let format: OutputFormat
  private let isQuery: Bool
  private let keepsHistory: Bool
  private let openings: OpeningArguments

  init(_ arguments: ParsedArguments) throws(UsageError) {
    isQuery = arguments.path.last == "query"
    let words = isQuery ? try arguments.values(SearchArguments.words) : []
    openings = try OpeningArguments(arguments)
    request = SearchRequest(
      words.joined(separator: " "), near: try arguments.value(SearchArguments.near),
      radiusMeters: try arguments.value(SearchArguments.radius),
      box: try arguments.value(SearchArguments.within),
      category: try arguments.value(SearchArguments.category), opening: openings.filter,
      sort: try arguments.value(SearchArguments.sort),
      limit: try arguments.value(SearchArguments.limit) ?? SearchArguments.defaultLimit,
      cursor: try arguments.value(SearchArguments.cursor),
      completesLastWord: !(isQuery && arguments.has(SearchArguments.wholeWords)),
      matching: isQuery && arguments.has(SearchArguments.literal) ? .literal : .typing,
      mergesDuplicates: !arguments.has(SearchArguments.all),
      explains: arguments.has(SearchArguments.explain))
    format = try arguments.value(SearchArguments.format) ?? .table
    keepsHistory = isQuery && !arguments.has(SearchArguments.noHistory) && request.cursor == nil
  }

  func run(_ context: CommandContext) async throws(CommandFailure) {
    let page = try await context.reading { database in
      var request = request
      if request.location == nil { request.location = try await database.simulatedLocation() }
      var page: SearchPage
      do throws(SearchError) { page = try await SearchService(database).search(request) } catch {
        throw naming(error)
      }
      if page.results.isEmpty, try await database.isEmpty() {
        page.warnings.append("the database holds no places yet; `mapsearch import FILE` brings some in")
      }
      return page
    }
    for warning in page.warnings { context.diagnostics.warning(warning) }
    try PagePrinter(format: format, context: context, openings: try openings.states()).print(page)
    guard keepsHistory else { return }
    // The answer first: whether it can be remembered must not delay or lose it.
    try context.output.flush()
    await remember(page, context)
  }

  /// While somebody imports, a person who got an answer must not wait for the history.
  private static let rememberingPatience: Int32 = 200

  private func remember(_ page: SearchPage, _ context: CommandContext) async {
    do throws(CommandFailure) {
      _ = try await context.noting(patienceMilliseconds: Self.rememberingPatience) { database in
        try await database.recordSearch(
          page.query, location: page.location, resultCount: page.results.count)
      }
    } catch {
      context.diagnostics.warning("this search was not remembered: \(error.message)")
    }
  }

  /// The library's errors name requests; a command line names options.
  private func naming(_ error: SearchError) -> any Error {
    if let cause = error.cause { return cause }
    let lack: String? =
      switch error.code {
      case .needsLocation where request.radiusMeters != nil: "--radius needs a centre"
      case .needsLocation: "--sort distance needs a location"
      case .emptyRequest where !isQuery: "nearby needs a location, a box or a category"
      default: nil
      }
    let message =
      lack.map { "\($0); add --near LAT,LON, or stand somewhere with `mapsearch locate set LAT,LON`" }
      ?? error.message
    return CommandFailure(.search, status: ExitStatus(error), message, cause: error)
  }
}
