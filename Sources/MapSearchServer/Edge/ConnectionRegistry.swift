#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import Synchronization

/// The connections there are, so that none stays longer than it may: the library itself only ends those on which
/// nothing at all comes, not those on which a byte comes now and then.
final class ConnectionRegistry: Sendable {
  /// A connection.
  final class Record: Sendable {
    let socket: Int32
    private let deadlineNanoseconds: Atomic<Int64>

    init(socket: Int32, deadline: Int64) {
      self.socket = socket
      deadlineNanoseconds = Atomic(deadline)
    }

    fileprivate var deadline: Int64 { deadlineNanoseconds.load(ordering: .relaxed) }
    fileprivate func extend(to deadline: Int64) { deadlineNanoseconds.store(deadline, ordering: .relaxed) }
  }

  private let start = ContinuousClock.now
  private let records = Mutex<[ObjectIdentifier: Record]>([:])

  var count: Int { records.withLock { $0.count } }

  /// Notes a connection that may stay so long.
  func open(socket: Int32, for time: Duration) -> Record {
    let record = Record(socket: socket, deadline: nanoseconds(from: time))
    records.withLock { $0[ObjectIdentifier(record)] = record }
    return record
  }

  /// From now on it may stay so long.
  func extend(_ record: Record, for time: Duration) { record.extend(to: nanoseconds(from: time)) }

  /// Forgets a connection; to be called before its socket is closed.
  func close(_ record: Record) {
    _ = records.withLock { $0.removeValue(forKey: ObjectIdentifier(record)) }
  }

  /// Ends the connections whose time is over; answers how many.
  @discardableResult
  func sweep() -> Int {
    let now = nanoseconds(from: .zero)
    // Under the lock: a socket whose record is still here has not been closed, so its number is nobody else's.
    return records.withLock { records in
      var count = 0
      for record in records.values where record.deadline <= now {
        shutdown(record.socket, Int32(SHUT_RDWR))
        record.extend(to: .max)
        count += 1
      }
      return count
    }
  }

  private func nanoseconds(from time: Duration) -> Int64 {
    let elapsed = start.duration(to: .now) + time
    return Int64(elapsed / .nanoseconds(1))
  }
}
