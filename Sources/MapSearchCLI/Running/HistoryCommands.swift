import MapSearch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// `mapsearch history list`: the searches remembered, the latest first.
struct HistoryListCommand: Command {
  init(_ arguments: ParsedArguments) throws(UsageError) {}

  func run(_ context: CommandContext) async throws(CommandFailure) {
    let (entries, isPaused) = try await context.reading { database in
      (try await database.history(limit: 1_000), try await database.isHistoryPaused())
    }
    if isPaused { context.diagnostics.note("the history is paused; `mapsearch history resume` goes on") }
    if entries.isEmpty { return context.diagnostics.note("no searches are remembered") }
    var table = Table([
      TableColumn("Id", alignment: .trailing), TableColumn("Search", style: .bold, minimumWidth: 6),
      TableColumn("Results", alignment: .trailing), TableColumn("Times", alignment: .trailing),
      TableColumn("Last", style: .dim), TableColumn("Near", style: .dim, isExpendable: true),
      TableColumn("Chosen", style: .dim, minimumWidth: 6, isExpendable: true),
    ])
    for entry in entries {
      table.append([
        "\(entry.id)", entry.query, "\(entry.resultCount)", "\(entry.useCount)",
        LocalTime.text(microseconds: entry.usedMicroseconds), entry.location.map(\.description) ?? "",
        entry.chosenPlaceID ?? "",
      ])
    }
    for line in context.lines(of: table) { try context.output.writeLine(line) }
  }
}

/// `mapsearch history delete ID`: forgets one search.
struct HistoryDeleteCommand: Command {
  private let entry: Int

  init(_ arguments: ParsedArguments) throws(UsageError) {
    entry = try arguments.requiredValue(HistoryArguments.entry)
  }

  func run(_ context: CommandContext) async throws(CommandFailure) {
    let isFound = try await context.updating { try await $0.deleteHistoryEntry(Int64(entry)) }
    guard isFound else {
      throw CommandFailure(
        .noEntry, status: .noInput, "no search has the number \(entry); `mapsearch history list` shows them")
    }
  }
}

/// `mapsearch history clear`: forgets all searches, after asking.
struct HistoryClearCommand: Command {
  private let isSure: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) { isSure = arguments.has(HistoryArguments.yes) }

  func run(_ context: CommandContext) async throws(CommandFailure) {
    if !isSure {
      guard isatty(STDIN_FILENO) != 0 else {
        throw CommandFailure(
          .noEntry, status: .usage, "nobody is there to ask; add --yes to forget all searches")
      }
      context.diagnostics.raw("Forget all searches? [y/N] ")
      guard let answer = readLine(), ["y", "yes", "예", "네"].contains(answer.lowercased()) else {
        return context.diagnostics.note("nothing was forgotten")
      }
    }
    let count = try await context.updating { try await $0.clearHistory() }
    context.diagnostics.note("\(count) \(count == 1 ? "search" : "searches") forgotten")
  }
}

/// `mapsearch history pause` and `resume`.
struct HistoryPauseCommand: Command {
  private let pauses: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) { pauses = arguments.path.last == "pause" }

  func run(_ context: CommandContext) async throws(CommandFailure) {
    try await context.updating { database in
      if pauses { try await database.pauseHistory() } else { try await database.resumeHistory() }
    }
  }
}
