package import Persistence

/// A database of places in one file, with its index, history and settings.
///
/// One writer and several readers share it; every call runs on a connection's own thread.
public final class PlaceDatabase: Sendable {
  /// How a database is opened.
  public enum Access: Sendable {
    /// For reading; the file must exist and be current.
    case readOnly
    /// For reading and writing; a missing file is made, an older one brought up to date.
    case readWrite
  }

  /// Marks a file as ours: "MSrc" in ASCII.
  package static let applicationID: Int32 = 0x4D53_5263

  package let pool: DatabasePool
  /// Tells the time in microseconds since 1970-01-01T00:00:00Z.
  let clock: @Sendable () -> Int64

  /// Opens the database at `path`.
  ///
  /// - Parameters:
  ///   - path: The file; its folder must exist.
  ///   - access: Reading, or writing as well.
  ///   - readers: How many searches may run at once.
  /// - Throws: `PlaceDatabaseError` with the remedy: missing, foreign, damaged, too new, locked, not writable.
  public convenience init(
    path: String, access: Access = .readWrite, readers: Int = 2
  ) async throws(PlaceDatabaseError) {
    try await self.init(path: path, access: access, readers: readers, clock: WallClock.microseconds)
  }

  /// - Parameters:
  ///   - busyTimeoutMilliseconds: How long to wait for another program's lock; nil is the usual time.
  ///   - isBrief: Whether the file is known to be ours, for one small write that need not wait for the disk: what
  ///     is written stays in the log beside the file until a later close or checkpoint moves it.
  package init(
    path: String, access: Access, readers: Int, busyTimeoutMilliseconds: Int32? = nil, isBrief: Bool = false,
    clock: @escaping @Sendable () -> Int64 = WallClock.microseconds,
    progress: @escaping @Sendable (String) -> Void = { _ in }
  ) async throws(PlaceDatabaseError) {
    self.clock = clock
    var configuration = Self.configuration
    if let busyTimeoutMilliseconds { configuration.busyTimeoutMilliseconds = busyTimeoutMilliseconds }
    configuration.checkpointsOnClose = !isBrief
    do throws(DatabaseError) {
      if access == .readWrite, !isBrief { try await Self.requireOurs(path, configuration) }
      pool = try await DatabasePool(
        path: path, access: access == .readOnly ? .readOnly : .readWriteCreate, readers: readers,
        configuration: configuration
      ) { connection throws(DatabaseError) in
        let migrator = try Schema.migrator(clock: clock)
        switch access {
        case .readOnly: try migrator.requireCurrent(connection)
        case .readWrite: try migrator.migrate(connection) { progress("migrating to \($0.name)") }
        }
        try IndexRebuild.bringUpToDate(connection, canRebuild: access == .readWrite, progress: progress)
      }
    } catch {
      throw PlaceDatabaseError(error)
    }
  }

  /// Closes all connections after the work under way.
  public func close() async { await pool.close() }

  static let configuration: ConnectionConfiguration = {
    var configuration = ConnectionConfiguration()
    configuration.cacheKibibytes = 32 * 1024
    configuration.mmapBytes = 1 << 30
    return configuration
  }()

  /// A writer changes a file's journal mode when it opens it, so that a file of another program must be told
  /// before.
  private static func requireOurs(
    _ path: String, _ configuration: ConnectionConfiguration
  ) async throws(DatabaseError) {
    do throws(DatabaseError) {
      let reader = try await DatabasePool(
        path: path, access: .readOnly, readers: 1, configuration: configuration
      ) { connection throws(DatabaseError) in
        _ = try Schema.migrator(clock: { 0 }).status(connection)
      }
      await reader.close()
    } catch  where error.isFileMissing {
      // The writer makes it.
    }
  }
}
