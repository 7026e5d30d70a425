extension Connection {
  /// Runs `body` in a transaction that may write: all of it is stored, or on an error nothing.
  ///
  /// Inside another such transaction it is a savepoint of that.
  package func transaction<Result>(_ body: () throws -> Result) throws -> Result {
    try transaction(wrapping: { $0 as any Error }, body)
  }

  /// The same for a body marked `throws(DatabaseError)`.
  package func transaction<Result>(
    _ body: () throws(DatabaseError) -> Result
  ) throws(DatabaseError) -> Result {
    try transaction(wrapping: { $0 }, body)
  }

  /// The same for a body with its own type of error; `wrap` makes one of the transaction's own failures.
  package func transaction<Result, Failure: Error>(
    wrapping wrap: (DatabaseError) -> Failure, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if isInTransaction { return try savepoint(wrapping: wrap, body) }
    // IMMEDIATE: a reader that upgrades gets BUSY at once, whatever its timeout.
    return try bracket("BEGIN IMMEDIATE", isRead: false, wrapping: wrap, body)
  }

  /// Runs `body` on one snapshot: it sees nothing committed by others meanwhile. Inside a transaction, on that one's.
  package func readTransaction<Result>(_ body: () throws -> Result) throws -> Result {
    try readTransaction(wrapping: { $0 as any Error }, body)
  }

  /// The same for a body marked `throws(DatabaseError)`.
  package func readTransaction<Result>(
    _ body: () throws(DatabaseError) -> Result
  ) throws(DatabaseError) -> Result {
    try readTransaction(wrapping: { $0 }, body)
  }

  /// The same for a body with its own type of error; `wrap` makes one of the transaction's own failures.
  package func readTransaction<Result, Failure: Error>(
    wrapping wrap: (DatabaseError) -> Failure, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if isInTransaction { return try body() }
    return try bracket("BEGIN DEFERRED", isRead: true, wrapping: wrap, body)
  }
}

extension Connection {
  private func bracket<Result, Failure: Error>(
    _ begin: StaticString, isRead: Bool, wrapping wrap: (DatabaseError) -> Failure,
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    do throws(DatabaseError) { try run(begin) } catch { throw wrap(error) }
    isReadTransaction = isRead
    defer { isReadTransaction = false }
    let result: Result
    do throws(Failure) { result = try body() } catch {
      rollBack()
      throw error
    }
    do throws(DatabaseError) { try commit() } catch {
      // A failed COMMIT can leave the transaction open. Its error is the one to tell.
      rollBack()
      throw wrap(error)
    }
    return result
  }

  private func commit() throws(DatabaseError) {
    // An interrupted or failed write may have rolled everything back, and the body gone on without a transaction.
    guard isInTransaction else { throw Self.lostTransaction }
    if !isReadTransaction { try checkInterruption() }
    try interruption.exempt { () throws(DatabaseError) in try run("COMMIT") }
  }

  /// Rolls back if there is anything to; a failure is dropped, for the first error is the one to tell.
  private func rollBack() {
    guard isInTransaction else { return }
    interruption.exempt { try? run("ROLLBACK") }
  }

  private func savepoint<Result, Failure: Error>(
    wrapping wrap: (DatabaseError) -> Failure, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    do throws(DatabaseError) {
      if isReadTransaction { throw Self.writeInsideRead }
      try run("SAVEPOINT nested")
    } catch { throw wrap(error) }
    let result: Result
    do throws(Failure) { result = try body() } catch {
      if isInTransaction {
        // ROLLBACK TO keeps the savepoint: it must be released too.
        interruption.exempt {
          try? run("ROLLBACK TO nested")
          try? run("RELEASE nested")
        }
      }
      throw error
    }
    do throws(DatabaseError) {
      guard isInTransaction else { throw Self.lostTransaction }
      try interruption.exempt { () throws(DatabaseError) in try run("RELEASE nested") }
    } catch { throw wrap(error) }
    return result
  }

  private func run(_ sql: StaticString) throws(DatabaseError) {
    try withStatement(sql) { statement throws(DatabaseError) in try statement.run() }
  }

  private static let lostTransaction = DatabaseError(
    code: .misuse,
    message: "The transaction ended before its body did, and its changes were not stored; run it again.")
  private static let writeInsideRead = DatabaseError(
    code: .misuse, message: "A write was begun inside a read; begin the write first.")
}
