import MapSearch

/// Where the places come from, and whom to name for them.
enum SourceRoutes {
  static let list = Route(
    "GET", "/v1/sources", "sources", "Where the places come from: whom to name, and on what terms.",
    answers: [Route.Answer(.ok, [ContentType.json], schema: "Sources")]
  ) { (call, _) throws(Problem) in
    .reading { (reader) throws(Problem) in
      let credits: [SourceCredit]
      do throws(PlaceDatabaseError) { credits = try reader.credits(deadline: call.deadline) } catch {
        throw Problem(error)
      }
      var json = JSONWriter()
      json.beginObject()
      json.key("sources")
      json.beginArray()
      for credit in credits {
        json.beginObject()
        json.member("name", credit.name)
        json.member("attribution", credit.attribution)
        json.member("licence", credit.licence)
        json.endObject()
      }
      json.endArray()
      json.endObject()
      return .json(json, isCacheable: true)
    }
  }
}
