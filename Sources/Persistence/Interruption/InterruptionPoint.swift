import CSQLite

/// Where SQLite asks, in the middle of a statement, whether to go on: one a connection, set once at open.
///
/// Used on the connection's thread only; the flag it looks at may be raised from any.
final class InterruptionPoint {
  /// The access running now; nil while nothing may stop the connection.
  var flag: AccessFlag?

  private let busyTimeoutMilliseconds: Int32
  private var waitedMilliseconds: Int32 = 0

  init(busyTimeoutMilliseconds: Int32) {
    self.busyTimeoutMilliseconds = busyTimeoutMilliseconds
  }

  var reasonToStop: DatabaseError? { flag?.reasonToStop }

  /// Installs the handlers on `database`, which must not outlive this object.
  func install(on database: OpaquePointer) {
    let context = Unmanaged.passUnretained(self).toOpaque()
    sqlite3_busy_handler(
      database,
      { context, attempt in
        guard let context else { return 0 }
        let point = Unmanaged<InterruptionPoint>.fromOpaque(context).takeUnretainedValue()
        return point.waitForLock(attempt: attempt) ? 1 : 0
      }, context)
    // 1000 operations are some 30 µs: often enough for a person, too seldom to be measured.
    sqlite3_progress_handler(
      database, 1000,
      { context in
        guard let context else { return 0 }
        let point = Unmanaged<InterruptionPoint>.fromOpaque(context).takeUnretainedValue()
        return point.reasonToStop == nil ? 0 : 1
      }, context)
  }

  /// Waits a little for another program's lock; false when the patience of the connection or its access ended.
  private func waitForLock(attempt: Int32) -> Bool {
    if attempt == 0 { waitedMilliseconds = 0 }
    guard reasonToStop == nil, waitedMilliseconds < busyTimeoutMilliseconds else { return false }
    let pause = min(1 << min(attempt, 5), busyTimeoutMilliseconds - waitedMilliseconds)
    waitedMilliseconds += max(sqlite3_sleep(pause), pause)
    return true
  }

  /// Runs `body` with nothing able to stop it: ROLLBACK and its like must not be cut short.
  func exempt<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    let interrupted = flag
    flag = nil
    defer { flag = interrupted }
    return try body()
  }

  /// The error behind `result`, which is the reason to stop when that is what SQLite obeyed.
  @inline(never)
  func failure(_ result: Int32, on database: OpaquePointer?, detail: DatabaseError.Detail) -> DatabaseError {
    let primary = result & 0xFF
    if primary == SQLITE_INTERRUPT || primary == SQLITE_BUSY, let reasonToStop { return reasonToStop }
    return DatabaseError.failure(result, on: database, detail: detail)
  }
}
