import Synchronization

/// The wish to stop one access to a database, by cancelling it or at its deadline.
///
/// It belongs to that access alone: `sqlite3_interrupt` would hit whatever the connection runs by then.
package final class AccessFlag: Sendable {
  package let deadline: ContinuousClock.Instant?
  private let isCancelledStorage = Atomic<Bool>(false)

  package init(deadline: ContinuousClock.Instant? = nil) {
    self.deadline = deadline
  }

  package var isCancelled: Bool { isCancelledStorage.load(ordering: .relaxed) }

  /// Stops the access soon; harmless after it ended. Safe to call from any thread.
  package func cancel() { isCancelledStorage.store(true, ordering: .relaxed) }

  /// Why the access must stop, nil while it may go on.
  package var reasonToStop: DatabaseError? {
    if isCancelled { return .cancelled }
    if let deadline, ContinuousClock.now >= deadline { return .deadlineExceeded }
    return nil
  }

  package func check() throws(DatabaseError) {
    if let reasonToStop { throw reasonToStop }
  }
}

extension DatabaseError {
  package static let cancelled = DatabaseError(code: .cancelled, message: "The work was cancelled.")
  package static let deadlineExceeded = DatabaseError(
    code: .deadlineExceeded, message: "The time allowed for the work ran out; allow more, or ask for less.")
}
