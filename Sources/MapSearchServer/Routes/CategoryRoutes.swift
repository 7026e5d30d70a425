import MapSearch

/// The kinds of places.
enum CategoryRoutes {
  static let list = Route(
    "GET", "/v1/categories", "categories", "The kinds of places, with their names and codes.",
    access: .anybody,
    answers: [Route.Answer(.ok, [ContentType.json], schema: "Categories")]
  ) { (_, _) throws(Problem) in .ready(answer) }

  private static let answer: Response = {
    var json = JSONWriter(capacity: 64 * 1_024)
    json.beginObject()
    json.key("categories")
    json.beginArray()
    for category in CategoryDirectory.all {
      json.beginObject()
      json.member("id", category.id)
      json.member("parent", category.parent)
      json.member("codes", category.codes)
      json.member("names", Dictionary(category.names.map { ($0.language, $0.name) }) { $1 })
      json.endObject()
    }
    json.endArray()
    json.endObject()
    return .json(json, isCacheable: true)
  }()
}
