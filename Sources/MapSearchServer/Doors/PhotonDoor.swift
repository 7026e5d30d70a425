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
  private static let tag = Parameter<PhotonTag>(
    "osm_tag", schema: #"{"type":"string","minLength":1,"maxLength":100}"#,
    "Only places with this tag, or with ! before it without it; repeated, with any of those asked for.",
    expectation: "a key, a value or both, such as amenity:cafe, amenity, :cafe, !amenity:cafe, amenity:!cafe"
  ) { $0.utf8.count <= 100 ? PhotonTag($0) : nil }

  /// Places looked at for tags that the index does not know, in pages of so many.
  private static let looked = (pages: 5, perPage: 200)

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
      sort: point == nil ? .relevance : .blended,
      limit: try call.value(limit) ?? usualLimit)
    return try answer(call, request)
  }

  /// Nominatim has the same path; its clients say which format they want, Photon's have no such parameter.
  static func reverse(_ call: Call) throws(Problem) -> Work {
    let point = try call.point(SearchParameters.requiredLatitude, SearchParameters.requiredLongitude)
    guard let point else { throw .invalid("lat", "lat and lon") }
    let request = SearchRequest(
      near: point, radiusMeters: (try call.value(radius) ?? usualReverseKilometres) * 1_000,
      sort: .distance, limit: try call.value(limit) ?? 1)
    return try answer(call, request)
  }

  static let reverseParameters = [
    SearchParameters.requiredLatitude.declaration, SearchParameters.requiredLongitude.declaration,
    radius.declaration, limit.declaration, SearchParameters.language.declaration, tag.declaration,
  ]

  /// The first places of a request that have the tags asked for.
  private static func places(
    _ request: SearchRequest, _ tags: PhotonTags, _ reader: BlockingReader,
    _ deadline: ContinuousClock.Instant
  ) throws(Problem) -> [Place] {
    var request = request
    request.category = tags.category
    if tags.isEmpty || tags.category != nil { return try reader.page(request, deadline).results.map(\.place) }
    let wanted = request.limit
    request.limit = looked.perPage
    var found: [Place] = []
    for _ in 0..<looked.pages {
      let page = try reader.page(request, deadline)
      found += page.results.lazy.map(\.place).filter(tags.admits).prefix(wanted - found.count)
      guard found.count < wanted, let cursor = page.nextCursor else { break }
      request.cursor = cursor
    }
    return found
  }

  private static func answer(_ call: Call, _ request: SearchRequest) throws(Problem) -> Work {
    let language = try call.value(SearchParameters.language)
    let tags = PhotonTags(try call.values(tag))
    return .reading { (reader) throws(Problem) in
      let places = try places(request, tags, reader, call.deadline)
      var json = JSONWriter(capacity: 256 * (places.count + 1))
      json.beginObject()
      json.member("type", "FeatureCollection")
      json.key("features")
      json.beginArray()
      for place in places { append(place, language, &json) }
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
