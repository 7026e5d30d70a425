import MapSearch

/// A user's searches.
enum HistoryRoutes {
  static let limit = Parameter<Int>.integer("limit", in: 0...1_000, default: 50, "Most entries.")
  static let entry = Parameter<Int>(
    "entry", in: .path, schema: #"{"type":"integer","minimum":1,"maximum":9007199254740991}"#,
    "The entry's number.", expectation: "a whole number from 1"
  ) { text in Int(text).flatMap { (1...1 << 53).contains($0) ? $0 : nil } }

  static let all = [list, record, clear, pause, resume, choose, delete]

  static let list = Route(
    "GET", "/v1/history", "history_list", "The searches remembered, the latest first.",
    parameters: [limit.declaration], answers: [Route.Answer(.ok, [ContentType.json], schema: "History")],
    problems: [.forbidden]
  ) { (call, _) throws(Problem) in
    let limit = try call.value(limit) ?? 50
    return call.personal { data in
      let (entries, isPaused) = (try await data.history(limit: limit), try await data.isHistoryPaused())
      var json = JSONWriter()
      json.beginObject()
      json.member("isPaused", isPaused)
      json.key("entries")
      json.beginArray()
      for entry in entries { append(entry, &json) }
      json.endArray()
      json.endObject()
      return .json(json)
    }
  }

  static let record = Route(
    "POST", "/v1/history", "history_record",
    "Remembers a search; answers no entry when the history is paused.",
    body: .json(schema: "SearchMade", maximumBytes: Route.briefBytes),
    answers: [Route.Answer(.created, [ContentType.json], schema: "EntryMade")],
    problems: [.badRequest, .unprocessable, .forbidden]
  ) { (call, payload) throws(Problem) in
    let search = try JSONBody.decode(SearchMade.self, payload, call)
    let location = try search.location()
    guard SearchParameters.textLengths.contains(search.query.unicodeScalars.count) else {
      throw JSONBody.fault(
        "query", "the text is too long", "give at most \(SearchParameters.textLengths.upperBound) characters")
    }
    if let id = search.chosenPlaceId { try require(id, "chosenPlaceId") }
    guard (0..<1 << 53).contains(search.resultCount ?? 0) else {
      throw JSONBody.fault("resultCount", "the member is out of range", "give 0 or more")
    }
    return call.personal(writes: true) { data in
      let id = try await data.recordSearch(
        search.query, location: location, resultCount: search.resultCount ?? 0,
        chosenPlaceID: search.chosenPlaceId)
      var json = JSONWriter()
      json.beginObject()
      json.key("id")
      if let id { json.value(Int(id)) } else { json.null() }
      json.endObject()
      return .json(json, .created)
    }
  }

  static let choose = Route(
    "PUT", "/v1/history/{entry}/choice", "history_choose", "Remembers which place was chosen of a search.",
    parameters: [entry.declaration], body: .json(schema: "Choice", maximumBytes: Route.briefBytes),
    answers: [Route.Answer(.noContent)],
    problems: [.notFound, .unprocessable, .forbidden]
  ) { (call, payload) throws(Problem) in
    let entry = try call.required(entry)
    let choice = try JSONBody.decode(Choice.self, payload, call)
    try require(choice.placeId, "placeId")
    return call.personal(writes: true) { data in
      try await data.chooseResult(choice.placeId, ofSearch: Int64(entry)) ? .noContent : nil
    }
  }

  static let delete = Route(
    "DELETE", "/v1/history/{entry}", "history_delete", "Forgets one search.",
    parameters: [entry.declaration], answers: [Route.Answer(.noContent)], problems: [.notFound, .forbidden]
  ) { (call, _) throws(Problem) in
    let entry = try call.required(entry)
    return call.personal(writes: true) { data in
      try await data.deleteHistoryEntry(Int64(entry)) ? .noContent : nil
    }
  }

  static let clear = Route(
    "DELETE", "/v1/history", "history_clear", "Forgets all searches.", answers: [Route.Answer(.noContent)],
    problems: [.forbidden]
  ) { (call, _) throws(Problem) in
    call.personal(writes: true) { data in
      try await data.clearHistory()
      return .noContent
    }
  }

  static let pause = Route(
    "PUT", "/v1/history/pause", "history_pause", "Remembers no searches from now on.",
    answers: [Route.Answer(.noContent)], problems: [.forbidden]
  ) { (call, _) throws(Problem) in
    call.personal(writes: true) { data in
      try await data.pauseHistory()
      return .noContent
    }
  }

  static let resume = Route(
    "DELETE", "/v1/history/pause", "history_resume", "Remembers searches again.",
    answers: [Route.Answer(.noContent)], problems: [.forbidden]
  ) { (call, _) throws(Problem) in
    call.personal(writes: true) { data in
      try await data.resumeHistory()
      return .noContent
    }
  }

  /// An id may be no longer than those of places.
  private static func require(_ id: String, _ member: String) throws(Problem) {
    guard id.utf8.count <= Place.maximumIdentifierBytes else {
      throw JSONBody.fault(
        member, "the id is too long", "give at most \(Place.maximumIdentifierBytes) bytes")
    }
  }

  private static func append(_ entry: HistoryEntry, _ json: inout JSONWriter) {
    json.beginObject()
    json.member("id", Int(entry.id))
    json.member("query", entry.query)
    json.location("location", entry.location)
    json.member("resultCount", entry.resultCount)
    json.member("chosenPlaceId", entry.chosenPlaceID)
    json.member("useCount", entry.useCount)
    json.member("usedAt", InternetTime.text(microseconds: entry.usedMicroseconds))
    json.endObject()
  }

  private struct SearchMade: Decodable {
    let query: String
    let latitude: Double?
    let longitude: Double?
    let resultCount: Int?
    let chosenPlaceId: String?

    func location() throws(Problem) -> Coordinate? {
      try JSONBody.coordinate(latitude, longitude)
    }
  }

  private struct Choice: Decodable { let placeId: String }
}

extension Call {
  /// Work on the user's own data; nil stands for what is not there.
  func personal(
    writes: Bool = false, _ body: @escaping @Sendable (PlaceDatabase) async throws -> Response?
  ) -> Work {
    if writes, service.isReadOnly { return .ready(route.failure(.readOnly, requestID)) }
    return .awaiting { () throws(Problem) in
      let data = try await service.users.data(of: user)
      do {
        guard let response = try await body(data) else {
          throw Problem(.notFound, "not-found", "there is nothing of this name", remedy: "list what there is")
        }
        return response
      } catch let problem as Problem {
        throw problem
      } catch let error as PlaceDatabaseError {
        throw Problem(error)
      } catch {
        throw .internalFault
      }
    }
  }
}
