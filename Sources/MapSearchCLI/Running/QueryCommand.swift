import MapSearch

/// `mapsearch query` and `mapsearch nearby`: searches once and prints the page.
struct QueryCommand: Command {
  private let request: SearchRequest
  private let format: OutputFormat
  private let keepsHistory: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    let words = try arguments.values(SearchArguments.words)
    let box = try arguments.value(SearchArguments.within)
    request = SearchRequest(
      words.joined(separator: " "), near: try arguments.value(SearchArguments.near),
      radiusMeters: try arguments.value(SearchArguments.radius), box: try box.map(Self.box),
      category: try arguments.value(SearchArguments.category),
      sort: try arguments.value(SearchArguments.sort).flatMap { MapSearch.SortOrder(rawValue: $0.rawValue) },
      limit: try arguments.value(SearchArguments.limit) ?? SearchArguments.defaultLimit,
      cursor: try arguments.value(SearchArguments.cursor),
      completesLastWord: !arguments.has(SearchArguments.wholeWords),
      explains: arguments.has(SearchArguments.explain))
    format = try arguments.value(SearchArguments.format) ?? .table
    keepsHistory = !arguments.has(SearchArguments.noHistory) && !words.isEmpty && request.cursor == nil
  }

  func run(_ context: CommandContext) async throws(CommandFailure) {
    let request = request
    let page = try await context.reading { database in
      try await SearchService(database).search(request)
    }
    for warning in page.warnings { context.diagnostics.warning(warning) }
    try PagePrinter(format: format, context: context).print(page)
  }

  private static func box(_ box: BoxArgument) throws(UsageError) -> BoundingBox {
    do throws(CoordinateError) {
      return try BoundingBox(west: box.west, south: box.south, east: box.east, north: box.north)
    } catch {
      throw UsageError(.invalidValue, "--within: \(error)", path: ["query"])
    }
  }
}
