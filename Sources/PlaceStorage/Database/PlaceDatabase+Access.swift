package import Persistence

/// One access to a connection, with this module's own error.
extension PlaceDatabase {
  /// When accesses of this task give up, waiting for a connection included; nil: never.
  @TaskLocal package static var deadline: ContinuousClock.Instant?

  /// Runs `body` on a reader, on one snapshot.
  package func read<Result: Sendable>(
    _ body: @Sendable (Connection) throws -> Result
  ) async throws(PlaceDatabaseError) -> Result {
    do { return try await pool.read(deadline: Self.deadline, body) } catch { throw Self.failure(error) }
  }

  /// Runs `body` on the writer in one transaction: all of it is stored, or on an error nothing.
  package func write<Result: Sendable>(
    _ body: @Sendable (Connection) throws -> Result
  ) async throws(PlaceDatabaseError) -> Result {
    do { return try await pool.write(deadline: Self.deadline, body) } catch { throw Self.failure(error) }
  }

  /// Runs `body` on the writer outside any transaction.
  package func withWriter<Result: Sendable>(
    _ body: @Sendable (Connection) throws -> Result
  ) async throws(PlaceDatabaseError) -> Result {
    do { return try await pool.withWriter(deadline: Self.deadline, body) } catch { throw Self.failure(error) }
  }

  private static func failure(_ error: any Error) -> PlaceDatabaseError {
    switch error {
    case let error as PlaceDatabaseError: error
    case let error as DatabaseError: PlaceDatabaseError(error)
    default: PlaceDatabaseError(.cancelled, "the work was cancelled")
    }
  }
}
