import Foundation
import TestSupport
import Testing

@testable import MapSearchServer

/// Clients that nobody here wrote.
struct ClientTests {
  private static let root = String(
    #filePath.dropLast("Tests/MapSearchServerTests/Live/ClientTests.swift".count))
  private static let hasPython = (try? run("/usr/bin/env", ["python3", "-c", "import venv"]).status) == 0

  @Test(.enabled(if: hasPython, "python3 with venv is missing: apt-get install python3-venv"))
  func `geopy's clients of Photon and Nominatim find, complete and reverse`() async throws {
    try await ServiceUnderTest.with(.live) { service in
      let made = try await Self.running(Self.root + "Scripts/python_clients.sh", ["geopy==2.4.1"])
      #expect(made.status == 0, "\(made.output)")
      let python = try #require(made.output.split(separator: "\n").last.map(String.init))
      let outcome = try await Self.running(
        python, [Self.root + "Tests/Clients/geopy_clients.py", "127.0.0.1:\(service.port)"])
      #expect(outcome.status == 0, "\(outcome.output)")
      #expect(outcome.output.matches(of: /ok:/).count == 13)
    }
  }

  private static let hasOpenSSL = (try? run("/usr/bin/env", ["openssl", "version"]).status) == 0

  @Test(.enabled(if: hasPython && hasOpenSSL, "python3 or openssl is missing: apt-get install openssl"))
  func `TLS with a certificate and key`() async throws {
    let folder = try TemporaryFolder()
    let (certificate, key) = (folder.path("certificate.pem"), folder.path("key.pem"))
    let made = try Self.run(
      "/usr/bin/env",
      [
        "openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
        "-subj", "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1", "-days", "2", "-keyout", key,
        "-out", certificate,
      ])
    #expect(made.status == 0, "\(made.output)")
    var configuration = ServerConfiguration(databasePath: folder.path(), version: "test")
    configuration.port = 0
    configuration.certificate = try String(contentsOfFile: certificate, encoding: .utf8)
    configuration.key = try String(contentsOfFile: key, encoding: .utf8)
    let server = try await Server(configuration)
    let script = """
      import ssl, sys, urllib.request
      context = ssl.create_default_context(cafile=sys.argv[1])
      print(urllib.request.urlopen(sys.argv[2], context=context).read().decode())
      """
    let outcome = try await Self.running(
      "/usr/bin/env", ["python3", "-c", script, certificate, "https://127.0.0.1:\(server.port)/healthz"])
    let plain = try? await LiveClient(port: server.port).send("GET", "/healthz")
    await server.stop()
    #expect(outcome.output.contains(#"{"status":"ok"}"#), "\(outcome.output)")
    #expect(plain == nil)
  }

  private struct Outcome: Sendable {
    let status: Int32
    let output: String
  }

  /// Runs a program while the service answers it.
  private static func running(_ program: String, _ arguments: [String]) async throws -> Outcome {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue(label: "test.program").async {
        continuation.resume(with: Result { try run(program, arguments) })
      }
    }
  }

  private static func run(_ program: String, _ arguments: [String]) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Outcome(status: process.terminationStatus, output: String(decoding: output, as: UTF8.self))
  }
}
