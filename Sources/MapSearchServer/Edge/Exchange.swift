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
  /// Whether it counts as in flight.
  var isInFlight = false
  /// Where it was let in, and leaves at its end.
  var turnstile: Turnstile?
  private(set) var spool: SpoolFile?
  private var body: [UInt8] = []
  /// Bytes of the budget that it has.
  private(set) var heldBytes = 0
  /// Whether the budget was used up, and the body forgotten.
  private(set) var isOverBudget = false
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
  func receive(_ bytes: UnsafeBufferPointer<UInt8>, limits: Limits, _ budget: BodyBudget) -> Bool {
    bodyBytes += bytes.count
    // What nobody asked for is read and forgotten, so that the answer is not lost to a closed connection.
    let rule = call?.route.body ?? .none
    guard bodyBytes <= rule.maximumBytes(limits) else { return false }
    switch rule {
    case .none: break
    case .json: hold(bytes, budget)
    case .geoJSONSequence:
      if spool == nil { spool = SpoolFile() }
      return spool?.append(bytes) ?? false
    }
    return true
  }

  /// Keeps a part in memory; over the budget, all of it is forgotten, and the rest read so that the answer arrives.
  private func hold(_ bytes: UnsafeBufferPointer<UInt8>, _ budget: BodyBudget) {
    guard !isOverBudget else { return }
    guard budget.take(bytes.count) else {
      isOverBudget = true
      budget.giveBack(heldBytes)
      (body, heldBytes) = ([], 0)
      return
    }
    heldBytes += bytes.count
    body.append(contentsOf: bytes)
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
    case .none: limits.bodyBytes
    case .json(_, let maximumBytes): min(limits.bodyBytes, maximumBytes)
    case .geoJSONSequence: limits.importBytes
    }
  }
}
