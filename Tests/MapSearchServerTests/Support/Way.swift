import Foundation
import MapSearch
import TestSupport
import Testing

@testable import MapSearchServer

/// How a request reaches the service: as values, or over a socket.
enum Way: String, CaseIterable, Sendable {
  case inProcess
  case live
}

/// A service over a database of its own, reached one way.
final class ServiceUnderTest {
  static let writer = "write-secret-0123456789"
  static let reader = "read-secret-0123456789"
  static let other = "other-secret-0123456789"
  /// Whoever has no token reads; writing takes the writer's.
  static let openTokens = "ops write \(writer)"
  /// Nobody reads without a token.
  static let closedTokens = "ops write \(writer)\nalice read \(reader)\nbob read \(other)"

  /// Whatever else the machine does, a request may take its time: every other test may run beside it.
  static let patient = {
    var limits = Limits()
    limits.queryTime = .seconds(600)
    limits.requestTime = .seconds(600)
    return limits
  }()

  let folder: TemporaryFolder
  let way: Way
  let port: UInt16
  private let router: Router
  private let server: Server?

  private init(_ folder: TemporaryFolder, _ way: Way, _ router: Router, _ server: Server?) {
    self.folder = folder
    self.way = way
    self.router = router
    self.server = server
    port = server?.port ?? 0
  }

  /// Runs `body` against a service with the sample's places, and ends the service.
  static func with<Result>(
    _ way: Way, tokens: String = openTokens, limits: Limits = patient, origins: [String] = [],
    isReadOnly: Bool = false,
    log: RequestLog = .none, _ body: (ServiceUnderTest) async throws -> Result
  ) async throws -> Result {
    let folder = try TemporaryFolder()
    try await SampleDatabase.copy(to: folder.path())
    var configuration = ServerConfiguration(databasePath: folder.path(), version: "test")
    configuration.port = 0
    configuration.limits = limits
    configuration.origins = origins
    configuration.isReadOnly = isReadOnly
    configuration.tokens = try TokenList.tokens(tokens)
    let service: ServiceUnderTest
    switch way {
    case .live:
      let server = try await Server(configuration, log: log)
      service = ServiceUnderTest(folder, way, server.router, server)
    case .inProcess:
      service = ServiceUnderTest(folder, way, Router(try await Server.service(configuration)), nil)
    }
    do {
      let result = try await body(service)
      await service.stop()
      return result
    } catch {
      await service.stop()
      throw error
    }
  }

  func stop() async {
    if let server { await server.stop() } else { await router.service.close() }
  }

  func get(_ target: String, token: String? = nil, headers: [String: String] = [:]) async throws -> Answer {
    try await send("GET", target, token: token, headers: headers)
  }

  /// Gets a target, and expects a status.
  func expect(_ status: Int, _ target: String, token: String? = nil, headers: [String: String] = [:])
    async throws
  {
    let answer = try await get(target, token: token, headers: headers)
    #expect(answer.status == status, "\(target): \(answer.text.prefix(300))")
  }

  func send(
    _ method: String, _ target: String, token: String? = nil, headers: [String: String] = [:],
    body: String? = nil
  ) async throws -> Answer {
    var headers = headers
    if let token { headers["Authorization"] = "Bearer \(token)" }
    if body != nil, headers["Content-Type"] == nil { headers["Content-Type"] = "application/json" }
    let bytes = Array((body ?? "").utf8)
    switch way {
    case .live:
      return try await LiveClient(port: port).send(method, target, headers, body == nil ? nil : bytes)
    case .inProcess:
      let head = RequestHead(
        method: method, target: Array(target.utf8), headers: headers.map { (name: $0.key, value: $0.value) })
      let response = await router.answer(head, bytes)
      return Answer(
        status: Int(response.status.rawValue),
        headers: Dictionary(
          response.headers.map { ($0.name.lowercased(), $0.value) }
            + (response.contentType.map { [("content-type", $0)] } ?? []), uniquingKeysWith: { $1 }),
        body: response.body)
    }
  }
}

/// The sample's places, imported once.
enum SampleDatabase {
  private static let shared = Task {
    let folder = try TemporaryFolder()
    let database = try await PlaceDatabase(path: folder.path(), readers: 1)
    let sample = String(#filePath.dropLast("Tests/MapSearchServerTests/Support/Way.swift".count))
    try await database.importPlaces(from: sample + "SampleData/seoul.csv")
    await database.close()
    return try folder.contents()[0]
  }

  static func copy(to path: String) async throws {
    try await shared.value.write(to: URL(filePath: path))
  }
}
