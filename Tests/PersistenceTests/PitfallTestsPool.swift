import TestSupport
import Foundation
import Synchronization
import Testing

@testable import Persistence

/// Defects others met with pools and threads; the numbers are the rows of our list of SQLite pitfalls.
@Suite(.serialized) struct PitfallTestsPool {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  func pool(readers: Int) async throws -> DatabasePool {
    try await DatabasePool(path: folder.path(), access: .readWriteCreate, readers: readers)
  }

  @Test("47: many tasks use no more connections than there are readers")
  func readersAreFixed() async throws {
    let pool = try await pool(readers: 2)
    let seen = Recorder<ObjectIdentifier>()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<100 {
        group.addTask {
          try await pool.read { connection in
            _ = try connection.integers(countingSQL(1000))
            seen.record(ObjectIdentifier(connection))
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(Set(seen.values).count <= 2)
    await pool.close()
  }

  @Test("47: long reads on every connection leave Swift's tasks a thread to run on, and can be cancelled")
  func tasksAreNotStarved() async throws {
    let pool = try await pool(readers: 4)
    // The deadline is for the day this fails: nothing could cancel the reads then.
    let deadline = ContinuousClock.now + .seconds(10)
    let reads = (0..<4).map { _ in
      Task { try await pool.read(deadline: deadline) { try $0.integers(countingSQL(2_000_000_000)) } }
    }
    try await Task.sleep(for: .milliseconds(50))
    let ticks = await Task.detached { await Task.detached { 1 }.value + 1 }.value
    #expect(ticks == 2)
    for read in reads { read.cancel() }
    for read in reads { #expect(await databaseError { _ = try await read.value }?.code == .cancelled) }
    await pool.close()
  }

  @Test("47: shared threads are handed out one fewer than there are processors, and given back")
  func sharedThreadSeats() {
    var seats = (0..<64).compactMap { _ in SharedThreadSeat.take() }
    #expect(seats.count <= SharedThreadSeat.count)
    #expect(SharedThreadSeat.take() == nil)
    seats.removeAll()
  }

  @Test("47: who waits for a connection is served in turn, and gives up on cancellation or deadline")
  func waitingIsFairAndEnds() async throws {
    let pool = try await pool(readers: 1)
    let gate = Gate()
    let holder = Task { try await pool.read { _ in gate.wait() } }
    await gate.entered()
    let order = Recorder<Int>()
    var waiters: [Task<Void, any Error>] = []
    for index in 0..<5 {
      waiters.append(Task { try await pool.read { _ in order.record(index) } })
      while pool.waitingReads < index + 1 { await Task.yield() }
    }
    waiters[1].cancel()
    #expect(await databaseError { try await waiters[1].value }?.code == .cancelled)
    let late = await databaseError { _ = try await pool.read(deadline: .now + .milliseconds(10)) { _ in 1 } }
    #expect(late?.code == .deadlineExceeded)
    gate.open()
    try await holder.value
    for (index, waiter) in waiters.enumerated() where index != 1 { try await waiter.value }
    #expect(order.values == [0, 2, 3, 4])
    await pool.close()
  }

  @Test("47: closing sends those who wait away, after the work under way")
  func closingEndsTheWait() async throws {
    let pool = try await pool(readers: 1)
    let gate = Gate()
    let holder = Task {
      try await pool.read { connection in
        gate.wait()
        return try connection.integers("SELECT 1")
      }
    }
    await gate.entered()
    let waiter = Task { try await pool.read { _ in 1 } }
    while pool.waitingReads < 1 { await Task.yield() }
    async let closing: Void = pool.close()
    #expect(await databaseError { _ = try await waiter.value }?.code == .closed)
    gate.open()
    #expect(try await holder.value == [1])
    await closing
  }

  @Test("48: an access begun inside another of the same pool is an error, not a deadlock")
  func reentrantAccess() async throws {
    let pool = try await pool(readers: 1)
    let inner = try await pool.read { _ in Task { try await pool.read { _ in 1 } } }
    #expect(await databaseError { _ = try await inner.value }?.code == .reentrantAccess)
    let write = try await pool.write { _ in Task { try await pool.write { _ in 1 } } }
    #expect(await databaseError { _ = try await write.value }?.code == .reentrantAccess)
    #expect(try await pool.read { _ in Task.detached { try await pool.read { _ in 1 } } }.value == 1)
    await pool.close()
  }
}

/// Notes values from any thread, in order.
final class Recorder<Value: Sendable>: Sendable {
  private let storage = Mutex<[Value]>([])

  var values: [Value] { storage.withLock { $0 } }

  func record(_ value: Value) { storage.withLock { $0.append(value) } }
}

/// Holds one thread until it is opened.
final class Gate: Sendable {
  private let hasEntered = Mutex(false)
  private let semaphore = DispatchSemaphore(value: 0)

  func wait() {
    hasEntered.withLock { $0 = true }
    semaphore.wait()
  }

  func open() { semaphore.signal() }

  func entered() async { while !hasEntered.withLock({ $0 }) { await Task.yield() } }
}
