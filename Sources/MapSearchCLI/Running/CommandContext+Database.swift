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
  /// - Throws: `CommandFailure` that names `mapsearch import` when there is none, or an empty file.
  func existingDatabasePath() throws(CommandFailure) -> String {
    let path = try databasePath()
    var status = stat()
    let isMissing = stat(path, &status) != 0 && errno == ENOENT
    if isMissing || (status.st_mode & S_IFMT == S_IFREG && status.st_size == 0) {
      throw CommandFailure(
        .noDatabase, status: .noInput,
        "there is no database at \(path); make one with `mapsearch import FILE`")
    }
    return path
  }

  /// Opens the database for writing, making it when missing, and hands it to `body`.
  ///
  /// The folders of the usual place are made too; those of a path somebody typed are not.
  func writing<Result: Sendable>(
    _ body: (PlaceDatabase) async throws -> Result
  ) async throws(CommandFailure) -> Result {
    try await using(try writableDatabasePath(), .readWrite, body)
  }

  /// Where the database is or is to be made, its folder made ready as `writing` does.
  func writableDatabasePath() throws(CommandFailure) -> String {
    let path = try databasePath()
    if databaseOption == nil { makeFolders(of: path) } else { try requireFolder(of: path) }
    return path
  }

  /// Opens the database that was just read for one small write that waits for nobody, nor for the disk.
  ///
  /// - Parameter patienceMilliseconds: How long to wait for another program at most.
  func noting<Result: Sendable>(
    patienceMilliseconds: Int32, _ body: (PlaceDatabase) async throws -> Result
  ) async throws(CommandFailure) -> Result {
    try await using(
      try existingDatabasePath(), .readWrite, patienceMilliseconds: patienceMilliseconds, isBrief: true, body)
  }

  /// Hands `body` a database in memory that is gone afterwards.
  func discarding<Result: Sendable>(
    _ body: (PlaceDatabase) async throws -> Result
  ) async throws(CommandFailure) -> Result {
    try await using(":memory:", .readWrite, body)
  }

  private func using<Result: Sendable>(
    _ path: String, _ access: PlaceDatabase.Access, patienceMilliseconds: Int32? = nil, isBrief: Bool = false,
    _ body: (PlaceDatabase) async throws -> Result
  ) async throws(CommandFailure) -> Result {
    let usual = try BusyTimeout.milliseconds(environment)
    let patience = patienceMilliseconds.map { min($0, usual ?? .max) } ?? usual
    do {
      let database = try await PlaceDatabase(
        path: path, access: access, readers: 1, busyTimeoutMilliseconds: patience, isBrief: isBrief)
      do {
        let result = try await body(database)
        await database.close()
        return result
      } catch {
        await database.close()
        throw error
      }
    } catch {
      throw failure(error)
    }
  }

  /// The failure for whatever a service threw; it names the database when that is what failed.
  func failure(_ error: any Error) -> CommandFailure {
    let failure = CommandFailure(wrapping: error)
    guard let error = error as? PlaceDatabaseError, let path = try? databasePath() else { return failure }
    let isOfTheFile = [.cannotOpen, .unusableFile, .busy, .readOnly, .storage].contains(error.code)
    return isOfTheFile ? failure.about(path) : failure
  }

  private func requireFolder(of path: String) throws(CommandFailure) {
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return }
    let folder = String(path[..<slash])
    guard access(folder, F_OK) != 0, errno == ENOENT else { return }
    throw CommandFailure(
      .noDatabaseFolder, status: .noInput, "there is no folder \(folder) for the database; make it first")
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
      self.init(.database, status: ExitStatus(error), Self.clause(error.message), cause: error)
    case let error as SearchError:
      self.init(.search, status: ExitStatus(error), Self.clause(error.message), cause: error)
    case let error as ImportError:
      self.init(
        .importing, status: ExitStatus(rawValue: error.code.exitStatus), error.description, cause: error)
    case is CancellationError: self.init(.cancelled, status: .busy, "cancelled; nothing was changed")
    default: self.init(.database, status: .internalError, "\(error)", cause: error)
    }
  }

  /// The failure with what it happened to in front of the message.
  func about(_ subject: String) -> CommandFailure {
    CommandFailure(code, status: status, "\(subject): \(message)", cause: cause)
  }

  /// A sentence as it stands after a colon: `The file is damaged.` becomes `the file is damaged`.
  private static func clause(_ sentence: String) -> String {
    let text = sentence.hasSuffix(".") ? sentence.dropLast() : sentence[...]
    // "SQLite" and "FTS5" keep their capitals.
    guard let first = text.first, text.dropFirst().first?.isLowercase == true else { return String(text) }
    return first.lowercased() + text.dropFirst()
  }
}
