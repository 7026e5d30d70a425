import MapSearch

/// Single places.
enum PlaceRoutes {
  static let id = Parameter<String>.text(
    "id", in: .path, lengths: 1...Place.maximumIdentifierBytes,
    "The place's id; its slashes percent-encoded: osm:node%2F123.")

  static let get = Route(
    "GET", "/v1/places/{id}", "place", "All that is known of a place.",
    parameters: [id.declaration, SearchParameters.language.declaration, SearchParameters.format.declaration],
    answers: [
      Route.Answer(.ok, [ContentType.json], schema: "Place"),
      Route.Answer(.ok, [ContentType.geoJSON], schema: "Feature"),
    ], problems: [.notFound]
  ) { (call, _) throws(Problem) in
    let id = try call.required(id)
    let format = try call.placeFormat()
    let language = try call.value(SearchParameters.language)
    return .reading { (reader) throws(Problem) in
      guard let place = try reader.found([id], call.deadline)[0] else { throw .noSuchPlace }
      var json = JSONWriter()
      switch format {
      case .json: json.place(place, language: language)
      case .geojson:
        json.feature(id: place.id, at: place.coordinate) { json in
          json.members(of: place, language: language, withPosition: false)
        }
      }
      return Response(contentType: format.contentType, body: json.bytes, isCacheable: true)
    }
  }
}

extension BlockingReader {
  /// The places with these ids; nil where there is none.
  func found(_ ids: [String], _ deadline: ContinuousClock.Instant) throws(Problem) -> [Place?] {
    do throws(PlaceDatabaseError) { return try places(ids: ids, deadline: deadline) } catch {
      throw Problem(error)
    }
  }
}
