import Dispatch
import Synchronization

/// Connections lent to one task at a time, first come first served; waiting suspends the task, not a thread.
final class WaitingLine: Sendable {
  private struct Waiter {
    let flag: AccessFlag
    let continuation: CheckedContinuation<Result<ConnectionActor, DatabaseError>, Never>
  }

  private struct State {
    /// The last one returned is lent first: its cache is warm, and the others need never open.
    var idle: [ConnectionActor]
    var waiting: [Waiter] = []
    var isClosed = false
  }

  private let state: Mutex<State>

  init(_ connections: [ConnectionActor]) {
    state = Mutex(State(idle: connections.reversed()))
  }

  var waitingCount: Int { state.withLock { $0.waiting.count } }

  /// Takes a connection, waiting for one if all are lent.
  ///
  /// - Throws: `.closed`, or why `flag` stopped the wait.
  nonisolated(nonsending) func acquire(_ flag: AccessFlag) async throws(DatabaseError) -> ConnectionActor {
    try flag.check()
    let immediate: Result<ConnectionActor, DatabaseError>? = state.withLock { state in
      if state.isClosed { return .failure(Connection.closed) }
      return state.idle.popLast().map { .success($0) }
    }
    if let immediate { return try immediate.get() }
    let outcome = await withCheckedContinuation { continuation in
      join(Waiter(flag: flag, continuation: continuation))
    }
    return try outcome.get()
  }

  /// Gives a connection back, to whoever waits longest.
  func release(_ connection: ConnectionActor) {
    let next: Waiter? = state.withLock { state in
      if state.waiting.isEmpty {
        state.idle.append(connection)
        return nil
      }
      return state.waiting.removeFirst()
    }
    next?.continuation.resume(returning: .success(connection))
  }

  /// Sends the waiter with `flag` away, if it still waits; the flag says why.
  func withdraw(_ flag: AccessFlag) {
    let waiter: Waiter? = state.withLock { state in
      state.waiting.firstIndex { $0.flag === flag }.map { state.waiting.remove(at: $0) }
    }
    waiter?.continuation.resume(returning: .failure(flag.reasonToStop ?? .cancelled))
  }

  /// Lends nothing any more and sends those who wait away.
  func close() {
    let waiters = state.withLock { state in
      state.isClosed = true
      defer { state.waiting = [] }
      return state.waiting
    }
    for waiter in waiters { waiter.continuation.resume(returning: .failure(Connection.closed)) }
  }

  private func join(_ waiter: Waiter) {
    let outcome: Result<ConnectionActor, DatabaseError>? = state.withLock { state in
      // Looked at under the lock: a cancellation raises the flag first and then looks for the waiter under it.
      if waiter.flag.isCancelled { return .failure(.cancelled) }
      if state.isClosed { return .failure(Connection.closed) }
      if let connection = state.idle.popLast() { return .success(connection) }
      state.waiting.append(waiter)
      return nil
    }
    if let outcome {
      waiter.continuation.resume(returning: outcome)
    } else if let deadline = waiter.flag.deadline {
      let seconds = max(.zero, deadline - .now) / .seconds(1)
      DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [weak self, flag = waiter.flag] in
        self?.withdraw(flag)
      }
    }
  }
}
