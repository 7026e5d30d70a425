import Persistence

/// Copies of the whole database.
extension PlaceDatabase {
  /// Copies the database, as one snapshot, to a new file at `path`, while others read and write.
  ///
  /// The copy appears under its name only when it is complete and on the disk.
  ///
  /// - Parameters:
  ///   - path: The new file; its folder must exist, and nothing under this name.
  ///   - onProgress: Called now and then with the share that is copied, 0…1.
  /// - Throws: `.storage` when there is something at `path` already, or the disk is full.
  public func backup(
    to path: String, onProgress: @escaping @Sendable (Double) -> Void = { _ in }
  ) async throws(PlaceDatabaseError) {
    try await read { connection in try connection.copySnapshot(to: path, progress: onProgress) }
  }

  /// Puts the database in the file `backup` in the place of the one at `path`, once it is found to be sound.
  ///
  /// A copy is checked, and brought up to this version, beside the old database, which stays until the new one stands.
  /// One that is damaged is set aside under its name and `.damaged`.
  ///
  /// - Throws: `PlaceDatabaseError`: `.cannotOpen` when there is no such backup, `.unusableFile` when it is not sound
  ///   or not ours, `.busy` when somebody uses the old database.
  /// - Complexity: O(*n*) in the size of the backup.
  public static func restore(
    from backup: String, to path: String, onProgress: @escaping @Sendable (Double) -> Void = { _ in }
  ) async throws(PlaceDatabaseError) {
    do throws(DatabaseError) {
      let candidate = RestoreFile(path: path)
      try candidate.requireOther(than: backup)
      defer { candidate.discard() }
      try await copy(backup, to: candidate.candidatePath, onProgress)
      do throws(PlaceDatabaseError) { try await prove(candidate.candidatePath) } catch {
        throw DatabaseError(code: .corrupt, message: "the backup cannot be used: \(error.message)")
      }
      try await install(candidate, onProgress)
    } catch {
      throw PlaceDatabaseError(error)
    }
  }

  private static func copy(
    _ backup: String, to path: String, _ onProgress: @escaping @Sendable (Double) -> Void
  ) async throws(DatabaseError) {
    let pool = try await DatabasePool(
      path: backup, access: .readOnly, readers: 1, configuration: configuration
    ) {
      connection throws(DatabaseError) in
      _ = try Schema.migrator(clock: { 0 }).status(connection)
    }
    let outcome: Result<Void, DatabaseError> = await outcome {
      try await pool.read { try $0.copySnapshot(to: path, progress: { onProgress($0 / 2) }) }
    }
    await pool.close()
    try outcome.get()
  }

  /// Brings the copy up to this version and checks all of it.
  private static func prove(_ path: String) async throws(PlaceDatabaseError) {
    let database = try await PlaceDatabase(path: path, access: .readWrite, readers: 1)
    let findings: [IndexCheckFinding]
    do throws(PlaceDatabaseError) {
      findings = try await database.check()
    } catch {
      await database.close()
      throw error
    }
    await database.close()
    if let first = findings.first { throw PlaceDatabaseError(.unusableFile, "\(first)") }
  }

  private static func install(
    _ candidate: RestoreFile, _ onProgress: @escaping @Sendable (Double) -> Void
  ) async throws(DatabaseError) {
    guard !candidate.isTargetMissing else { return try candidate.publish() }
    do throws(DatabaseError) {
      let pool = try await DatabasePool(
        path: candidate.path, access: .readWriteCreate, readers: 1, configuration: configuration
      ) { connection throws(DatabaseError) in
        _ = try Schema.migrator(clock: { 0 }).status(connection)
      }
      let outcome: Result<Void, DatabaseError> = await outcome {
        try await pool.withWriter {
          try $0.replaceContents(with: candidate.candidatePath, progress: { onProgress(0.5 + $0 / 2) })
        }
      }
      await pool.close()
      try outcome.get()
    } catch  where error.code == .corrupt || error.code == .notADatabase {
      try candidate.setTargetAside()
      try candidate.publish()
    }
  }

  private static func outcome(
    _ body: () async throws -> Void
  ) async -> Result<Void, DatabaseError> {
    do {
      try await body()
      return .success(())
    } catch let error as DatabaseError {
      return .failure(error)
    } catch {
      return .failure(DatabaseError(code: .cancelled, message: "the work was cancelled"))
    }
  }
}
