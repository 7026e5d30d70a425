import CMicroHTTPD

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
      return exchange.receive(part, limits: service.limits) ? .YES : .NO
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
        admission = .refused(refusal(call))
      } else if case .geoJSONSequence = call.route.body, let record = ConnectionFacts.record(connection) {
        registry.extend(record, for: service.limits.importTime)
      }
    }
    exchange.admission = admission
    // At once, before a body that nobody wants; the library then closes the connection.
    if case .refused(let response) = admission, method == "POST" || method == "PUT" {
      exchange.phase = .working
      return send(response, exchange, connection)
    }
    return .YES
  }

  private func work(_ exchange: Exchange, _ connection: OpaquePointer) -> MHD_Result {
    guard case .accepted(let call) = exchange.admission else {
      if case .refused(let response) = exchange.admission { return send(response, exchange, connection) }
      return .NO
    }
    let handle = ConnectionHandle(pointer: connection)
    exchange.isInFlight = true
    let number = inFlight.add(1, ordering: .relaxed).newValue
    guard number <= service.limits.requestsInFlight else {
      return send(call.finished(.failure(.overloaded)), exchange, connection)
    }
    switch router.work(call, exchange.payload) {
    case .ready(let response): return send(call.finished(.success(response)), exchange, connection)
    case .reading(let body):
      MHD_suspend_connection(connection)
      let isTaken = service.workers.submit { reader in
        let result = ContinuousClock.now < call.deadline ? Workers.answer(reader, body) : .failure(.tooSlow)
        exchange.answer = call.finished(result)
        MHD_resume_connection(handle.pointer)
      }
      if !isTaken {
        exchange.answer = call.finished(.failure(.overloaded))
        MHD_resume_connection(connection)
      }
    case .awaiting(let body):
      MHD_suspend_connection(connection)
      Task {
        let result: Result<Response, Problem>
        do throws(Problem) { result = .success(try await body()) } catch { result = .failure(error) }
        exchange.answer = call.finished(result)
        MHD_resume_connection(handle.pointer)
      }
    }
    return .YES
  }

  private func send(
    _ response: Response, _ exchange: Exchange, _ connection: OpaquePointer
  ) -> MHD_Result {
    exchange.send(response, on: connection, closes: service.isDraining)
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
    if exchange.isInFlight { inFlight.subtract(1, ordering: .relaxed) }
    let seconds = (ContinuousClock.now - exchange.began) / .seconds(1)
    let name = exchange.call?.route.name ?? "none"
    if let status = exchange.sent?.status { service.metrics.count(name, status, seconds: seconds) }
    log.note(exchange, seconds: seconds)
    if let connection, let record = ConnectionFacts.record(connection) {
      registry.extend(record, for: service.limits.requestTime)
    }
  }
}
