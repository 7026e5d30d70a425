import Dispatch
import Synchronization

/// Some rows of a load whose terms two threads make: one from the front, which takes them into the arena as well, the
/// other from the back, when it has time.
///
/// The arena wants its keys ascending, so what was made from the back is taken in last.
final class LoadBatch: @unchecked Sendable {
  // Filled by one thread before the other is told of it, and then only read.
  let rows = RowBatch()
  /// The size of the arena with these terms; to be read after `wait`.
  var arenaBytes = 0
  /// Terms made from the back, by share; each is written by the thread that claimed it.
  private var stages: [TermStage] = []
  private let claims = Mutex(0..<0)
  /// Raised when the helping thread is through.
  private let isHelped = DispatchSemaphore(value: 0)
  /// Entered while the other thread is at work.
  private let work = DispatchGroup()

  private static let shareRows = 64

  /// Has `queue` take the terms of all rows into `arena`; `help` or `leave` must follow.
  func begin(on queue: DispatchQueue, _ terms: RowTerms, _ arena: PostingArena) {
    let count = (rows.count + Self.shareRows - 1) / Self.shareRows
    while stages.count < count { stages.append(TermStage()) }
    claims.withLock { $0 = 0..<count }
    // Only the queue touches them until it is waited for.
    nonisolated(unsafe) let (terms, arena) = (terms, arena)
    queue.async(group: work) { [self] in
      var next = 0
      while let share = claims.withLock({ $0.popFirst() }) {
        terms.collect(range(share), of: rows, into: stages[share])
        arena.take(stages[share])
        next = share + 1
      }
      isHelped.wait()
      while next < count {
        arena.take(stages[next])
        next += 1
      }
      arenaBytes = arena.byteCount
    }
  }

  /// Makes terms from the back until all are made or being made.
  func help(_ terms: RowTerms) {
    while let share = claims.withLock({ $0.popLast() }) {
      terms.collect(range(share), of: rows, into: stages[share])
    }
    isHelped.signal()
  }

  /// Leaves all terms to the other thread.
  func leave() { isHelped.signal() }

  /// Waits until the other thread is through with the rows.
  func wait() { work.wait() }

  private func range(_ share: Int) -> Range<Int> {
    share * Self.shareRows..<min((share + 1) * Self.shareRows, rows.count)
  }
}
