import Foundation
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
      #expect(outcome.output.matches(of: /ok:/).count == 12)
    }
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
