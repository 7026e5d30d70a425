/// One writer and several readers of one database file, for many tasks.
///
/// Work is a closure run whole on a connection's own thread; what it returns is all that leaves it. A closure must
/// not start another access to the same pool: one that waits for itself would never end, so that is an error.
package final class DatabasePool: Sendable {
  /// The pools whose accesses surround the current task.
  @TaskLocal private static var surrounding: Set<ObjectIdentifier> = []

  // Released in this order, readers first, so that the writer is the last to close and leaves no log behind.
  private let readers: [ConnectionActor]
  private let readerLine: WaitingLine
  private let writer: ConnectionActor?
  private let writerLine: WaitingLine

  /// Opens the database.
  ///
  /// The writer is opened first: it makes the file and its log. A reader is opened when first needed.
  /// With `.readOnly` there is no writer, and `prepare` runs on the first reader. Only readers map the file.
  ///
  /// - Parameters:
  ///   - readers: How many reads may run at once, at least 1.
  ///   - prepare: Run once before anything else, such as a migrator.
  package init(
    path: String, access: Connection.Access, readers: Int = 2,
    configuration: ConnectionConfiguration = .init(),
    prepare: @Sendable (Connection) throws(DatabaseError) -> Void = { _ in }
  ) async throws(DatabaseError) {
    let readerActors = (0..<max(1, readers)).map { index in
      ConnectionActor(
        label: "database.reader.\(index)", path: path, access: .readOnly, configuration: configuration)
    }
    // What is written goes through the cache; pages that a map also holds cost memory twice, and a map that has to
    // grow with the file slows the readers beside it.
    var writing = configuration
    writing.mmapBytes = 0
    writer =
      access == .readOnly
      ? nil
      : ConnectionActor(label: "database.writer", path: path, access: access, configuration: writing)
    self.readers = readerActors
    readerLine = WaitingLine(readerActors)
    writerLine = WaitingLine(writer.map { [$0] } ?? [])
    try await (writer ?? readerActors[0]).open(prepare: prepare)
  }

  /// Runs `body` on a reader, on one snapshot.
  ///
  /// - Parameter deadline: When to give up, waiting for a reader included.
  /// - Throws: `.cancelled`, `.deadlineExceeded`, `.closed`, `.reentrantAccess`, and what `body` throws.
  package nonisolated(nonsending) func read<Result: Sendable>(
    deadline: ContinuousClock.Instant? = nil, _ body: @Sendable (Connection) throws -> Result
  ) async throws -> Result {
    try await access(readerLine, deadline) { connection in
      try connection.readTransaction { try body(connection) }
    }
  }

  /// Runs `body` on the writer in one transaction: all of it is stored, or on an error nothing.
  ///
  /// - Throws: As `read`, and `.readOnly` for a pool opened for reading.
  package nonisolated(nonsending) func write<Result: Sendable>(
    deadline: ContinuousClock.Instant? = nil, _ body: @Sendable (Connection) throws -> Result
  ) async throws -> Result {
    try await withWriter(deadline: deadline) { connection in
      try connection.transaction { try body(connection) }
    }
  }

  /// Runs `body` on the writer outside any transaction, for maintenance and for work in several transactions.
  package nonisolated(nonsending) func withWriter<Result: Sendable>(
    deadline: ContinuousClock.Instant? = nil, _ body: @Sendable (Connection) throws -> Result
  ) async throws -> Result {
    guard writer != nil else { throw Self.noWriter }
    return try await access(writerLine, deadline, body)
  }

  /// Closes all connections, readers first, after the work under way; later accesses fail.
  package func close() async {
    readerLine.close()
    writerLine.close()
    for reader in readers { await reader.close() }
    await writer?.close()
  }

  /// How many reads wait for a connection.
  var waitingReads: Int { readerLine.waitingCount }

  private nonisolated(nonsending) func access<Result: Sendable>(
    _ line: WaitingLine, _ deadline: ContinuousClock.Instant?, _ body: @Sendable (Connection) throws -> Result
  ) async throws -> Result {
    let identity = ObjectIdentifier(self)
    guard !Self.surrounding.contains(identity) else { throw Self.reentrant }
    let flag = AccessFlag(deadline: deadline)
    return try await withTaskCancellationHandler {
      let connection = try await line.acquire(flag)
      defer { line.release(connection) }
      return try await connection.run(flag) { connection in
        try Self.$surrounding.withValue(Self.surrounding.union([identity])) { try body(connection) }
      }
    } onCancel: {
      flag.cancel()
      line.withdraw(flag)
    }
  }

  private static let reentrant = DatabaseError(
    code: .reentrantAccess,
    message:
      "A database access was begun inside another of the same pool; use the connection at hand, or wait.")
  private static let noWriter = DatabaseError(
    code: .readOnly, message: "The database was opened for reading only; open it for writing.")
}
