import MapSearch

/// `mapsearch suggest`: what to offer while a person types.
struct SuggestCommand: Command {
  private let text: String
  private let location: Coordinate?
  private let limit: Int
  private let format: ReportFormat

  init(_ arguments: ParsedArguments) throws(UsageError) {
    text = try arguments.values(SearchArguments.typed).joined(separator: " ")
    location = try arguments.value(SearchArguments.near)
    limit = try arguments.value(SearchArguments.limit) ?? SearchArguments.defaultLimit
    format = try arguments.value(SearchArguments.suggestionFormat) ?? .table
  }

  func run(_ context: CommandContext) async throws(CommandFailure) {
    let suggestions = try await context.reading { database in
      var near = location
      if near == nil { near = try await database.simulatedLocation() }
      return try await SuggestionService(database).suggestions(for: text, near: near, limit: limit)
    }
    switch format {
    case .table: try printTable(suggestions, context)
    case .json:
      let object: JSONValue = ["text": .string(text), "suggestions": .array(suggestions.map(Self.object))]
      try context.output.writeLine(JSONText.text(object, context.jsonLayout))
    }
  }

  private func printTable(_ suggestions: [Suggestion], _ context: CommandContext) throws(CommandFailure) {
    if suggestions.isEmpty { return context.diagnostics.note("nothing to suggest") }
    var table = Table([
      TableColumn("Kind", style: .dim), TableColumn("Suggestion", style: .bold, minimumWidth: 6),
      TableColumn("Category", style: .dim, minimumWidth: 6, isExpendable: true),
      TableColumn("Distance", alignment: .trailing),
    ])
    for suggestion in suggestions {
      switch suggestion.kind {
      case .history: table.append(["search", suggestion.text, "", ""])
      case .category(let id): table.append(["category", suggestion.text, id, ""])
      case .place(let result):
        let distance = result.distanceMeters.map { DistanceText.short(meters: $0) } ?? ""
        table.append(["place", suggestion.text, result.place.category ?? "", distance])
      }
    }
    for line in context.lines(of: table) { try context.output.writeLine(line) }
  }

  private static func object(_ suggestion: Suggestion) -> JSONValue {
    var members: [(name: String, value: JSONValue)] = [("text", .string(suggestion.text))]
    let ranges = suggestion.matches.map { range -> JSONValue in
      [.integer(Int64(range.lowerBound)), .integer(Int64(range.upperBound))]
    }
    members.append(("matches", .array(ranges)))
    switch suggestion.kind {
    case .history(let entry):
      members.append(("kind", .string("history")))
      members.append(("historyId", .integer(entry.id)))
      members.append(("chosenPlaceId", .optional(entry.chosenPlaceID)))
    case .category(let id):
      members.append(("kind", .string("category")))
      members.append(("category", .string(id)))
    case .place(let result):
      members.append(("kind", .string("place")))
      members += PlaceJSON.base(result.place)
      members.append(("distanceMeters", .optional(result.distanceMeters)))
      members.append(("matchedBy", .optional(result.matchedBy?.rawValue)))
    }
    return .object(members)
  }
}
