import CMicroHTTPD
import Dispatch
import MapSearch
import Synchronization

/// Threads that run queries, each with a reader of its own, and the line before them.
///
/// They are not Swift's: those must never wait for a disk.
final class Workers: Sendable {
  /// What one thread does with its reader; it is told when no reader could be opened.
  typealias Job = @Sendable (Result<BlockingReader, PlaceDatabaseError>) -> Void

  private struct Line {
    var jobs: [Job?] = []
    var head = 0
    var running = 0
    var isClosed = false
    var threads = 0

    var waiting: Int { jobs.count - head }
  }

  private let path: String
  private let cacheKibibytes: Int32
  private let capacity: Int
  private let line = Mutex(Line())
  private let arrivals = DispatchSemaphore(value: 0)
  private let ends = DispatchSemaphore(value: 0)
  let threadCount: Int
  /// Jobs that found every thread at work.
  let waits = Atomic<Int>(0)

  init(path: String, limits: Limits) {
    self.path = path
    cacheKibibytes = limits.readerCacheKibibytes
    capacity = limits.requestsInFlight
    threadCount = limits.queryThreads ?? max(2, mapsearch_http_processors())
  }

  /// Puts a job into the line; false when the line is full or closed.
  ///
  /// - Parameter first: Whether it goes before all others, however many they are.
  func submit(first: Bool = false, _ job: @escaping Job) -> Bool {
    let (isTaken, startsThread) = line.withLock { line -> (Bool, Bool) in
      guard !line.isClosed, first || line.waiting + line.running < capacity else { return (false, false) }
      line.jobs.insert(job, at: first ? line.head : line.jobs.count)
      let startsThread = line.threads < threadCount && line.waiting + line.running > line.threads
      if startsThread { line.threads += 1 }
      if line.waiting + line.running > threadCount { waits.add(1, ordering: .relaxed) }
      return (true, startsThread)
    }
    guard isTaken else { return false }
    if startsThread { startThread() }
    arrivals.signal()
    return true
  }

  /// Jobs that wait and that run.
  var load: (waiting: Int, running: Int) { line.withLock { ($0.waiting, $0.running) } }

  /// Runs a query for a task.
  func run<Answer: Sendable>(
    _ body: @escaping @Sendable (BlockingReader) throws(Problem) -> Answer
  ) async throws(Problem) -> Answer {
    let result: Result<Answer, Problem> = await withCheckedContinuation { continuation in
      let isTaken = submit { reader in
        continuation.resume(returning: Self.answer(reader, body))
      }
      if !isTaken { continuation.resume(returning: .failure(.overloaded)) }
    }
    return try result.get()
  }

  /// What `body` makes of a reader, if there is one.
  static func answer<Answer>(
    _ reader: Result<BlockingReader, PlaceDatabaseError>, _ body: (BlockingReader) throws(Problem) -> Answer
  ) -> Result<Answer, Problem> {
    switch reader {
    case .success(let reader): Result { () throws(Problem) in try body(reader) }
    case .failure(let error): .failure(Problem(error))
    }
  }

  /// Lets the jobs in the line end, then the threads; takes no more.
  func close() async {
    let threads = line.withLock { line in
      line.isClosed = true
      defer { line.threads = 0 }
      return line.threads
    }
    guard threads > 0 else { return }
    for _ in 0..<threads { arrivals.signal() }
    await withCheckedContinuation { continuation in
      DispatchQueue(label: "server.closing").async {
        for _ in 0..<threads { self.ends.wait() }
        continuation.resume()
      }
    }
  }

  private func startThread() {
    // A serial queue without a target has a thread of its own as long as it has work, and this work ends last.
    DispatchQueue(label: "server.query").async {
      self.serve()
      self.ends.signal()
    }
  }

  private func serve() {
    var reader: Result<BlockingReader, PlaceDatabaseError>?
    while true {
      arrivals.wait()
      guard let job = next() else { return }
      if case .success = reader {
      } else {
        reader = Result { () throws(PlaceDatabaseError) in
          try BlockingReader(path: path, cacheKibibytes: cacheKibibytes)
        }
      }
      if let reader { job(reader) }
      line.withLock { $0.running -= 1 }
    }
  }

  private func next() -> Job? {
    line.withLock { line in
      guard line.head < line.jobs.count else { return nil }
      let job = line.jobs[line.head]
      line.jobs[line.head] = nil
      line.head += 1
      // What was taken is cut off now and then, so that each job is moved once at most.
      if line.head == line.jobs.count || line.head > 1_024 {
        line.jobs.removeFirst(line.head)
        line.head = 0
      }
      line.running += 1
      return job
    }
  }
}
