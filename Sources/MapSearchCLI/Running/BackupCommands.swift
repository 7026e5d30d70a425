import MapSearch

/// `mapsearch backup FILE`: copies the database, while others use it.
struct BackupCommand: Command {
  private let path: String

  init(_ arguments: ParsedArguments) throws(UsageError) {
    path = try arguments.requiredValue(MaintenanceArguments.copy)
  }

  func run(_ context: CommandContext) async throws(CommandFailure) {
    let bar = ProgressBarBox(context.progressBar("backup", unit: "per cent"))
    try await context.reading { database in
      try await database.backup(to: path) { bar.update(count: Int($0 * 100), fraction: $0) }
    }
    bar.erase()
    context.diagnostics.note("the database was copied to \(path)")
  }
}

/// `mapsearch restore FILE`: puts a copy in the place of the database.
struct RestoreCommand: Command {
  private let path: String

  init(_ arguments: ParsedArguments) throws(UsageError) {
    path = try arguments.requiredValue(MaintenanceArguments.copy)
  }

  func run(_ context: CommandContext) async throws(CommandFailure) {
    let bar = ProgressBarBox(context.progressBar("restore", unit: "per cent"))
    let target = try context.makingDatabasePath()
    do throws(PlaceDatabaseError) {
      try await PlaceDatabase.restore(from: path, to: target) {
        bar.update(count: Int($0 * 100), fraction: $0)
      }
    } catch {
      bar.erase()
      let failure = CommandFailure(wrapping: error)
      throw error.code == .cannotOpen || error.code == .unusableFile
        ? failure.about(path) : failure.about(target)
    }
    bar.erase()
    context.diagnostics.note("the database at \(target) is now as it is in \(path)")
  }
}
