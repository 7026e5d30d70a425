/// What every answer gets besides its own: the request's id, the entity tag and 304 in place of what the client has,
/// leave for the pages of other origins.
struct Finishing {
  private let head: RequestHead
  private let service: Service
  private let requestID: String

  init(_ head: RequestHead, _ service: Service, _ requestID: String) {
    self.head = head
    self.service = service
    self.requestID = requestID
  }

  func finished(_ answer: Response) -> Response {
    var response = answer
    response.requestID = requestID
    response.headers += [("X-Content-Type-Options", "nosniff"), ("X-Request-Id", requestID)]
    var varying: [String] = []
    if !service.origins.isEmpty {
      varying.append("Origin")
      if let origin = head.header("Origin"), service.origins.contains(origin) { allow(origin, &response) }
    }
    if response.isCacheable, response.status == .ok, ["GET", "HEAD"].contains(head.method) {
      let own = response.header("ETag")
      let tag = own ?? EntityTag.weak(of: response.body)
      if own == nil { response.headers.append(("ETag", tag)) }
      response.headers.append(("Cache-Control", "private, no-cache"))
      if let known = head.header("If-None-Match"), EntityTag.list(known, has: tag) {
        response.status = .notModified
        response.body = []
        response.contentType = nil
      }
      varying += ["Accept", "Accept-Encoding", "Authorization"]
    }
    if response.body.count >= GZip.minimumBytes, GZip.isAccepted(head.header("Accept-Encoding")),
      let packed = GZip.packed(response.body)
    {
      response.body = packed
      response.headers.append(("Content-Encoding", "gzip"))
      if !varying.contains("Accept-Encoding") { varying.append("Accept-Encoding") }
    }
    if !varying.isEmpty { response.headers.append(("Vary", varying.joined(separator: ", "))) }
    return response
  }

  private func allow(_ origin: String, _ response: inout Response) {
    response.headers += [
      ("Access-Control-Allow-Origin", origin), ("Access-Control-Expose-Headers", "ETag, X-Request-Id"),
    ]
    guard head.method == "OPTIONS" else { return }
    response.headers += [
      ("Access-Control-Allow-Methods", response.header("Allow") ?? "GET"),
      ("Access-Control-Allow-Headers", "Accept, Authorization, Content-Type, If-Match, If-None-Match"),
      ("Access-Control-Max-Age", "600"),
    ]
  }
}

extension Call {
  /// What is sent: the answer, or the problem in its place as the route words it.
  func finished(_ result: Result<Response, Problem>) -> Response {
    let response: Response
    switch result {
    case .success(let answer): response = answer
    case .failure(let problem): response = route.failure(problem, requestID)
    }
    return Finishing(head, service, requestID).finished(response)
  }
}

extension Response {
  /// The methods of a path.
  static func options(_ allowed: [String]) -> Response {
    Response(.noContent, headers: [("Allow", (allowed + ["OPTIONS"]).joined(separator: ", "))])
  }
}
