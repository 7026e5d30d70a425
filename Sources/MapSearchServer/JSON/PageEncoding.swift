import MapSearch

/// A page of results as an answer, in either format.
struct PageEncoding {
  let format: PlaceFormat
  let language: String?
  /// Tells of each place with opening hours whether it is open, at the time asked for, else now.
  let clock: OpeningClock
  let moment: OpeningFilter.Moment
  /// Added to the page's own.
  let warnings: [String]

  func response(_ page: SearchPage) -> Response {
    var json = JSONWriter(capacity: 512 + 384 * page.results.count)
    json.beginObject()
    if format == .geojson { json.member("type", "FeatureCollection") }
    json.member("query", page.query)
    json.key("location")
    if let location = page.location {
      json.beginObject()
      json.position(location)
      json.endObject()
    } else {
      json.null()
    }
    json.member("sort", page.sort.rawValue)
    json.member("effectiveRadiusMeters", page.effectiveRadiusMeters.map(JSONWriter.millimetres))
    results(page, &json)
    json.member("nextCursor", page.nextCursor)
    json.member("warnings", page.warnings + warnings)
    if let interpretation = page.interpretation { append(interpretation, &json) }
    json.endObject()
    return Response(contentType: format.contentType, body: json.bytes, isCacheable: true)
  }

  private func results(_ page: SearchPage, _ json: inout JSONWriter) {
    switch format {
    case .json:
      json.key("results")
      json.beginArray()
      for result in page.results {
        json.beginObject()
        json.member("id", result.id)
        json.members(of: result.place, language: language)
        json.members(of: result)
        opening(of: result.place, &json)
        json.duplicates(of: result)
        json.endObject()
      }
      json.endArray()
    case .geojson:
      json.key("features")
      json.beginArray()
      for result in page.results {
        json.feature(id: result.id, at: result.place.coordinate) { json in
          json.members(of: result.place, language: language, withPosition: false)
          json.members(of: result)
          opening(of: result.place, &json)
          opening(of: result.place, &json)
          json.duplicates(of: result)
        }
      }
      json.endArray()
    }
  }

  private func opening(of place: Place, _ json: inout JSONWriter) {
    guard let opening = clock.opening(of: place, at: moment) else { return }
    json.member("openState", opening.state.rawValue)
    if let comment = opening.comment { json.member("openComment", comment) }
    if let change = opening.nextChange { json.member("nextChange", change) }
  }

  private func append(_ interpretation: QueryInterpretation, _ json: inout JSONWriter) {
    json.key("interpretation")
    json.beginObject()
    json.member("region", interpretation.region)
    json.member("regionPlaceId", interpretation.regionPlaceID)
    json.member("keyword", interpretation.keyword)
    json.key("center")
    json.beginObject()
    json.position(interpretation.center)
    json.endObject()
    json.member("radiusMeters", interpretation.radiusMeters)
    json.endObject()
  }
}

/// How places are written.
enum PlaceFormat: String, Sendable, CaseIterable {
  case json
  case geojson

  var contentType: String {
    switch self {
    case .json: ContentType.json
    case .geojson: ContentType.geoJSON
    }
  }
}
