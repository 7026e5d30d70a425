import Synchronization

/// A progress bar that any thread may move.
final class ProgressBarBox: Sendable {
  private let bar: Mutex<ProgressBar>

  init(_ bar: sending ProgressBar) { self.bar = Mutex(bar) }

  func update(count: Int, fraction: Double?) {
    bar.withLock { $0.update(count: count, fraction: fraction) }
  }

  func erase() { bar.withLock { $0.erase() } }
}
