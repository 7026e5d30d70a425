#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import CMicroHTTPD
import Dispatch
import Synchronization

/// Where sockets meet the router: the library reads requests and sends answers on its own threads, queries run on
/// the workers', and what suspends on Swift's. A connection that waits for an answer holds no thread.
final class Listener: Sendable {
  let router: Router
  let log: RequestLog
  let registry = ConnectionRegistry()
  let suspended = SuspendedExchanges()
  /// Requests that are answered or wait for it.
  let inFlight = Atomic<Int>(0)
  /// Those that read.
  let reads: Turnstile
  /// Those that write, apart: however long they wait for another program, reads go on.
  let writes: Turnstile
  let bodyBudget: BodyBudget
  let report: @Sendable (String) -> Void
  private let daemon = Mutex<DaemonHandle?>(nil)
  private let sweeper = Mutex<Task<Void, Never>?>(nil)

  var service: Service { router.service }

  init(_ router: Router, log: RequestLog, report: @escaping @Sendable (String) -> Void) {
    self.router = router
    self.log = log
    self.report = report
    let limits = router.service.limits
    reads = Turnstile(limit: limits.requestsInFlight)
    writes = Turnstile(limit: limits.requestsInFlight)
    bodyBudget = BodyBudget(bytes: limits.bodyMemoryBytes)
  }

  /// Starts to answer on `socket`, which is the listener's from now on.
  ///
  /// It stays, whoever else releases it, until it is stopped: the library's threads call it.
  func start(_ socket: ListeningSocket, certificate: String?, key: String?) throws(ServerError) {
    if certificate != nil, mapsearch_http_has_tls() == 0 {
      throw ServerError(
        .system, "the system's libmicrohttpd has no TLS; serve without, behind a proxy that has")
    }
    let limits = service.limits
    var settings = mapsearch_http_settings()
    settings.listening = socket.descriptor
    // Fewer than two would not be a pool, and the library then cannot hand the socket over at the end.
    settings.threads = UInt32(max(2, limits.socketThreads ?? min(4, mapsearch_http_processors())))
    settings.connections = UInt32(max(limits.connections, Int(settings.threads)))
    settings.connections_per_address = UInt32(limits.connectionsPerAddress)
    settings.idle_seconds = UInt32(max(1, limits.requestTime.components.seconds))
    settings.connection_bytes = 2 * limits.headBytes
    let retained = Unmanaged.passRetained(self)
    settings.context = retained.toOpaque()
    settings.handle = LibraryCallbacks.handle
    settings.completed = LibraryCallbacks.completed
    settings.connection = LibraryCallbacks.connection
    settings.target = LibraryCallbacks.target
    settings.log = LibraryCallbacks.log
    let started = withOptionalCString(certificate) { certificate in
      withOptionalCString(key) { key in
        settings.certificate = certificate
        settings.key = key
        return mapsearch_http_start(&settings)
      }
    }
    guard let started else {
      retained.release()
      close(socket.descriptor)
      throw ServerError(.system, "the service could not start; see the line above for why")
    }
    daemon.withLock { $0 = DaemonHandle(pointer: started) }
    let sweeping = Task { [registry] in
      while (try? await Task.sleep(for: .seconds(1))) != nil { registry.sweep() }
    }
    sweeper.withLock { $0 = sweeping }
  }

  /// Time for sending the last answers.
  private static let lastAnswersTime = Duration.seconds(1)

  /// Takes no more connections, lets what is in flight end, then closes all.
  func stop() async {
    sweeper.withLock { $0?.cancel() }
    guard let daemon = daemon.withLock({ $0.take() }) else { return }
    let listening = MHD_quiesce_daemon(daemon.pointer)
    let deadline = ContinuousClock.now + service.limits.drainTime
    while inFlight.load(ordering: .relaxed) > 0, .now < deadline {
      // Woken late at worst; a cancelled task waits no longer.
      guard (try? await Task.sleep(for: .milliseconds(20))) != nil else { break }
    }
    // Whoever still waits for a worker is answered before the library's threads may end.
    await service.workers.close()
    while inFlight.load(ordering: .relaxed) > 0, .now < deadline + service.limits.queryTime {
      guard (try? await Task.sleep(for: .milliseconds(20))) != nil else { break }
    }
    // What takes longer than it was given is told so: the library must not end with a connection suspended.
    suspended.endAll()
    let end = ContinuousClock.now + Self.lastAnswersTime
    while inFlight.load(ordering: .relaxed) > 0, .now < end {
      guard (try? await Task.sleep(for: .milliseconds(20))) != nil else { break }
    }
    await withCheckedContinuation { continuation in
      DispatchQueue(label: "server.stop").async {
        MHD_stop_daemon(daemon.pointer)
        if listening >= 0 { close(listening) }
        continuation.resume()
      }
    }
    // As retained at the start; no thread of the library's is left.
    Unmanaged.passUnretained(self).release()
  }
}

/// The library's daemon; its functions may be called from any thread.
struct DaemonHandle: @unchecked Sendable {
  let pointer: OpaquePointer
}

private func withOptionalCString<Result>(
  _ text: String?, _ body: (UnsafePointer<CChar>?) -> Result
) -> Result {
  guard let text else { return body(nil) }
  return text.withCString { body($0) }
}
