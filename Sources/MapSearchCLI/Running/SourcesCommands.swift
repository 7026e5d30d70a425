import MapSearch

/// `mapsearch sources list`: where places come from.
struct SourcesListCommand: Command {
  private let format: ReportFormat

  init(_ arguments: ParsedArguments) throws(UsageError) {
    format = try arguments.value(SourcesArguments.format) ?? .table
  }

  func run(_ context: CommandContext) async throws(CommandFailure) {
    let sources = try await context.reading { try await $0.sources() }
    if format == .json {
      let list = sources.map { JSONValue.object(members($0)) }
      return try context.output.writeLine(JSONText.text(.array(list), context.jsonLayout))
    }
    if sources.isEmpty { return context.diagnostics.note("no file has been imported yet") }
    var table = Table([
      TableColumn("Source", style: .bold, minimumWidth: 6), TableColumn("Places", alignment: .trailing),
      TableColumn("Last", style: .dim), TableColumn("File", style: .dim, isExpendable: true),
      TableColumn("Licence", style: .dim, isExpendable: true),
      TableColumn("Attribution", style: .dim, isExpendable: true),
    ])
    for source in sources {
      table.append([
        source.name, FixedDecimal.grouped(source.placeCount),
        source.importedMicroseconds.map { LocalTime.text(microseconds: $0) } ?? "", source.file ?? "",
        source.licence ?? "", source.attribution ?? "",
      ])
    }
    for line in context.lines(of: table) { try context.output.writeLine(line) }
  }

  private func members(_ source: PlaceSource) -> [(name: String, value: JSONValue)] {
    [
      ("name", .string(source.name)), ("places", .integer(Int64(source.placeCount))),
      ("file", .optional(source.file)),
      ("importedMicroseconds", source.importedMicroseconds.map(JSONValue.integer) ?? .null),
      ("attribution", .optional(source.attribution)), ("licence", .optional(source.licence)),
    ]
  }
}

/// `mapsearch sources remove NAME`: deletes a source and its places.
struct SourcesRemoveCommand: Command {
  private let name: String

  init(_ arguments: ParsedArguments) throws(UsageError) {
    name = try arguments.requiredValue(SourcesArguments.name)
  }

  func run(_ context: CommandContext) async throws(CommandFailure) {
    let count = try await context.updating { try await $0.removeSource(name) }
    context.diagnostics.note("\(FixedDecimal.grouped(count)) \(count == 1 ? "place" : "places") removed")
  }
}

/// `mapsearch sources attribution`: a line for each source that asks for one.
struct SourcesAttributionCommand: Command {
  init(_ arguments: ParsedArguments) throws(UsageError) {}

  func run(_ context: CommandContext) async throws(CommandFailure) {
    for source in try await context.reading({ try await $0.sources() }) {
      let facts = [source.attribution, source.licence].compactMap(\.self)
      guard !facts.isEmpty else { continue }
      try context.output.writeLine(
        TerminalText.sanitized("\(source.name): \(facts.joined(separator: ", "))"))
    }
  }
}
