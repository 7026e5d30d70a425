import MapSearch

/// Where the scenes of a user's app stood.
enum SessionRoutes {
  static let scene = Parameter<String>.text("scene", in: .path, lengths: 1...100, "The scene's name.")
  static let ifMatch = Parameter<String>.text(
    "If-Match", in: .header, lengths: 1...200, "Only in place of the session with this entity tag.")
  static let ifNoneMatch = Parameter<String>.text(
    "If-None-Match", in: .header, lengths: 1...200, "With *, only where no session is.")

  /// Scenes of a user that are remembered: those saved last.
  static let maximumScenes = 100

  static let all = [get, put, delete]

  static let get = Route(
    "GET", "/v1/sessions/{scene}", "session_get", "The session of a scene.", parameters: [scene.declaration],
    answers: [Route.Answer(.ok, [ContentType.json], schema: "Session")],
    problems: [.notFound, .forbidden]
  ) { (call, _) throws(Problem) in
    let scene = try call.required(scene)
    return call.personal { data in try await data.sessionRecord(ofScene: scene).map { $0.response(.ok) } }
  }

  static let put = Route(
    "PUT", "/v1/sessions/{scene}", "session_put", "Saves the session of a scene.",
    parameters: [scene.declaration, ifMatch.declaration, ifNoneMatch.declaration],
    body: .json(schema: "Session", maximumBytes: Route.briefBytes),
    answers: [Route.Answer(.ok, [ContentType.json], schema: "Session")],
    problems: [.preconditionFailed, .unprocessable, .forbidden]
  ) { (call, payload) throws(Problem) in
    let scene = try call.required(scene)
    let record = try JSONBody.decode(SessionBody.self, payload, call).record(scene)
    let (wanted, unwanted) = (try call.value(ifMatch), try call.value(ifNoneMatch))
    return call.personal(writes: true) { data in
      let isSaved = try await data.saveSessionRecord(record, keeping: maximumScenes) { stored in
        if let wanted {
          guard let stored, EntityTag.list(wanted, has: stored.tag) else { return false }
        }
        if let unwanted, let stored, EntityTag.list(unwanted, has: stored.tag) { return false }
        return true
      }
      guard isSaved else {
        throw Problem(
          .preconditionFailed, "session-changed", "the session is not the one that was expected",
          parameter: wanted == nil ? "If-None-Match" : "If-Match", remedy: "get it again, and decide anew")
      }
      return record.response(.ok)
    }
  }

  static let delete = Route(
    "DELETE", "/v1/sessions/{scene}", "session_delete", "Forgets the session of a scene.",
    parameters: [scene.declaration], answers: [Route.Answer(.noContent)], problems: [.notFound, .forbidden]
  ) { (call, _) throws(Problem) in
    let scene = try call.required(scene)
    return call.personal(writes: true) { data in
      try await data.resetSession(ofScene: scene) ? .noContent : nil
    }
  }
}

/// A session as it is sent.
private struct SessionBody: Decodable {
  struct Region: Decodable {
    let latitude: Double
    let longitude: Double
    let latitudeDelta: Double
    let longitudeDelta: Double
  }

  struct Detent: Decodable {
    let tab: String
    let detent: String
    let fraction: Double?
  }

  let tab: String
  let query: String?
  let placeId: String?
  let region: Region?
  let detents: [Detent]?

  /// Most tabs with a detent.
  private static let maximumDetents = 64

  func record(_ scene: String) throws(Problem) -> SessionRecord {
    if let region {
      _ = try JSONBody.coordinate(region.latitude, region.longitude)
      guard (0...180).contains(region.latitudeDelta), (0...360).contains(region.longitudeDelta) else {
        throw JSONBody.fault("region", "the spans are out of range", "give up to 180 and 360 degrees")
      }
    }
    let detents = detents ?? []
    guard detents.count <= Self.maximumDetents, Set(detents.map(\.tab)).count == detents.count else {
      throw JSONBody.fault("detents", "a tab is named twice, or there are too many", "name each tab once")
    }
    guard detents.allSatisfy({ $0.fraction.map { (0...1).contains($0) } ?? true }) else {
      throw JSONBody.fault("detents", "a fraction is out of range", "give 0 to 1")
    }
    let texts = [tab, query ?? "", placeId ?? ""] + detents.flatMap { [$0.tab, $0.detent] }
    guard texts.allSatisfy({ !$0.utf8.contains(0) && $0.unicodeScalars.count <= 1_000 }), !tab.isEmpty else {
      throw JSONBody.fault("tab", "a text is empty, too long or holds U+0000", "give plain texts")
    }
    // Adding 0 makes -0, which SQLite gives back as 0, the same number with the same tag.
    return SessionRecord(
      scene: scene, version: Int64(SheetSession.schemaVersion), tab: tab, query: query ?? "", place: placeId,
      latitude: region.map { $0.latitude + 0 }, longitude: region.map { $0.longitude + 0 },
      latitudeDelta: region.map { $0.latitudeDelta + 0 },
      longitudeDelta: region.map { $0.longitudeDelta + 0 },
      detents: detents.map { .init(tab: $0.tab, detent: $0.detent, fraction: $0.fraction.map { $0 + 0 }) })
  }
}

extension SessionRecord {
  /// Tells this state of the scene from any other.
  fileprivate var tag: String { EntityTag.strong(of: json.bytes) }

  fileprivate func response(_ status: Status) -> Response {
    var response = Response.json(json, status, isCacheable: true)
    response.headers.append(("ETag", tag))
    return response
  }

  private var json: JSONWriter {
    var json = JSONWriter()
    json.beginObject()
    json.member("tab", tab ?? "")
    json.member("query", query ?? "")
    json.member("placeId", place)
    json.key("region")
    if let latitude, let longitude, let latitudeDelta, let longitudeDelta {
      json.beginObject()
      json.member("latitude", latitude)
      json.member("longitude", longitude)
      json.member("latitudeDelta", latitudeDelta)
      json.member("longitudeDelta", longitudeDelta)
      json.endObject()
    } else {
      json.null()
    }
    json.key("detents")
    json.beginArray()
    // As the database gives them: by the bytes of the tab's name.
    for detent in detents.sorted(by: { $0.tab.utf8.lexicographicallyPrecedes($1.tab.utf8) }) {
      json.beginObject()
      json.member("tab", detent.tab)
      json.member("detent", detent.detent)
      json.member("fraction", detent.fraction)
      json.endObject()
    }
    json.endArray()
    json.endObject()
    return json
  }
}
