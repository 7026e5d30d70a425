import Foundation
import Testing

@testable import MapSearchServer

struct OpenAPITests {
  @Test(arguments: Way.allCases)
  func `the document describes every route of the interface`(way: Way) async throws {
    try await ServiceUnderTest.with(way) { service in
      let document = try await service.get("/v1/openapi.json").object()
      #expect(document["openapi"] as? String == "3.1.0")
      let paths = try #require(document["paths"] as? [String: [String: Any]])
      let described = paths.flatMap { path, operations in operations.keys.map { "\($0.uppercased()) \(path)" }
      }
      let served = Router.standardRoutes.filter(\.isDocumented).map { "\($0.method) \($0.template)" }
      #expect(Set(described) == Set(served))
      #expect(described.count == served.count)
      #expect(served.count >= 25)
    }
  }

  @Test func `every schema that is named is there`() throws {
    let text = String(
      decoding: OpenAPIDocument(Router.standardRoutes, version: "1").json.bytes, as: UTF8.self)
    let names = Set(OpenAPISchemas.all.map(\.name))
    for match in text.matches(of: /#\/components\/schemas\/(\w+)/) {
      #expect(names.contains(String(match.1)))
    }
    for (name, schema) in OpenAPISchemas.all {
      #expect(throws: Never.self, "\(name)") { try JSONSerialization.jsonObject(with: Data(schema.utf8)) }
    }
  }

  /// A request to each documented route, and the status it is to have.
  static let requests: [(method: String, target: String, body: String?, status: Int)] = [
    ("GET", "/v1/search?q=cafe&lat=37.5&lon=127", nil, 200), ("GET", "/v1/suggest?q=ca", nil, 200),
    ("GET", "/v1/nearby?lat=37.5&lon=127", nil, 200), ("GET", "/v1/categories", nil, 200),
    ("GET", "/v1/sources", nil, 200),
    ("PUT", "/v1/places/t:1", #"{"name":"a","latitude":1,"longitude":1}"#, 201),
    ("GET", "/v1/places/t:1", nil, 200), ("DELETE", "/v1/places/t:1", nil, 204),
    (
      "POST", "/v1/places:import",
      #"{"type":"Feature","id":"z","geometry":{"type":"Point","coordinates":[1,1]},"properties":{"name":"z"}}"#,
      200
    ),
    ("PUT", "/v1/location", #"{"latitude":1,"longitude":1}"#, 204), ("GET", "/v1/location", nil, 200),
    ("DELETE", "/v1/location", nil, 204), ("POST", "/v1/history", #"{"query":"a"}"#, 201),
    ("GET", "/v1/history", nil, 200), ("PUT", "/v1/history/1/choice", #"{"placeId":"z"}"#, 204),
    ("DELETE", "/v1/history/1", nil, 204), ("PUT", "/v1/history/pause", nil, 204),
    ("DELETE", "/v1/history/pause", nil, 204), ("DELETE", "/v1/history", nil, 204),
    ("PUT", "/v1/sessions/s", #"{"tab":"a"}"#, 200), ("GET", "/v1/sessions/s", nil, 200),
    ("DELETE", "/v1/sessions/s", nil, 204), ("GET", "/healthz", nil, 200), ("GET", "/readyz", nil, 200),
    ("GET", "/metrics", nil, 200), ("GET", "/v1/version", nil, 200), ("GET", "/v1/openapi.json", nil, 200),
  ]

  @Test(arguments: Way.allCases)
  func `every route answers as the document says`(way: Way) async throws {
    try await ServiceUnderTest.with(way) { service in
      var reached: Set<String> = []
      for request in Self.requests {
        let answer = try await service.send(
          request.method, request.target, token: ServiceUnderTest.writer, body: request.body)
        #expect(answer.status == request.status, "\(request.method) \(request.target): \(answer.text)")
        let target = try RequestTarget(Array(request.target.utf8))
        let route = try #require(
          Router.standardRoutes.first { $0.method == request.method && $0.match(target.segments) != nil })
        reached.insert(route.name)
        let said = try #require(route.answers.first { Int($0.status.rawValue) == answer.status })
        let type = answer.headers["content-type"]?.split(separator: ";").first.map(String.init)
        #expect(type == said.contentTypes.first, "\(route.name)")
      }
      #expect(reached == Set(Router.standardRoutes.filter(\.isDocumented).map(\.name)))
    }
  }
}
