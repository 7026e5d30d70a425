import CSQLite

extension Connection {
  /// Runs the statements of `sql` in order, passing over any rows.
  package func execute(_ sql: StaticString) throws(DatabaseError) {
    try execute(UnsafeBufferPointer(start: sql.utf8Start, count: sql.utf8CodeUnitCount))
  }

  /// Runs the statements of a script, UTF-8 without U+0000.
  package func executeScript(_ sql: [UInt8]) throws(DatabaseError) {
    guard !sql.contains(0) else {
      throw DatabaseError(code: .misuse, message: "The script holds a NUL character; remove it.")
    }
    let outcome: Result<Void, DatabaseError> = sql.withUnsafeBufferPointer { buffer in
      Result { () throws(DatabaseError) in try execute(buffer) }
    }
    try outcome.get()
  }

  private func execute(_ sql: UnsafeBufferPointer<UInt8>) throws(DatabaseError) {
    guard let database = handle else { throw Self.closed }
    var rest = sql[...]
    while !rest.isEmpty {
      let (statement, tail) = try prepareFirst(UnsafeBufferPointer(rebasing: rest), isPersistent: false)
      rest = rest[(rest.endIndex - tail.count)...]
      guard let statement else { continue }
      defer { statement.finalize() }
      var result = SQLITE_ROW
      while result == SQLITE_ROW { result = sqlite3_step(statement.handle) }
      guard result == SQLITE_DONE else { throw interruption.failure(result, on: database, detail: .full) }
    }
  }
}
