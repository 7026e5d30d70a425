/// One connection on its own queue, opened when first needed; a whole unit of work is one hop.
actor ConnectionActor {
  private nonisolated let executor: QueueExecutor
  private let path: String
  private let access: Connection.Access
  private let configuration: ConnectionConfiguration
  private var connection: Connection?
  private var isClosed = false

  init(label: String, path: String, access: Connection.Access, configuration: ConnectionConfiguration) {
    executor = QueueExecutor(label: label)
    self.path = path
    self.access = access
    self.configuration = configuration
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Runs `body` on the connection; `flag` can stop it.
  func run<Result: Sendable>(
    _ flag: AccessFlag, _ body: @Sendable (Connection) throws -> Result
  ) throws -> Result {
    try flag.check()
    let connection = try openIfNeeded()
    return try connection.withInterruption(by: flag) { try body(connection) }
  }

  /// Opens the connection and runs `prepare` on it.
  func open(prepare: @Sendable (Connection) throws(DatabaseError) -> Void) throws(DatabaseError) {
    try prepare(try openIfNeeded())
  }

  /// Closes after the work under way.
  func close() {
    isClosed = true
    connection?.close()
    connection = nil
  }

  private func openIfNeeded() throws(DatabaseError) -> Connection {
    if let connection { return connection }
    guard !isClosed else { throw Connection.closed }
    let opened = try Connection(path: path, access: access, configuration: configuration)
    connection = opened
    return opened
  }
}
