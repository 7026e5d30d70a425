import MapSearch

/// `/v1/search` and `/v1/nearby`.
enum SearchRoutes {
  private static let area: [ParameterDeclaration] = [
    SearchParameters.radius.declaration, SearchParameters.box.declaration,
    SearchParameters.category.declaration, SearchParameters.openNow.declaration,
    SearchParameters.openAt.declaration, SearchParameters.timeZone.declaration,
    SearchParameters.sort.declaration,
    SearchParameters.limit.declaration, SearchParameters.cursor.declaration,
    SearchParameters.language.declaration, SearchParameters.format.declaration,
  ]
  private static let answers = [
    Route.Answer(.ok, [ContentType.json], schema: "SearchPage"),
    Route.Answer(.ok, [ContentType.geoJSON], schema: "FeatureCollection"),
  ]

  static let search = Route(
    "GET", "/v1/search", "search", "Places by words, nearest or best first.",
    parameters: [
      SearchParameters.text.declaration, SearchParameters.latitude.declaration,
      SearchParameters.longitude.declaration,
    ] + area, answers: answers, problems: [.unprocessable]
  ) { (call, _) throws(Problem) in
    try page(
      call, text: try call.value(SearchParameters.text) ?? "", SearchParameters.latitude,
      SearchParameters.longitude)
  }

  static let nearby = Route(
    "GET", "/v1/nearby", "nearby", "The places around a point, nearest first.",
    parameters: [
      SearchParameters.requiredLatitude.declaration, SearchParameters.requiredLongitude.declaration,
    ] + area, answers: answers, problems: [.unprocessable]
  ) { (call, _) throws(Problem) in
    _ = try call.required(SearchParameters.requiredLatitude)
    _ = try call.required(SearchParameters.requiredLongitude)
    return try page(call, text: "", SearchParameters.requiredLatitude, SearchParameters.requiredLongitude)
  }

  private static func page(
    _ call: Call, text: String, _ latitude: Parameter<Double>, _ longitude: Parameter<Double>
  ) throws(Problem) -> Work {
    var request = SearchRequest(text, near: try call.point(latitude, longitude))
    request.radiusMeters = try call.value(SearchParameters.radius)
    request.box = try call.value(SearchParameters.box)
    request.category = try call.value(SearchParameters.category)
    request.opening = try call.openingFilter()
    request.sort = try call.value(SearchParameters.sort)
    request.limit = try call.value(SearchParameters.limit) ?? SearchRequest.defaultLimit
    request.cursor = try call.value(SearchParameters.cursor)
    let encoding = PageEncoding(
      format: try call.placeFormat(), language: try call.value(SearchParameters.language),
      clock: try call.openingClock(), moment: (request.opening?.moment ?? .now).fixed,
      warnings: call.warnings)
    return call.reading(near: request.location) { [request] reader, location throws(Problem) in
      var request = request
      request.location = location
      return encoding.response(try reader.page(request, call.deadline))
    }
  }
}

extension BlockingReader {
  /// A page, or why there is none.
  func page(_ request: SearchRequest, _ deadline: ContinuousClock.Instant) throws(Problem) -> SearchPage {
    do throws(SearchError) { return try search(request, deadline: deadline) } catch { throw Problem(error) }
  }

  /// The location of whoever has no token.
  func storedLocation() throws(Problem) -> Coordinate? {
    do throws(PlaceDatabaseError) { return try simulatedLocation() } catch { throw Problem(error) }
  }
}

extension Call {
  /// A query that starts from `location`, else from where its user is said to be.
  func reading(
    near location: Coordinate?,
    _ body: @escaping @Sendable (BlockingReader, Coordinate?) throws(Problem) -> Response
  ) -> Work {
    if location == nil, user.name != nil, service.isReadOnly {
      return .reading { reader throws(Problem) in try body(reader, nil) }
    }
    if location == nil, user.name != nil {
      return .awaiting { () throws(Problem) in
        let stored = try await storedLocation()
        return try await service.workers.run { (reader) throws(Problem) in try body(reader, stored) }
      }
    }
    return .reading { reader throws(Problem) in
      if let location { return try body(reader, location) }
      return try body(reader, try reader.storedLocation())
    }
  }

  /// Where the user is said to be.
  func storedLocation() async throws(Problem) -> Coordinate? {
    let data = try await service.users.data(of: user)
    do throws(PlaceDatabaseError) { return try await data.simulatedLocation() } catch { throw Problem(error) }
  }
}
