import MapSearch

/// `mapsearch check`: proves that places and index agree, or says where they do not.
struct CheckCommand: Command {
  private let repairs: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    repairs = arguments.has(MaintenanceArguments.repair)
  }

  func run(_ context: CommandContext) async throws(CommandFailure) {
    var findings = try await context.reading { try await $0.check() }
    if repairs, !findings.isEmpty {
      for finding in findings { context.diagnostics.note("found: \(finding)") }
      findings = try await context.updating { database in
        try await database.repair()
        return try await database.check()
      }
      if findings.isEmpty { context.diagnostics.note("the index was rebuilt") }
    }
    for finding in findings { try context.output.writeLine(finding.description) }
    if findings.isEmpty { return try context.output.writeLine("ok") }
    let remedy =
      findings.allSatisfy(\.isRepairable)
      ? "run `mapsearch check --repair` to rebuild the index" : "restore a backup, or import the files again"
    throw CommandFailure(.damaged, status: .badData, "the database is damaged; \(remedy)")
  }
}

/// `mapsearch stats`: what the database holds.
struct StatsCommand: Command {
  init(_ arguments: ParsedArguments) throws(UsageError) {}

  func run(_ context: CommandContext) async throws(CommandFailure) {
    let statistics = try await context.reading { try await $0.statistics() }
    var table = Table([TableColumn("What", style: .bold), TableColumn("How much", alignment: .trailing)])
    table.append(["places", FixedDecimal.grouped(statistics.placeCount)])
    for entry in statistics.categories {
      table.append(["  \(entry.category ?? "(none)")", FixedDecimal.grouped(entry.placeCount)])
    }
    let listed = statistics.categories.reduce(0) { $0 + $1.placeCount }
    if listed < statistics.placeCount {
      table.append(["  (others)", FixedDecimal.grouped(statistics.placeCount - listed)])
    }
    table.append(["terms", FixedDecimal.grouped(statistics.termCount)])
    table.append(["index blocks", FixedDecimal.grouped(statistics.blockCount)])
    table.append(["file", Self.size(statistics.fileBytes)])
    table.append(["  free in it", Self.size(statistics.freeBytes)])
    table.append(["  log beside it", Self.size(statistics.logBytes)])
    table.append(["key error", FixedDecimal.text(statistics.keyErrorMeters, decimals: 2) + " m"])
    table.append(["searches remembered", FixedDecimal.grouped(statistics.historyCount)])
    for line in context.lines(of: table) { try context.output.writeLine(line) }
  }

  private static func size(_ bytes: Int64) -> String {
    bytes < 1_000_000
      ? FixedDecimal.text(Double(bytes) / 1e3, decimals: 0) + " kB"
      : FixedDecimal.text(Double(bytes) / 1e6, decimals: 1) + " MB"
  }
}

/// `mapsearch migrate`: brings the database up to this version, or shows how far it is.
struct MigrateCommand: Command {
  private let showsOnly: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    showsOnly = arguments.has(MaintenanceArguments.status)
  }

  func run(_ context: CommandContext) async throws(CommandFailure) {
    if !showsOnly { try await context.updating { _ in } }
    let path = try context.existingDatabasePath()
    let steps: [SchemaStep]
    do throws(PlaceDatabaseError) { steps = try PlaceDatabase.schemaSteps(path: path) } catch {
      throw context.failure(error)
    }
    for step in steps {
      try context.output.writeLine("\(step.name)  \(step.isApplied ? "applied" : "pending")")
    }
  }
}
