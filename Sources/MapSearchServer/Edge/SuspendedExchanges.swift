import CMicroHTTPD
import Synchronization

/// The exchanges whose connections wait, suspended, for an answer from elsewhere.
///
/// Each is resumed exactly once, by whoever ends it first: the library forbids a second time, and to end before the
/// first.
final class SuspendedExchanges: Sendable {
  /// A connection may be resumed from any thread.
  private struct Waiting: @unchecked Sendable {
    let exchange: Exchange
    let connection: OpaquePointer
    var task: Task<Void, Never>?
  }

  private struct State {
    var waiting: [ObjectIdentifier: Waiting] = [:]
    /// Whether all were ended, and none is to wait any more.
    var isClosed = false
  }

  private let state = Mutex(State())

  /// Suspends `connection` until `exchange` is ended; false when the service ends, and nothing may wait.
  func add(_ exchange: Exchange, _ connection: OpaquePointer) -> Bool {
    let waiting = Waiting(exchange: exchange, connection: connection)
    return state.withLock { state in
      guard !state.isClosed else { return false }
      state.waiting[ObjectIdentifier(exchange)] = waiting
      MHD_suspend_connection(waiting.connection)
      return true
    }
  }

  /// Notes which task will end `exchange`, to be cancelled if that takes too long.
  func attach(_ task: Task<Void, Never>, to exchange: Exchange) {
    let isWaiting = state.withLock { state in
      guard state.waiting[ObjectIdentifier(exchange)] != nil else { return false }
      state.waiting[ObjectIdentifier(exchange)]?.task = task
      return true
    }
    // Ended in between: by the task, which nothing cancels any more, or with all others.
    if !isWaiting { task.cancel() }
  }

  /// Has the connection go on with `answer`, unless it was ended before.
  func end(_ exchange: Exchange, _ answer: Response) {
    // Under the lock: once `endAll` has it, the library may be ended, and no connection is left to resume.
    state.withLock { state in
      guard let ended = state.waiting.removeValue(forKey: ObjectIdentifier(exchange)) else { return }
      exchange.answer = answer
      MHD_resume_connection(ended.connection)
    }
  }

  /// Cancels what is under way, and has all connections go on with the answer that the service ends.
  func endAll() {
    let all = state.withLock { state in
      defer { state = State(isClosed: true) }
      return Array(state.waiting.values)
    }
    for ended in all {
      ended.task?.cancel()
      if let call = ended.exchange.call { ended.exchange.answer = call.finished(.failure(.ending)) }
      MHD_resume_connection(ended.connection)
    }
  }
}
