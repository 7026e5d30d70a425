import MapSearch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension CommandContext {
  /// Opens the database for reading and hands it to `body`.
  ///
  /// - Throws: `CommandFailure` that names `mapsearch import` when there is none yet.
  func reading<Result: Sendable>(
    _ body: (PlaceDatabase) async throws -> Result
  ) async throws(CommandFailure) -> Result {
    try await using(try existingDatabasePath(), .readOnly, body)
  }

  /// Opens the database for writing, but makes none; what it throws is as for `reading`.
  func updating<Result: Sendable>(
    _ body: (PlaceDatabase) async throws -> Result
  ) async throws(CommandFailure) -> Result {
    try await using(try existingDatabasePath(), .readWrite, body)
  }

  /// Where the database is.
  ///
  /// - Throws: `CommandFailure` that names `mapsearch import` when there is none.
  func existingDatabasePath() throws(CommandFailure) -> String {
    let path = try databasePath()
    guard access(path, F_OK) == 0 || errno != ENOENT else {
      throw CommandFailure(
        .noDatabase, status: .noInput,
        "there is no database at \(path); make one with `mapsearch import FILE`")
    }
    return path
  }

  /// Opens the database for writing, making it and its folder when missing, and hands it to `body`.
  func writing<Result: Sendable>(
    _ body: (PlaceDatabase) async throws -> Result
  ) async throws(CommandFailure) -> Result {
    let path = try databasePath()
    if databaseOption == nil { makeFolders(of: path) }
    return try await using(path, .readWrite, body)
  }

  private func using<Result: Sendable>(
    _ path: String, _ access: PlaceDatabase.Access, _ body: (PlaceDatabase) async throws -> Result
  ) async throws(CommandFailure) -> Result {
    do {
      let database = try await PlaceDatabase(path: path, access: access, readers: 1)
      do {
        let result = try await body(database)
        await database.close()
        return result
      } catch {
        await database.close()
        throw error
      }
    } catch {
      throw CommandFailure(wrapping: error)
    }
  }

  /// What cannot be made shows itself when the database is opened, with the better message.
  private func makeFolders(of path: String) {
    var parent = ""
    for part in path.split(separator: "/").dropLast() {
      parent += "/" + part
      mkdir(parent, 0o700)
    }
  }
}

extension CommandFailure.Code {
  static let noDatabase = CommandFailure.Code(rawValue: "no-database")
  static let damaged = CommandFailure.Code(rawValue: "damaged")
  static let noEntry = CommandFailure.Code(rawValue: "no-entry")
  static let database = CommandFailure.Code(rawValue: "database")
  static let search = CommandFailure.Code(rawValue: "search")
  static let importing = CommandFailure.Code(rawValue: "import")
  static let cancelled = CommandFailure.Code(rawValue: "cancelled")
}

extension CommandFailure {
  /// The failure for whatever a service threw.
  init(wrapping error: any Error) {
    switch error {
    case let error as CommandFailure: self = error
    case let error as PlaceDatabaseError:
      self.init(.database, status: ExitStatus(error), error.message, cause: error)
    case let error as SearchError:
      self.init(.search, status: ExitStatus(error), error.message, cause: error)
    case let error as ImportError:
      self.init(.importing, status: ExitStatus(rawValue: error.code.exitStatus), error.message, cause: error)
    case is CancellationError: self.init(.cancelled, status: .busy, "cancelled; nothing was changed")
    default: self.init(.database, status: .internalError, "\(error)", cause: error)
    }
  }
}
