/// Why a request is not answered as asked (RFC 9457), with the parameter at fault and the remedy.
struct Problem: Error, Sendable {
  /// The status.
  let status: Status
  /// The kind, the end of `type`.
  let kind: String
  /// What is wrong, without anything a person typed.
  let detail: String
  /// The parameter, header or member at fault.
  let parameter: String?
  /// What to do about it.
  let remedy: String
  /// Headers that go with the status.
  var headers: [(name: String, value: String)]

  init(
    _ status: Status, _ kind: String, _ detail: String, parameter: String? = nil, remedy: String,
    headers: [(name: String, value: String)] = []
  ) {
    self.status = status
    self.kind = kind
    self.detail = detail
    self.parameter = parameter
    self.remedy = remedy
    self.headers = headers
  }

  /// The answer.
  func response(requestID: String) -> Response {
    var json = JSONWriter()
    json.beginObject()
    json.member("type", "urn:mapsearch:problem:\(kind)")
    json.member("title", status.title)
    json.member("status", Int(status.rawValue))
    json.member("detail", detail)
    if let parameter { json.member("parameter", parameter) }
    json.member("remedy", remedy)
    json.member("requestId", requestID)
    json.endObject()
    return Response(
      status, contentType: ContentType.problem, headers: headers + [("Cache-Control", "no-store")],
      body: json.bytes)
  }
}

extension Problem {
  static let targetTooLong = Problem(
    .uriTooLong, "target-too-long", "the target is longer than \(RequestTarget.maximumBytes) bytes",
    remedy: "ask for less at once")

  static let noSuchRoute = Problem(
    .notFound, "no-such-route", "nothing is served at this path", remedy: "see /v1/openapi.json")

  static let noSuchPlace = Problem(
    .notFound, "no-such-place", "no place has this id", remedy: "search for it to see its id")

  static let overloaded = Problem(
    .unavailable, "overloaded", "more requests are waiting than can be answered in time",
    remedy: "try again after the seconds in Retry-After", headers: [("Retry-After", "1")])

  static let misdirected = Problem(
    .misdirected, "misdirected", "only this machine is served here, and it goes by another name",
    parameter: "Host",
    remedy: "call it localhost, have --host name it, or send a token")

  static let ending = Problem(
    .unavailable, "ending", "the service ends before this could be answered", remedy: "try again",
    headers: [("Retry-After", "5")])

  static let tooSlow = Problem(
    .unavailable, "too-slow", "the time allowed for a query ran out", remedy: "ask for less, or try again",
    headers: [("Retry-After", "1")])

  static func methodNotAllowed(_ allowed: [String]) -> Problem {
    let list = allowed.joined(separator: ", ")
    return Problem(
      .methodNotAllowed, "method-not-allowed", "this path does not answer to this method",
      remedy: "use one of \(list)", headers: [("Allow", list)])
  }

  static func invalid(
    _ parameter: String, _ expectation: String, _ status: Status = .badRequest
  ) -> Problem {
    Problem(
      status, "invalid-parameter", "the parameter \(parameter) is not what it must be",
      parameter: parameter, remedy: "give \(expectation)")
  }
}
