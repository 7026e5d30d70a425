import MapSearch

/// Photon's interface (komoot), for clients that speak it: `/api` and `/reverse`.
enum PhotonDoor {
  private static let usualLimit = 15
  private static let limits = 1...50
  /// How far a place may be from the point asked about, in kilometres.
  private static let usualReverseKilometres = 1.0

  private static let text = Parameter<String>.text(
    "q", lengths: 1...1_000, isRequired: true, "What to look for.")
  private static let limit = Parameter<Int>.capped("limit", in: limits, default: usualLimit, "Most results.")
  private static let radius = Parameter<Double>.number(
    "radius", in: 0...5_000, "Kilometres around the point.")
  private static let tag = Parameter<String>.text(
    "osm_tag", lengths: 1...100, "Only places with this tag, such as amenity:cafe.")

  static let api = Route(
    "GET", "/api", "photon", "Photon's search.",
    parameters: [
      text.declaration, SearchParameters.latitude.declaration, SearchParameters.longitude.declaration,
      limit.declaration, SearchParameters.language.declaration, SearchParameters.box.declaration,
      tag.declaration,
    ],
    answers: [Route.Answer(.ok, [ContentType.json])], isDocumented: false, failure: failure
  ) { (call, _) throws(Problem) in
    let point = try call.point(SearchParameters.latitude, SearchParameters.longitude)
    let request = SearchRequest(
      try call.required(text), near: point, box: try call.value(SearchParameters.box),
      category: try category(call), sort: point == nil ? .relevance : .blended,
      limit: try call.value(limit) ?? usualLimit)
    return try answer(call, request)
  }

  /// Nominatim has the same path; its clients say which format they want, Photon's have no such parameter.
  static func reverse(_ call: Call) throws(Problem) -> Work {
    let point = try call.point(SearchParameters.requiredLatitude, SearchParameters.requiredLongitude)
    guard let point else { throw .invalid("lat", "lat and lon") }
    let request = SearchRequest(
      near: point, radiusMeters: (try call.value(radius) ?? usualReverseKilometres) * 1_000,
      category: try category(call), sort: .distance, limit: try call.value(limit) ?? 1)
    return try answer(call, request)
  }

  static let reverseParameters = [
    SearchParameters.requiredLatitude.declaration, SearchParameters.requiredLongitude.declaration,
    radius.declaration, limit.declaration, SearchParameters.language.declaration, tag.declaration,
  ]

  private static func category(_ call: Call) throws(Problem) -> String? {
    guard let text = try call.value(tag) else { return nil }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    // Photon also leaves kinds out, with `!`, and takes a key alone.
    guard parts.count == 2, !text.contains("!"), parts.allSatisfy({ !$0.isEmpty }) else {
      throw .invalid(tag.name, "one key and value such as amenity:cafe")
    }
    return "\(parts[0])=\(parts[1])"
  }

  private static func answer(_ call: Call, _ request: SearchRequest) throws(Problem) -> Work {
    let language = try call.value(SearchParameters.language)
    return .reading { (reader) throws(Problem) in
      let page = try reader.page(request, call.deadline)
      var json = JSONWriter(capacity: 256 * (page.results.count + 1))
      json.beginObject()
      json.member("type", "FeatureCollection")
      json.key("features")
      json.beginArray()
      for result in page.results { append(result.place, language, &json) }
      json.endArray()
      json.endObject()
      return .json(json)
    }
  }

  private static func append(_ place: Place, _ language: String?, _ json: inout JSONWriter) {
    let facts = OpenStreetMapFacts(place)
    json.feature(id: nil, at: place.coordinate) { json in
      if let object = facts.object {
        json.member("osm_type", String(object.type))
        json.member("osm_id", object.id)
      }
      json.member("osm_key", facts.key)
      json.member("osm_value", facts.value)
      json.member("type", "house")
      json.member("name", language.map { place.displayName(in: $0) } ?? place.name)
      // Addresses are kept whole; this is the member every client shows.
      if let address = place.address ?? place.lotAddress { json.member("street", address) }
    }
  }

  /// Problems as Photon words them.
  static let failure: Route.Failure = { problem, _ in
    var json = JSONWriter()
    json.beginObject()
    json.member("message", "\(problem.detail); \(problem.remedy)")
    json.endObject()
    var response = Response.json(json, problem.status)
    response.headers = problem.headers
    return response
  }
}
