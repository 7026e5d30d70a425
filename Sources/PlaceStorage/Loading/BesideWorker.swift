import Dispatch
import Persistence

/// One piece of work at a time on another thread, beside the thread that gives it.
///
/// Used from one thread. What a piece throws is thrown when it is waited for; later pieces are then not begun.
final class BesideWorker: Sendable {
  private let queue = DispatchQueue(label: "load.beside", qos: .userInitiated)
  private let group = DispatchGroup()
  /// Written by the piece under way, read after it was waited for.
  private nonisolated(unsafe) var failure: DatabaseError?

  deinit { group.wait() }

  /// Begins `work` once the piece before it is done.
  func begin(_ work: @escaping @Sendable () throws(DatabaseError) -> Void) throws(DatabaseError) {
    try wait()
    queue.async(group: group) { [unowned self] in
      do throws(DatabaseError) { try work() } catch { failure = error }
    }
  }

  /// Waits until no work is under way.
  func wait() throws(DatabaseError) {
    group.wait()
    if let failure { throw failure }
  }
}
