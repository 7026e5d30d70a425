import CSQLite
import Synchronization

/// What SQLite reports beside its results: recovered files, schema retries, statements left open.
///
/// SQLite accepts a log only before its first connection, so ours is always installed and the receiver comes later.
package enum ErrorLog {
  package typealias Receiver = @Sendable (_ result: Int32, _ message: String) -> Void

  private static let receiver = Mutex<Receiver?>(nil)

  private static let installation: Int32 = mapsearch_sqlite3_config_log(
    { _, result, message in
      guard let message else { return }
      ErrorLog.report(result, String(cString: message))
    }, nil)

  /// Sends what is reported from now on to `newReceiver`, which may be called on any thread; nil drops it.
  package static func receive(_ newReceiver: Receiver?) {
    receiver.withLock { $0 = newReceiver }
  }

  /// Installs the log once; called before every open.
  ///
  /// Whoever used SQLite in this process before us keeps its own log: that is no failure of ours.
  static func installOnce() { _ = installation }

  static func report(_ result: Int32, _ message: String) {
    let current = receiver.withLock { $0 }
    current?(result, message)
  }
}
