import Synchronization

/// Bytes of bodies that all requests together may hold in memory.
final class BodyBudget: Sendable {
  private let left: Atomic<Int>

  init(bytes: Int) { left = Atomic(bytes) }

  /// Takes so many; false when so many are not left.
  func take(_ bytes: Int) -> Bool {
    guard left.subtract(bytes, ordering: .relaxed).newValue < 0 else { return true }
    giveBack(bytes)
    return false
  }

  /// So many are held no longer.
  func giveBack(_ bytes: Int) { left.add(bytes, ordering: .relaxed) }
}
