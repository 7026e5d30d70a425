/// `/v1/openapi.json`.
enum OpenAPIRoute {
  static let document = Route(
    "GET", "/v1/openapi.json", "openapi", "This document.", access: .anybody,
    answers: [Route.Answer(.ok, [ContentType.json], schema: #"{"type":"object"}"#)]
  ) { (call, _) throws(Problem) in
    .ready(
      .json(OpenAPIDocument(Router.standardRoutes, version: call.service.version).json, isCacheable: true))
  }
}
