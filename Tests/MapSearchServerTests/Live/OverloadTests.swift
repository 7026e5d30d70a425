import Persistence
import Synchronization
import Testing

@testable import MapSearchServer

/// What goes on while there is more to do than can be done.
@Suite(.serialized) struct OverloadTests {
  @Test func `writes that wait take no room from reads, nor from whoever looks after the service`()
    async throws
  {
    var limits = ServiceUnderTest.patient
    limits.requestsInFlight = 2
    // Less than SQLite's own patience, so that it is the deadline that ends the wait.
    limits.queryTime = .seconds(3)
    try await ServiceUnderTest.with(.live, limits: limits) { service in
      let other = try Connection(path: service.folder.path(), access: .readWrite)
      try other.execute("BEGIN IMMEDIATE")
      let client = LiveClient(port: service.port)
      let posts = (0..<6).map { _ in Task { try await Self.post(#"{"query":"a"}"#, client) } }
      for target in ["/v1/search?q=cafe&lat=37.5&lon=127", "/healthz", "/readyz", "/metrics"] {
        try await service.expect(200, target)
      }
      var kinds: [String] = []
      for post in posts {
        let answer = try await post.value
        #expect(answer.status == 503)
        #expect(answer.headers["retry-after"] == "1")
        kinds.append(try answer.object()["type"] as? String ?? "")
      }
      #expect(kinds.count { $0.hasSuffix("overloaded") } == 4, "\(kinds)")
      #expect(kinds.count { $0.hasSuffix("too-slow") } == 2, "\(kinds)")
      try other.execute("ROLLBACK")
      let answer = try await Self.post(#"{"query":"a"}"#, client)
      #expect(answer.status == 201)
    }
  }

  @Test func `a service that may answer no search tells how it is`() async throws {
    var limits = ServiceUnderTest.patient
    limits.requestsInFlight = 0
    try await ServiceUnderTest.with(.live, limits: limits) { service in
      try await service.expect(503, "/v1/search?q=cafe&lat=37.5&lon=127")
      for target in ["/healthz", "/readyz", "/metrics"] { try await service.expect(200, target) }
    }
  }

  @Test func `bodies beyond the memory for all of them are told to come again`() async throws {
    var limits = ServiceUnderTest.patient
    limits.bodyMemoryBytes = 1_000
    try await ServiceUnderTest.with(.live, limits: limits) { service in
      let client = LiveClient(port: service.port)
      for body in [String(repeating: " ", count: 60_000), String(repeating: " ", count: 990)] {
        let answer = try await Self.post(body + #"{"query":"a"}"#, client)
        #expect(answer.status == 503)
        #expect(answer.headers["retry-after"] == "1")
      }
      // What was held is given back, whatever became of it.
      for _ in 0..<5 {
        let answer = try await Self.post(String(repeating: " ", count: 900) + #"{"query":"a"}"#, client)
        #expect(answer.status == 201)
      }
    }
  }

  @Test(arguments: [
    ("PUT", "/v1/location"), ("PUT", "/v1/sessions/a"), ("POST", "/v1/history"),
    ("PUT", "/v1/history/1/choice"),
  ])
  func `a body of a few facts is no longer than 64 KiB`(method: String, target: String) async throws {
    try await ServiceUnderTest.with(.live) { service in
      let answer = try await LiveClient(port: service.port).send(
        method, target, ["Content-Type": "application/json"], [UInt8](repeating: 0x20, count: 65_537))
      #expect(answer.status == 413)
    }
  }

  @Test func `refused requests count for the route they meant, and say it in the log`() async throws {
    let lines = Mutex<[String]>([])
    let log = RequestLog { line in lines.withLock { $0.append(String(decoding: line, as: UTF8.self)) } }
    try await ServiceUnderTest.with(.live, tokens: ServiceUnderTest.closedTokens, log: log) { service in
      let client = LiveClient(port: service.port)
      let reader = ["Authorization": "Bearer \(ServiceUnderTest.reader)", "Content-Type": "application/json"]
      let refused: [(status: Int, route: String, answer: Answer)] = [
        (401, "search", try await client.send("GET", "/v1/search?q=a")),
        (403, "place_put", try await client.send("PUT", "/v1/places/x", reader, Array("{}".utf8))),
        (
          413, "location_put",
          try await client.send("PUT", "/v1/location", reader, [UInt8](repeating: 0x20, count: 65_537))
        ),
      ]
      let metrics = try await service.get("/metrics", token: ServiceUnderTest.reader).text
      for (status, route, answer) in refused {
        #expect(answer.status == status)
        #expect(metrics.contains("mapsearch_requests_total{route=\"\(route)\",status=\"\(status)\"} 1\n"))
        let isLogged = lines.withLock { lines in
          lines.contains { $0.contains("\"route\":\"\(route)\"") && $0.contains("\"status\":\(status)") }
        }
        #expect(isLogged, "\(route)")
      }
    }
  }

  private static func post(_ body: String, _ client: LiveClient) async throws -> Answer {
    try await client.send("POST", "/v1/history", ["Content-Type": "application/json"], Array(body.utf8))
  }
}
