import CMicroHTTPD
import Synchronization

/// One request from its first line until its answer is sent.
///
/// Its fields belong to the thread of the library that has the connection; only `answer` comes from elsewhere, and
/// the library's own locks lie between handing it over and the thread going on. `LiveServerTests` drive it under the
/// thread sanitiser.
final class Exchange: @unchecked Sendable {
  enum Phase {
    case begun
    case receiving
    case working
  }

  let target: [UInt8]
  let began = ContinuousClock.now
  var phase = Phase.begun
  var admission: Router.Admission?
  var head: RequestHead?
  var bodyBytes = 0
  /// Whether the body is longer than may be.
  var isTooLong = false
  /// Whether it counts as in flight.
  var isInFlight = false
  private(set) var spool: SpoolFile?
  private var body: [UInt8] = []
  /// Bytes of it that are counted as held in memory.
  private(set) var heldBytes = 0
  private let answerStorage = Mutex<Response?>(nil)
  /// What was sent, for the log.
  private(set) var sent: (status: Status, bytes: Int, requestID: String)?

  init(target: [UInt8]) { self.target = target }

  /// The answer, once there is one.
  var answer: Response? {
    get { answerStorage.withLock { $0 } }
    set { answerStorage.withLock { $0 = newValue } }
  }

  var call: Call? {
    if case .accepted(let call) = admission { call } else { nil }
  }

  /// The route that was meant, if that was clear.
  var route: Route? {
    switch admission {
    case .accepted(let call): call.route
    case .refused(_, let route): route
    case nil: nil
    }
  }

  /// Takes a part of the body; false when it is more than may come, or cannot be kept.
  func receive(_ bytes: UnsafeBufferPointer<UInt8>, limits: Limits) -> Bool {
    bodyBytes += bytes.count
    // What nobody asked for is read and forgotten, so that the answer is not lost to a closed connection.
    let rule = call?.route.body ?? .none
    guard bodyBytes <= rule.maximumBytes(limits) else { return false }
    switch rule {
    case .none: break
    case .json: body.append(contentsOf: bytes)
    case .geoJSONSequence:
      if spool == nil { spool = SpoolFile() }
      return spool?.append(bytes) ?? false
    }
    return true
  }

  /// Counts what came since it was last asked, of what is held in memory.
  func newlyHeldBytes() -> Int {
    defer { heldBytes = body.count }
    return body.count - heldBytes
  }

  /// The whole body.
  var payload: Payload {
    if case .geoJSONSequence = call?.route.body, spool == nil { spool = SpoolFile() }
    return spool.map { .file($0.path) } ?? .bytes(body)
  }

  /// Hands `response` to the library.
  func send(_ response: Response, on connection: OpaquePointer, closes: Bool) -> MHD_Result {
    let made = response.body.withUnsafeBytes { mapsearch_http_response($0.baseAddress, $0.count) }
    guard let made else { return .NO }
    defer { MHD_destroy_response(made) }
    if let type = response.contentType { MHD_add_response_header(made, "Content-Type", type) }
    for (name, value) in response.headers { MHD_add_response_header(made, name, value) }
    if closes { MHD_add_response_header(made, "Connection", "close") }
    sent = (response.status, response.body.count, response.requestID)
    return MHD_queue_response(connection, response.status.rawValue, made)
  }
}

extension Route.Body {
  /// Most bytes that may come.
  func maximumBytes(_ limits: Limits) -> Int {
    switch self {
    case .none, .json: limits.bodyBytes
    case .geoJSONSequence: limits.importBytes
    }
  }
}
