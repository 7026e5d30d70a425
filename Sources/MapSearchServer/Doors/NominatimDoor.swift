import MapSearch

/// Nominatim's interface, for clients that speak it: `/search`, `/reverse`, `/lookup` and `/status`.
enum NominatimDoor {
  static let usualLimit = 10
  private static let limits = 1...40
  /// How far a place may be from the point asked about, in metres.
  private static let reverseMeters = 1_000.0
  /// Most objects of a lookup.
  private static let lookupLimit = 50

  private static let text = Parameter<String>.text("q", lengths: 0...1_000, "What to look for.")
  private static let limit = Parameter<Int>.capped("limit", in: limits, default: usualLimit, "Most results.")
  private static let format = Parameter<NominatimFormat>.choice("format", "How to answer.")
  private static let view = Parameter<BoundingBox>(
    "viewbox", schema: #"{"type":"string"}"#, "Two corners: longitude, latitude, longitude, latitude.",
    expectation: "two corners of a box: longitude, latitude, longitude, latitude", parse: NominatimDoor.box)
  private static let bounded = flag("bounded", "Only inside viewbox.")
  private static let details = flag("addressdetails", "Add the address.")
  private static let names = flag("namedetails", "Add all names.")
  private static let tags = flag("extratags", "Add what else is known.")
  private static let language = Parameter<String>.text(
    "accept-language", lengths: 0...200, "Languages of names.")
  private static let objects = Parameter<String>.text(
    "osm_ids", lengths: 1...1_000, isRequired: true, "Objects such as N123,W456.")
  /// A structured query's parts, from the smallest to the largest.
  private static let parts = ["amenity", "street", "city", "county", "state", "postalcode", "country"].map {
    Parameter<String>.text($0, lengths: 0...200, "A part of a structured query.")
  }
  private static let common = [
    format.declaration, details.declaration, names.declaration, tags.declaration, language.declaration,
  ]

  static let search = Route(
    "GET", "/search", "nominatim_search", "Nominatim's search.",
    parameters: [text.declaration, limit.declaration, view.declaration, bounded.declaration]
      + parts.map(\.declaration) + common,
    answers: [Route.Answer(.ok, [ContentType.json])], isDocumented: false, failure: failure
  ) { (call, _) throws(Problem) in
    var words = try call.value(text) ?? ""
    for part in parts {
      if let value = try call.value(part), !value.isEmpty { words += (words.isEmpty ? "" : " ") + value }
    }
    guard !words.allSatisfy(\.isWhitespace) else {
      throw Problem(
        .badRequest, "missing-parameter", "nothing to search for", parameter: "q", remedy: "give q")
    }
    let box = try call.value(view)
    let isBounded = try call.value(bounded) == true
    let request = SearchRequest(
      words, near: box?.center, box: isBounded ? box : nil, sort: box == nil ? .relevance : .blended,
      limit: try call.value(limit) ?? usualLimit)
    let encoding = try encoding(call)
    return .reading { (reader) throws(Problem) in
      encoding.list(try reader.page(request, call.deadline).results.map(\.place))
    }
  }

  /// Nominatim's and Photon's have one path: whoever names a format speaks Nominatim.
  static let reverse = Route(
    "GET", "/reverse", "reverse", "Photon's reverse search and, with format, Nominatim's.",
    parameters: PhotonDoor.reverseParameters + common,
    answers: [Route.Answer(.ok, [ContentType.json])], isDocumented: false, failure: failure
  ) { (call, _) throws(Problem) in
    guard try call.value(format) != nil else { return try PhotonDoor.reverse(call) }
    let point = try call.point(SearchParameters.requiredLatitude, SearchParameters.requiredLongitude)
    guard let point else { throw .invalid("lat", "lat and lon") }
    let request = SearchRequest(near: point, radiusMeters: reverseMeters, sort: .distance, limit: 1)
    let encoding = try encoding(call)
    return .reading { (reader) throws(Problem) in
      encoding.one(try reader.page(request, call.deadline).results.first?.place)
    }
  }

  static let lookup = Route(
    "GET", "/lookup", "nominatim_lookup", "Nominatim's lookup.", parameters: [objects.declaration] + common,
    answers: [Route.Answer(.ok, [ContentType.json])], isDocumented: false, failure: failure
  ) { (call, _) throws(Problem) in
    let ids = try call.required(objects).split(separator: ",").prefix(lookupLimit).compactMap(
      OpenStreetMapFacts.placeID)
    let encoding = try encoding(call)
    return .reading { (reader) throws(Problem) in
      encoding.list(try reader.found(ids, call.deadline).compactMap { $0 })
    }
  }

  private static let statusFormat = Parameter<StatusFormat>.choice("format", "How to answer.")
  private enum StatusFormat: String, CaseIterable { case text, json }

  static let status = Route(
    "GET", "/status", "nominatim_status", "Nominatim's status.", parameters: [statusFormat.declaration],
    access: .anybody, answers: [Route.Answer(.ok, [ContentType.text, ContentType.json])], isDocumented: false,
    failure: failure
  ) { (call, _) throws(Problem) in
    guard try call.value(statusFormat) == .json else {
      return .ready(Response(contentType: ContentType.text, body: Array("OK".utf8)))
    }
    var json = JSONWriter()
    json.beginObject()
    json.member("status", 0)
    json.member("message", "OK")
    json.member("software_version", "mapsearch \(call.service.version)")
    json.endObject()
    return .ready(.json(json))
  }

  private static func encoding(_ call: Call) throws(Problem) -> NominatimEncoding {
    let languages = try call.value(language) ?? call.head.header("Accept-Language")
    let first = languages?.split(whereSeparator: { ",;".contains($0) }).first.map(String.init)
    return NominatimEncoding(
      format: try call.value(format) ?? .jsonv2, language: first == "*" ? nil : first,
      addsAddress: try call.value(details) == true, addsNames: try call.value(names) == true,
      addsTags: try call.value(tags) == true)
  }

  /// As Nominatim reads them: whatever is not 0 is yes.
  private static func flag(_ name: String, _ summary: String) -> Parameter<Bool> {
    Parameter(name, schema: #"{"type":"string"}"#, summary, expectation: "0 or 1") { $0 != "0" }
  }

  /// The box of two opposite corners in any order.
  private static func box(_ text: String) -> BoundingBox? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map {
      SearchParameters.longitude.parse(String($0))
    }
    guard parts.count == 4, let x1 = parts[0], let y1 = parts[1], let x2 = parts[2], let y2 = parts[3] else {
      return nil
    }
    return try? BoundingBox(west: min(x1, x2), south: min(y1, y2), east: max(x1, x2), north: max(y1, y2))
  }

  /// Problems as Nominatim words them.
  static let failure: Route.Failure = { problem, _ in
    var json = JSONWriter()
    json.beginObject()
    json.key("error")
    json.beginObject()
    json.member("code", Int(problem.status.rawValue))
    json.member("message", "\(problem.detail); \(problem.remedy)")
    json.endObject()
    json.endObject()
    var response = Response.json(json, problem.status)
    response.headers = problem.headers
    return response
  }
}
