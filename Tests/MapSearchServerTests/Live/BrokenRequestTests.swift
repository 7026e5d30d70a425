import Foundation
import TestSupport
import Testing

@testable import MapSearchServer

/// What no client should send: each gets an answer or a close, and a good client beside it is served.
@Suite(.serialized) struct BrokenRequestTests {
  static let requests: [String] = [
    "", "\r\n\r\n", "GET", "GET /healthz", "GET /healthz HTTP/1.1\r\n", "GET /healthz HTTP/1.1\r\nHost: a",
    "GET /healthz HTTP/9.9\r\n\r\n", "GET  HTTP/1.1\r\n\r\n", "\0\0\0\0\r\n\r\n",
    "GET /v1/search?q=\u{FF} HTTP/1.1\r\n\r\n",
    "GET /%00 HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "GET /v1/../../../etc/passwd HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "GET /..%2f..%2fetc/passwd HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "PUT /v1/location HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{",
    "PUT /v1/location HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
    "PUT /v1/location HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999999999999999\r\n\r\n",
    "PUT /v1/location HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    "PUT /v1/location HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "GET /healthz HTTP/1.1\r\n" + String(repeating: "X: y\r\n", count: 20_000) + "\r\n",
    "GET /healthz HTTP/1.1\r\nX: " + String(repeating: "y", count: 100_000) + "\r\n\r\n",
    "GET /" + String(repeating: "a", count: 100_000) + " HTTP/1.1\r\n\r\n",
    "POST /v1/places:import HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n0123456789",
    "BREW /v1/search HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nGET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n",
  ]

  /// Half a request is waited for; here not for long.
  private static let brief = {
    var limits = ServiceUnderTest.patient
    limits.requestTime = .seconds(1)
    return limits
  }()

  @Test func `broken requests end, and a good client is served`() async throws {
    try await ServiceUnderTest.with(.live, limits: Self.brief) { service in
      let client = LiveClient(port: service.port)
      await Self.send(Self.requests.map { Array($0.utf8) }, to: client)
      try await service.expect(200, "/v1/search?q=cafe&lat=37.5&lon=127")
    }
  }

  @Test func `random bytes end, and a good client is served`() async throws {
    try await ServiceUnderTest.with(.live, limits: Self.brief) { service in
      let client = LiveClient(port: service.port)
      var random = SplitMix64(seed: 7)
      let requests = (0..<200).map { number in
        let bytes = (0..<Int.random(in: 1...2_000, using: &random)).map { _ in
          UInt8.random(in: 0...255, using: &random)
        }
        guard number.isMultiple(of: 2) else { return bytes }
        return Array("GET /v1/search?q=".utf8) + bytes + Array(" HTTP/1.1\r\n\r\n".utf8)
      }
      await Self.send(requests, to: client)
      try await service.expect(200, "/healthz")
    }
  }

  /// Each is closed without a word, or with an answer that is one.
  private static func send(_ requests: [[UInt8]], to client: LiveClient) async {
    await withTaskGroup(of: Void.self) { group in
      for request in requests {
        group.addTask {
          let answer = await client.outcome(request)
          #expect(
            answer.isEmpty || answer.starts(with: Array("HTTP/1.".utf8)),
            "\(String(decoding: request.prefix(60), as: UTF8.self))")
        }
      }
    }
  }

  @Test func `a request that comes a byte a second ends in time`() async throws {
    var limits = ServiceUnderTest.patient
    limits.requestTime = .seconds(3)
    try await ServiceUnderTest.with(.live, limits: limits) { service in
      let port = service.port
      let begin = ContinuousClock.now
      let isEnded = try await withCheckedThrowingContinuation { continuation in
        DispatchQueue.global().async {
          continuation.resume(
            with: Result {
              let connection = try RawConnection(port: port)
              for byte in Array("GET /healthz HTTP/1.1\r\n".utf8) {
                do { try connection.write([byte]) } catch { return true }
                sleep(1)
              }
              return false
            })
        }
      }
      #expect(isEnded)
      #expect(ContinuousClock.now - begin < .seconds(12))
      try await service.expect(200, "/healthz")
    }
  }

  @Test func `a good client is served beside 2 000 idle connections`() async throws {
    try await ServiceUnderTest.with(.live) { service in
      // Both ends are in this process, so its limit of descriptors must allow twice as many.
      var limit = rlimit()
      getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
      try #require(limit.rlim_cur > 4_200, "raise the limit of descriptors: ulimit -n 8192")
      var idle: [RawConnection] = []
      for _ in 0..<2_000 { idle.append(try RawConnection(port: service.port)) }
      for _ in 0..<20 { try await service.expect(200, "/v1/search?q=cafe&lat=37.5&lon=127") }
      #expect(idle.count == 2_000)
    }
  }

  @Test func `more requests than may be in flight are told to come again`() async throws {
    var limits = ServiceUnderTest.patient
    limits.requestsInFlight = 2
    limits.queryThreads = 1
    try await ServiceUnderTest.with(.live, limits: limits) { service in
      let client = LiveClient(port: service.port)
      let answers = try await withThrowingTaskGroup(of: Answer.self) { group in
        for number in 0..<60 {
          group.addTask {
            try await client.send("GET", "/v1/search?q=cafe%20\(number)&lat=37.5&lon=127&limit=500")
          }
        }
        var answers: [Answer] = []
        for try await answer in group { answers.append(answer) }
        return answers
      }
      let turnedAway = answers.filter { $0.status == 503 }
      #expect(Set(answers.map(\.status)).isSubset(of: [200, 503]))
      #expect(turnedAway.allSatisfy { $0.headers["retry-after"] == "1" })
      #expect(answers.contains { $0.status == 200 })
      #expect(!turnedAway.isEmpty)
      try await service.expect(200, "/v1/search?q=cafe&lat=37.5&lon=127")
    }
  }
}
