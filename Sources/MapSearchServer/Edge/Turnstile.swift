import Synchronization

/// Lets no more than a number of requests be at one kind of work.
final class Turnstile: Sendable {
  private let limit: Int
  private let inside = Atomic<Int>(0)

  init(limit: Int) { self.limit = limit }

  /// Lets one more in; false when there are as many as may be.
  func enter() -> Bool {
    guard inside.add(1, ordering: .relaxed).newValue > limit else { return true }
    leave()
    return false
  }

  /// One that was let in is done.
  func leave() { inside.subtract(1, ordering: .relaxed) }
}
