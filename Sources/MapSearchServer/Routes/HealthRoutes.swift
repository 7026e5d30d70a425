import MapSearch

/// What looks after the service asks.
enum HealthRoutes {
  static let healthz = Route(
    "GET", "/healthz", "healthz", "Whether the process answers.", access: .anybody,
    answers: [Route.Answer(.ok, [ContentType.json], schema: "Health")], isHealth: true
  ) { (_, _) throws(Problem) in .ready(status("ok")) }

  static let readyz = Route(
    "GET", "/readyz", "readyz", "Whether the database answers, and no end is near.", access: .anybody,
    answers: [Route.Answer(.ok, [ContentType.json], schema: "Health")], isHealth: true
  ) { (call, _) throws(Problem) in
    guard !call.service.isDraining else {
      throw Problem(
        .unavailable, "draining", "the service is about to end", remedy: "ask another one",
        headers: [("Retry-After", "10")])
    }
    return .reading { (reader) throws(Problem) in
      _ = try reader.found([""], call.deadline)
      return status("ready")
    }
  }

  static let version = Route(
    "GET", "/v1/version", "version", "The version of the service and of its interface.", access: .anybody,
    answers: [Route.Answer(.ok, [ContentType.json], schema: "Version")]
  ) { (call, _) throws(Problem) in
    var json = JSONWriter()
    json.beginObject()
    json.member("name", "mapsearch")
    json.member("version", call.service.version)
    json.member("api", 1)
    json.endObject()
    return .ready(.json(json, isCacheable: true))
  }

  private static func status(_ status: String) -> Response {
    var json = JSONWriter(capacity: 32)
    json.beginObject()
    json.member("status", status)
    json.endObject()
    var response = Response.json(json)
    response.headers.append(("Cache-Control", "no-store"))
    return response
  }
}
