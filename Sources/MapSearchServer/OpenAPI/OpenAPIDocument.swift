/// The description of the interface, OpenAPI 3.1, made of the declarations that routing reads.
struct OpenAPIDocument {
  private let routes: [Route]
  private let version: String

  init(_ routes: [Route], version: String) {
    self.routes = routes.filter(\.isDocumented)
    self.version = version
  }

  /// The document.
  var json: JSONWriter {
    var json = JSONWriter(capacity: 64 * 1_024)
    json.beginObject()
    json.member("openapi", "3.1.0")
    json.key("info")
    json.beginObject()
    json.member("title", "MapSearch")
    json.member("version", version)
    json.member(
      "description",
      "Places by words and by distance. Unknown query parameters are ignored; searches warn of them.")
    json.endObject()
    json.key("paths")
    json.beginObject()
    for template in templates {
      json.key(template)
      json.beginObject()
      for route in routes where route.template == template { operation(route, &json) }
      json.endObject()
    }
    json.endObject()
    json.key("components")
    json.beginObject()
    json.key("securitySchemes")
    json.raw(#"{"token":{"type":"http","scheme":"bearer"}}"#.utf8)
    json.key("schemas")
    json.beginObject()
    for (name, schema) in OpenAPISchemas.all {
      json.key(name)
      json.raw(schema.utf8)
    }
    json.endObject()
    json.endObject()
    json.endObject()
    return json
  }

  /// Each once, in the order of the routes.
  private var templates: [String] {
    var templates: [String] = []
    for route in routes where !templates.contains(route.template) { templates.append(route.template) }
    return templates
  }

  private func operation(_ route: Route, _ json: inout JSONWriter) {
    json.key(route.method.lowercased())
    json.beginObject()
    json.member("operationId", route.name)
    json.member("summary", route.summary)
    json.key("security")
    json.raw(Self.security(route.access).utf8)
    if !route.parameters.isEmpty { parameters(route, &json) }
    body(route, &json)
    json.key("responses")
    json.beginObject()
    for status in Self.statuses(route) { response(status, route, &json) }
    json.endObject()
    json.endObject()
  }

  private static func security(_ access: Route.Access) -> String {
    switch access {
    case .anybody: "[]"
    case .reader: #"[{},{"token":[]}]"#
    case .writer: #"[{"token":[]}]"#
    }
  }

  private func parameters(_ route: Route, _ json: inout JSONWriter) {
    json.key("parameters")
    json.beginArray()
    for parameter in route.parameters {
      json.beginObject()
      json.member("name", parameter.name)
      json.member("in", parameter.location.rawValue)
      json.member("description", parameter.summary)
      json.member("required", parameter.isRequired)
      json.key("schema")
      json.raw(parameter.schema.utf8)
      json.endObject()
    }
    json.endArray()
  }

  private func body(_ route: Route, _ json: inout JSONWriter) {
    let (type, schema): (String, String)
    switch route.body {
    case .none: return
    case .json(let name, _): (type, schema) = (ContentType.json, Self.reference(name))
    case .geoJSONSequence: (type, schema) = ("application/geo+json-seq", #"{"type":"string"}"#)
    }
    json.key("requestBody")
    json.raw(#"{"required":true,"content":{"\#(type)":{"schema":\#(schema)}}}"#.utf8)
  }

  private func response(_ status: Status, _ route: Route, _ json: inout JSONWriter) {
    json.key("\(status.rawValue)")
    json.beginObject()
    json.member("description", status.title)
    let answers = route.answers.filter { $0.status == status }
    let contents: [(String, String)] =
      answers.isEmpty && status.rawValue >= 400
      ? [(ContentType.problem, Self.reference("Problem"))]
      : answers.flatMap { answer in
        answer.contentTypes.map { ($0, answer.schema.map(Self.reference) ?? "{}") }
      }
    if !contents.isEmpty {
      json.key("content")
      json.beginObject()
      for (type, schema) in contents {
        json.key(type)
        json.raw(#"{"schema":\#(schema)}"#.utf8)
      }
      json.endObject()
    }
    json.endObject()
  }

  /// What a route may answer: its own, and what befalls any.
  static func statuses(_ route: Route) -> [Status] {
    var statuses = Set(route.answers.map(\.status) + route.problems + [.unavailable])
    statuses.formUnion([.internalError, .methodNotAllowed])
    if !route.parameters.isEmpty { statuses.formUnion([.badRequest, .uriTooLong]) }
    // A path with nothing where the parameter stands is another.
    if route.parameters.contains(where: { $0.location == .path }) { statuses.insert(.notFound) }
    if route.method == "GET" { statuses.insert(.notModified) }
    if route.access != .anybody { statuses.insert(.unauthorized) }
    switch route.body {
    case .none: statuses.insert(.contentTooLarge)
    case .json: statuses.formUnion([.badRequest, .contentTooLarge, .unsupportedMediaType])
    case .geoJSONSequence: statuses.formUnion([.contentTooLarge])
    }
    return statuses.sorted { $0.rawValue < $1.rawValue }
  }

  private static func reference(_ schema: String) -> String {
    schema.hasPrefix("{") ? schema : ##"{"$ref":"#/components/schemas/\##(schema)"}"##
  }
}
