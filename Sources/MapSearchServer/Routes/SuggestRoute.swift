import MapSearch

/// `/v1/suggest`.
enum SuggestRoute {
  /// How many searches made before are looked through.
  private static let historyDepth = 1_000

  static let suggest = Route(
    "GET", "/v1/suggest", "suggest", "What to offer while a person types: searches, categories, places.",
    parameters: [
      SearchParameters.typed.declaration, SearchParameters.latitude.declaration,
      SearchParameters.longitude.declaration, SearchParameters.limit.declaration,
    ],
    answers: [Route.Answer(.ok, [ContentType.json], schema: "Suggestions")], problems: [.unprocessable]
  ) { (call, _) throws(Problem) in
    let text = try call.value(SearchParameters.typed) ?? ""
    let limit = try call.value(SearchParameters.limit) ?? SearchRequest.defaultLimit
    let near = try call.point(SearchParameters.latitude, SearchParameters.longitude)
    guard call.user.name != nil else {
      return call.reading(near: near) { (reader, location) throws(Problem) in
        try answer(call, text, location, limit, nil, reader)
      }
    }
    // Nothing of theirs is kept there.
    guard !call.service.isReadOnly else {
      return .reading { (reader) throws(Problem) in try answer(call, text, near, limit, [], reader) }
    }
    return .awaiting { () throws(Problem) in
      let data = try await call.service.users.data(of: call.user)
      let history: [HistoryEntry]
      let location: Coordinate?
      do throws(PlaceDatabaseError) {
        history = try await data.history(limit: historyDepth)
        if let near { location = near } else { location = try await data.simulatedLocation() }
      } catch {
        throw Problem(error)
      }
      return try await call.service.workers.run { (reader) throws(Problem) in
        try answer(call, text, location, limit, history, reader)
      }
    }
  }

  private static func answer(
    _ call: Call, _ text: String, _ location: Coordinate?, _ limit: Int, _ history: [HistoryEntry]?,
    _ reader: BlockingReader
  ) throws(Problem) -> Response {
    let suggestions: [Suggestion]
    do throws(SearchError) {
      suggestions = try reader.suggestions(
        for: text, near: location, limit: limit, history: history, deadline: call.deadline)
    } catch {
      throw Problem(error)
    }
    var json = JSONWriter(capacity: 256 * (suggestions.count + 1))
    json.beginObject()
    json.member("text", text)
    json.key("suggestions")
    json.beginArray()
    for suggestion in suggestions { append(suggestion, &json) }
    json.endArray()
    json.member("warnings", call.warnings)
    json.endObject()
    return .json(json)
  }

  private static func append(_ suggestion: Suggestion, _ json: inout JSONWriter) {
    json.beginObject()
    json.member("text", suggestion.text)
    json.ranges("matches", suggestion.matches)
    switch suggestion.kind {
    case .history(let entry):
      json.member("kind", "history")
      json.member("historyId", Int(entry.id))
      json.member("chosenPlaceId", entry.chosenPlaceID)
    case .category(let id):
      json.member("kind", "category")
      json.member("category", id)
    case .place(let result):
      json.member("kind", "place")
      json.member("id", result.id)
      json.members(of: result.place)
      json.member("distanceMeters", result.distanceMeters.map(JSONWriter.millimetres))
      if let evidence = result.matchedBy { json.member("matchedBy", evidence.rawValue) }
    }
    json.endObject()
  }
}
