import Persistence
import Synchronization
import TestSupport
import Testing

@testable import MapSearchServer

struct ServerTests {
  @Test func `a public address without read tokens is refused`() async throws {
    let folder = try TemporaryFolder()
    var configuration = ServerConfiguration(databasePath: folder.path(), version: "test")
    configuration.port = 0
    configuration.address = "0.0.0.0"
    await #expect(throws: ServerError.self) { try await Server(configuration) }
    configuration.tokens = try TokenList.tokens("ops write \(ServiceUnderTest.writer)")
    await #expect(throws: ServerError.self) { try await Server(configuration) }
    #expect(!folder.exists("test.sqlite"))
  }

  @Test func `stopping answers what is in flight and empties the log`() async throws {
    let folder = try TemporaryFolder()
    try await SampleDatabase.copy(to: folder.path())
    var configuration = ServerConfiguration(databasePath: folder.path(), version: "test")
    configuration.port = 0
    configuration.limits = ServiceUnderTest.patient
    configuration.tokens = try TokenList.tokens(ServiceUnderTest.openTokens)
    let server = try await Server(configuration)
    let client = LiveClient(port: server.port)
    let put = try await client.send(
      "PUT", "/v1/places/x",
      ["Authorization": "Bearer \(ServiceUnderTest.writer)", "Content-Type": "application/json"],
      Array(#"{"name":"a","latitude":1,"longitude":1}"#.utf8))
    #expect(put.status == 201)
    let answer = Task { try await client.send("GET", "/v1/search?q=cafe&lat=37.5&lon=127&limit=1000") }
    while server.requestsInFlight == 0, !answer.isCancelled {
      await Task.yield()
      if server.answersGiven > 1 { break }
    }
    await server.stop()
    let status = try await answer.value.status
    #expect(status == 200)
    let names = try folder.names()
    #expect(names == ["test.sqlite"])
    await #expect(throws: (any Error).self) { try await client.send("GET", "/healthz") }
  }

  @Test func `new tokens replace the old`() async throws {
    let folder = try TemporaryFolder()
    var configuration = ServerConfiguration(databasePath: folder.path(), version: "test")
    configuration.port = 0
    configuration.tokens = try TokenList.tokens("alice read \(ServiceUnderTest.reader)")
    let server = try await Server(configuration)
    let client = LiveClient(port: server.port)
    let old = ["Authorization": "Bearer \(ServiceUnderTest.reader)"]
    let before = try await client.send("GET", "/metrics", old)
    #expect(before.status == 200)
    try server.replaceTokens(try TokenList.tokens("alice read \(ServiceUnderTest.other)"))
    let after = try await client.send("GET", "/metrics", old)
    #expect(after.status == 401)
    await server.stop()
  }

  @Test func `tokens that would open the service leave the old ones in place`() async throws {
    let folder = try TemporaryFolder()
    var configuration = ServerConfiguration(databasePath: folder.path(), version: "test")
    configuration.port = 0
    configuration.tokens = try TokenList.tokens("alice read \(ServiceUnderTest.reader)")
    let server = try await Server(configuration)
    for list in ["", "# alice read", "ops write \(ServiceUnderTest.writer)"] {
      #expect(throws: ServerError.self) { try server.replaceTokens(try TokenList.tokens(list)) }
    }
    let answer = try await LiveClient(port: server.port).send("GET", "/metrics")
    #expect(answer.status == 401)
    await server.stop()
  }

  @Test func `work that outlasts the end is answered`() async throws {
    let folder = try TemporaryFolder()
    try await SampleDatabase.copy(to: folder.path())
    var configuration = ServerConfiguration(databasePath: folder.path(), version: "test")
    configuration.port = 0
    configuration.limits.drainTime = .milliseconds(50)
    configuration.limits.queryTime = .milliseconds(50)
    let server = try await Server(configuration)
    let client = LiveClient(port: server.port)
    // Another program has the database to itself for as long as all of this takes.
    let other = try Connection(path: folder.path(), access: .readWrite)
    try other.execute("BEGIN IMMEDIATE")
    let posts = (0..<4).map { _ in
      Task {
        try await client.send(
          "POST", "/v1/history", ["Content-Type": "application/json"], Array(#"{"query":"a"}"#.utf8))
      }
    }
    while server.requestsInFlight < 4 { try await Task.sleep(for: .milliseconds(5)) }
    await server.stop()
    for post in posts {
      let status = try await post.value.status
      #expect(status == 503)
    }
    try other.execute("ROLLBACK")
  }

  @Test func `a service that nobody holds answers until it is stopped`() async throws {
    let folder = try TemporaryFolder()
    weak var held: Listener?
    let port: UInt16
    do {
      var configuration = ServerConfiguration(databasePath: folder.path(), version: "test")
      configuration.limits = ServiceUnderTest.patient
      let listener = Listener(
        Router(try await Server.service(configuration)), log: .none, report: { _ in })
      let socket = try ListeningSocket(address: "127.0.0.1", port: 0)
      port = socket.port
      try listener.start(socket, certificate: nil, key: nil)
      held = listener
    }
    try #require(held != nil)
    let answer = try await LiveClient(port: port).send("GET", "/readyz")
    #expect(answer.status == 200)
    let service = held?.service
    await held?.stop()
    await service?.close()
    #expect(held == nil)
  }

  @Test func `a task that nobody waits for any more is cancelled`() {
    let task = Task { _ = try? await Task.sleep(for: .seconds(60)) }
    SuspendedExchanges().attach(task, to: Exchange(target: []))
    #expect(task.isCancelled)
    task.cancel()
  }

  @Test(arguments: [
    ("localhost:8080", true), ("127.0.0.1:1", true), ("[::1]:8080", true), ("map.localhost", true),
    ("127.0.0.1.evil.example", false), ("evil.example", false), ("localhost.evil.example:8080", false),
    ("maps.example.org", true), (nil, true),
  ]) func `names a service of this machine goes by`(host: String?, isAdmitted: Bool) {
    #expect(HostPolicy(names: ["Maps.Example.org:8443"]).admits(host) == isAdmitted)
  }

  @Test func `another name's page cannot use a service of this machine`() async throws {
    try await ServiceUnderTest.with(.live) { service in
      for (method, path) in [("GET", "/v1/history"), ("GET", "/v1/search?q=a"), ("DELETE", "/v1/location")] {
        let answer = try await service.send(method, path, headers: ["Host": "evil.example"])
        #expect(answer.status == 421, "\(path)")
      }
    }
  }

  @Test func `a line a request, without what people typed`() async throws {
    let lines = Mutex<[String]>([])
    let log = RequestLog { line in lines.withLock { $0.append(String(decoding: line, as: UTF8.self)) } }
    try await ServiceUnderTest.with(.live, log: log) { service in
      let answer = try await service.get("/v1/search?q=whisper&lat=37.5&lon=127")
      let missing = try await service.get("/whisper?whisper")
      let written = lines.withLock { $0 }
      #expect(written.count == 2)
      #expect(!written.joined().contains("whisper"))
      #expect(written.first?.contains(#""route":"search""#) == true)
      for (line, answer) in zip(written, [answer, missing]) {
        #expect(line.contains("\"status\":\(answer.status)"))
        #expect(line.contains(try #require(answer.headers["x-request-id"])))
      }
    }
  }

  /// A list, and the line at fault; nil for a list that is right.
  static let lists: [(text: String, line: Int?)] = [
    ("", nil), ("# nothing\n\n", nil), ("a read 0123456789abcdef", nil), ("a read short", 1),
    ("\nb admin 0123456789abcdef", 2), ("a/b read 0123456789abcdef", 1), ("a read", 1),
  ]

  @Test(arguments: lists) func `lists of tokens`(list: (text: String, line: Int?)) {
    do throws(TokenList.Fault) {
      _ = try TokenList.tokens(list.text)
      #expect(list.line == nil)
    } catch {
      #expect(error.line == list.line)
      #expect(!"\(error)".contains("0123456789abcdef"))
    }
  }
}
