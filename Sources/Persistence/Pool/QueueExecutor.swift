import Dispatch

/// Runs an actor on a dispatch queue of its own, so that blocking calls never hold all of Swift's few threads.
final class QueueExecutor: SerialExecutor {
  private let queue: DispatchQueue
  private let seat: SharedThreadSeat?

  init(label: String) {
    seat = SharedThreadSeat.take()
    // On Linux Swift's tasks run on the threads of the global queue, and staying on such a thread makes a hop some
    // 5 µs instead of 25. Without a seat there, the queue brings a thread of its own.
    queue = DispatchQueue(label: label, target: seat == nil ? nil : .global())
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}
