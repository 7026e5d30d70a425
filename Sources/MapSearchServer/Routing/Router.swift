/// From requests to work: a value, with no I/O of its own.
struct Router: Sendable {
  /// What is to become of a request whose head is known.
  enum Admission: Sendable {
    case accepted(Call)
    /// With the route that was meant, if that was clear.
    case refused(Response, Route? = nil)
  }

  let service: Service
  let routes: [Route]

  init(_ service: Service, routes: [Route] = Router.standardRoutes) {
    self.service = service
    self.routes = routes
  }

  /// Finds the route, and whether the sender may use it.
  func admit(_ head: RequestHead) -> Admission {
    let requestID = service.nextRequestID()
    let target: RequestTarget
    do throws(Problem) { target = try RequestTarget(head.target) } catch {
      return .refused(Finishing(head, service, requestID).finished(error.response(requestID: requestID)))
    }
    // HEAD is GET without the body, which the edge leaves out.
    let method = head.method == "HEAD" ? "GET" : head.method
    var allowed: [String] = []
    for route in routes {
      guard let values = route.match(target.segments) else { continue }
      guard route.method == method else {
        allowed += route.method == "GET" ? ["GET", "HEAD"] : [route.method]
        continue
      }
      do throws(Problem) {
        let user = try service.access.user(for: route, head)
        if user.name == nil, service.hosts?.admits(head.header("Host")) == false { throw .misdirected }
        return .accepted(
          Call(
            service: service, route: route, head: head, query: target.query, pathValues: values, user: user,
            requestID: requestID, began: .now))
      } catch {
        return .refused(Finishing(head, service, requestID).finished(route.failure(error, requestID)), route)
      }
    }
    let finishing = Finishing(head, service, requestID)
    if head.method == "OPTIONS", !allowed.isEmpty { return .refused(finishing.finished(.options(allowed))) }
    let problem: Problem = allowed.isEmpty ? .noSuchRoute : .methodNotAllowed(allowed)
    return .refused(finishing.finished(problem.response(requestID: requestID)))
  }

  /// What is left to do for an admitted call.
  func work(_ call: Call, _ payload: Payload = .empty) -> Work {
    do throws(Problem) { return try call.route.handler(call, payload) } catch {
      return .ready(call.route.failure(error, call.requestID))
    }
  }

  /// The whole way of a request whose body is in memory.
  func answer(_ head: RequestHead, _ body: [UInt8] = []) async -> Response {
    let call: Call
    switch admit(head) {
    case .refused(let response, _): return response
    case .accepted(let accepted): call = accepted
    }
    let spool: SpoolFile?
    if case .geoJSONSequence = call.route.body { spool = SpoolFile(body) } else { spool = nil }
    defer { withExtendedLifetime(spool) {} }
    let result: Result<Response, Problem>
    do throws(Problem) {
      switch work(call, spool.map { .file($0.path) } ?? .bytes(body)) {
      case .ready(let response): result = .success(response)
      case .reading(let body): result = .success(try await service.workers.run(body))
      case .awaiting(let body): result = .success(try await body())
      }
    } catch {
      result = .failure(error)
    }
    return call.finished(result)
  }
}
