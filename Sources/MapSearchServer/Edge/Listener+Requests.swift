import CMicroHTTPD
import MapSearch

extension Listener {
  /// The library has something of a request, or wants its answer.
  ///
  /// Called first when the head is there, then for each part of the body, then when all is there, and once more when
  /// a connection goes on that waited.
  func handle(
    _ exchange: Exchange, _ connection: OpaquePointer, method: String,
    part: UnsafeBufferPointer<UInt8>
  ) -> MHD_Result {
    switch exchange.phase {
    case .begun:
      exchange.phase = .receiving
      return begin(exchange, connection, method)
    case .receiving where !part.isEmpty:
      // The library takes no answer in the middle of a body.
      return exchange.receive(part, limits: service.limits, bodyBudget) ? .YES : .NO
    case .receiving:
      exchange.phase = .working
      return work(exchange, connection)
    case .working:
      // A call without an answer would be one too many.
      guard let answer = exchange.answer else { return .YES }
      return send(answer, exchange, connection)
    }
  }

  private func begin(_ exchange: Exchange, _ connection: OpaquePointer, _ method: String) -> MHD_Result {
    let head = RequestHead(
      method: method, target: exchange.target, headers: ConnectionFacts.headers(connection),
      clientAddress: ConnectionFacts.address(connection))
    exchange.head = head
    var admission = router.admit(head)
    if case .accepted(let call) = admission {
      if let length = head.header("Content-Length").flatMap(Int.init),
        length > call.route.body.maximumBytes(service.limits)
      {
        admission = .refused(refusal(call), call.route)
      } else if case .geoJSONSequence = call.route.body, let record = ConnectionFacts.record(connection) {
        registry.extend(record, for: service.limits.importTime)
      }
    }
    exchange.admission = admission
    // At once, before a body that nobody wants; the library then closes the connection.
    if case .refused(let response, _) = admission, method == "POST" || method == "PUT" {
      exchange.phase = .working
      return send(response, exchange, connection)
    }
    return .YES
  }

  private func work(_ exchange: Exchange, _ connection: OpaquePointer) -> MHD_Result {
    guard case .accepted(let call) = exchange.admission else {
      if case .refused(let response, _) = exchange.admission { return send(response, exchange, connection) }
      return .NO
    }
    exchange.isInFlight = true
    inFlight.add(1, ordering: .relaxed)
    guard !exchange.isOverBudget else {
      return send(call.finished(.failure(.overloaded)), exchange, connection)
    }
    let work = router.work(call, exchange.payload)
    if case .ready(let response) = work {
      return send(call.finished(.success(response)), exchange, connection)
    }
    guard enter(exchange, call) else {
      return send(call.finished(.failure(.overloaded)), exchange, connection)
    }
    switch work {
    case .ready: return .NO
    case .reading(let body):
      guard suspended.add(exchange, connection) else { return end(call, exchange, connection) }
      let isTaken = service.workers.submit(first: call.route.isHealth) { [suspended] reader in
        let result = ContinuousClock.now < call.deadline ? Workers.answer(reader, body) : .failure(.tooSlow)
        suspended.end(exchange, call.finished(result))
      }
      if !isTaken { suspended.end(exchange, call.finished(.failure(.overloaded))) }
    case .awaiting(let body):
      guard suspended.add(exchange, connection) else { return end(call, exchange, connection) }
      let task = Task { [suspended] in
        let result = await PlaceDatabase.$deadline.withValue(call.writeDeadline) {
          await Self.result(of: body)
        }
        suspended.end(exchange, call.finished(result))
      }
      suspended.attach(task, to: exchange)
    }
    return .YES
  }

  /// Whether one more may be at this kind of work; whoever looks after the service always may.
  private func enter(_ exchange: Exchange, _ call: Call) -> Bool {
    guard !call.route.isHealth else { return true }
    let turnstile = call.route.method == "GET" ? reads : writes
    guard turnstile.enter() else { return false }
    exchange.turnstile = turnstile
    return true
  }

  private func send(
    _ response: Response, _ exchange: Exchange, _ connection: OpaquePointer
  ) -> MHD_Result {
    exchange.send(response, on: connection, closes: service.isDraining)
  }

  private static func result(
    of body: @Sendable () async throws(Problem) -> Response
  ) async -> Result<Response, Problem> {
    do throws(Problem) { return .success(try await body()) } catch { return .failure(error) }
  }

  private func end(_ call: Call, _ exchange: Exchange, _ connection: OpaquePointer) -> MHD_Result {
    send(call.finished(.failure(.ending)), exchange, connection)
  }

  private func refusal(_ call: Call) -> Response {
    let limit = call.route.body.maximumBytes(service.limits)
    let problem = Problem(
      .contentTooLarge, "body-too-long", "the body is longer than \(limit) bytes", remedy: "send less at once"
    )
    return call.finished(.failure(problem))
  }

  /// The answer is sent, or the connection is gone.
  func completed(_ exchange: Exchange, _ connection: OpaquePointer?) {
    bodyBudget.giveBack(exchange.heldBytes)
    exchange.turnstile?.leave()
    if exchange.isInFlight { inFlight.subtract(1, ordering: .relaxed) }
    let seconds = (ContinuousClock.now - exchange.began) / .seconds(1)
    let name = exchange.route?.name ?? "none"
    if let status = exchange.sent?.status { service.metrics.count(name, status, seconds: seconds) }
    log.note(exchange, seconds: seconds)
    if let connection, let record = ConnectionFacts.record(connection) {
      registry.extend(record, for: service.limits.requestTime)
    }
  }
}
