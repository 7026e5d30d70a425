import CSQLite
import Synchronization

/// The right to block one of the threads that Swift's tasks run on.
///
/// There is one seat fewer than threads in the process, so that one thread is always left to run the tasks: among
/// them those that cancel a query. On one core there is none.
final class SharedThreadSeat: Sendable {
  private static let takenCount = Mutex(0)
  static let count = max(0, mapsearch_usable_processors() - 1)

  private init() {}

  /// A seat, given back when released; nil when all are taken.
  static func take() -> SharedThreadSeat? {
    takenCount.withLock { taken in
      guard taken < count else { return nil }
      taken += 1
      return SharedThreadSeat()
    }
  }

  deinit { Self.takenCount.withLock { $0 -= 1 } }
}
