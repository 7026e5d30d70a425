import Dispatch
import Persistence

/// One piece of work at a time on another thread, beside the thread that gives it.
///
/// Used from one thread. What a piece throws is thrown when it is waited for; later pieces are then not begun. A
/// piece must not hold the worker or whoever owns it: released by the piece, the worker would wait for itself.
final class BesideWorker: Sendable {
  /// What the pieces leave behind: written by the one under way, read after it was waited for.
  private final class Outcome: Sendable {
    nonisolated(unsafe) var failure: DatabaseError?
  }

  private let queue = DispatchQueue(label: "load.beside", qos: .userInitiated)
  private let group = DispatchGroup()
  private let outcome = Outcome()

  deinit { group.wait() }

  /// Begins `work` once the piece before it is done.
  func begin(_ work: @escaping @Sendable () throws(DatabaseError) -> Void) throws(DatabaseError) {
    try wait()
    queue.async(group: group) { [outcome] in
      do throws(DatabaseError) { try work() } catch { outcome.failure = error }
    }
  }

  /// Waits until no work is under way.
  func wait() throws(DatabaseError) {
    group.wait()
    if let failure = outcome.failure { throw failure }
  }

  /// Runs `work` on the other thread and `own` on this one; both are done when it returns or throws.
  func run(
    _ work: @escaping @Sendable () throws(DatabaseError) -> Void, beside own: () throws(DatabaseError) -> Void
  ) throws(DatabaseError) {
    try begin(work)
    do throws(DatabaseError) { try own() } catch {
      group.wait()
      throw error
    }
    try wait()
  }
}
