import CSQLite

extension Connection {
  /// Lends the statement for `sql`, one single statement, to `body`.
  ///
  /// Prepared once and cached by the address of the literal. Asking for the same literal inside `body` gives another
  /// statement, so two loops never share one. It is reset and its values are cleared when `body` ends.
  package func withStatement<Result>(
    _ sql: StaticString, _ body: (Statement) throws(DatabaseError) -> Result
  ) throws(DatabaseError) -> Result {
    let key = UInt(bitPattern: sql.utf8Start)
    let statement: Statement
    var isCached = true
    if let cached = staticStatements.checkOut(key) {
      statement = cached
    } else {
      statement = try prepare(
        UnsafeBufferPointer(start: sql.utf8Start, count: sql.utf8CodeUnitCount), isPersistent: true)
      isCached = staticStatements.insert(statement, for: key)
    }
    defer {
      if isCached, !statement.hasFailed {
        recycle(statement)
      } else {
        if isCached { staticStatements.remove(key) }
        statement.finalize()
      }
    }
    return try body(statement)
  }

  /// Lends the statement for `sql`, text put together at run time, to `body`; cached by the text.
  ///
  /// The text must have one of a few fixed shapes and hold no values: those are bound.
  package func withStatement<Result>(
    sql: String, _ body: (Statement) throws(DatabaseError) -> Result
  ) throws(DatabaseError) -> Result {
    let statement: Statement
    var isCached = true
    if let cached = dynamicStatements.checkOut(sql) {
      statement = cached
    } else {
      statement = try prepare(sql)
      isCached = dynamicStatements.insert(statement, for: sql)
    }
    defer {
      if isCached, !statement.hasFailed {
        recycle(statement)
      } else {
        if isCached { dynamicStatements.remove(sql) }
        statement.finalize()
      }
    }
    return try body(statement)
  }

  private func recycle(_ statement: Statement) {
    statement.reset()
    statement.clearBindings()
    statement.isCheckedOut = false
  }

  private func prepare(_ sql: String) throws(DatabaseError) -> Statement {
    let utf8 = Array(sql.utf8)
    let prepared: Result<Statement, DatabaseError> = utf8.withUnsafeBufferPointer { buffer in
      Result { () throws(DatabaseError) in try prepare(buffer, isPersistent: true) }
    }
    return try prepared.get()
  }

  private func prepare(
    _ sql: UnsafeBufferPointer<UInt8>, isPersistent: Bool
  ) throws(DatabaseError) -> Statement {
    let (prepared, rest) = try prepareFirst(sql, isPersistent: isPersistent)
    guard let prepared else { throw .misuse("The text holds no statement; write one.") }
    guard rest.allSatisfy({ $0 <= 0x20 || $0 == UInt8(ascii: ";") }) else {
      prepared.finalize()
      throw .misuse("The text holds several statements; run it as a script, or write one.")
    }
    return prepared
  }

  /// Prepares the first statement of `sql`.
  ///
  /// - Returns: The statement, nil when only blanks and comments were left, and the text after it.
  func prepareFirst(
    _ sql: UnsafeBufferPointer<UInt8>, isPersistent: Bool
  ) throws(DatabaseError) -> (statement: Statement?, rest: Slice<UnsafeBufferPointer<UInt8>>) {
    guard let database = handle else { throw Self.closed }
    guard let start = sql.baseAddress, let length = Int32(exactly: sql.count) else {
      return (nil, sql[sql.endIndex...])
    }
    var prepared: OpaquePointer?
    var consumed = 0
    let result = start.withMemoryRebound(to: CChar.self, capacity: sql.count) { text in
      var tail: UnsafePointer<CChar>?
      let flags = isPersistent ? UInt32(SQLITE_PREPARE_PERSISTENT) : 0
      let result = sqlite3_prepare_v3(database, text, length, flags, &prepared, &tail)
      consumed = tail.map { $0 - text } ?? sql.count
      return result
    }
    guard result == SQLITE_OK else { throw interruption.failure(result, on: database, detail: .full) }
    let statement = prepared.map { Statement(handle: $0, interruption: interruption) }
    return (statement, sql[consumed...])
  }

  static let closed = DatabaseError(
    code: .closed, message: "The database was closed; open it again before using it.")
}
