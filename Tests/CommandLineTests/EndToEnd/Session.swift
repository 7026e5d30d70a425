import Foundation
import MapSearch
import Testing

@testable import MapSearchCLI

/// The program run in this process, on a database in a folder of its own.
struct Session {
  let folder: TemporaryFolder
  var terminal = TerminalCapabilities.none
  /// Its environment beside `MAPSEARCH_DATABASE`; an answer about a lock comes quickly.
  var variables = ["MAPSEARCH_BUSY_TIMEOUT_MS": "50"]

  /// A session without a database yet.
  init() throws { folder = try TemporaryFolder() }

  /// A session on the sample's places.
  static func seoul() async throws -> Session {
    let session = try Session()
    try await SeoulSample.database.value.write(to: URL(fileURLWithPath: session.database))
    return session
  }

  var database: String { folder.path("places.sqlite") }

  /// Runs the program with `words`.
  func run(_ words: String...) async -> CommandOutcome { await run(words) }

  func run(_ words: [String]) async -> CommandOutcome {
    let (output, errors) = (CapturedBytes(), CapturedBytes())
    let context = CommandContext(
      output: StandardOutput(output.sink), diagnostics: Diagnostics(errors.sink), terminal: terminal,
      environment: Environment(variables.merging(["MAPSEARCH_DATABASE": database]) { mine, _ in mine }))
    let status = await Program(specification: .mapsearch, registry: .standard).run(words, in: context)
    return CommandOutcome(status: status.rawValue, output: output.text, errors: errors.text)
  }

  /// Runs the program with `words`, which must end well.
  @discardableResult
  func require(_ words: String..., sourceLocation: SourceLocation = #_sourceLocation) async throws
    -> CommandOutcome
  {
    let outcome = await run(words)
    try #require(outcome.status == 0, "\(words): \(outcome.errors)", sourceLocation: sourceLocation)
    return outcome
  }
}

/// The sample of the repository, and a database with its places.
enum SeoulSample {
  static let path = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "SampleData/seoul.csv").path

  /// The bytes of the database, imported once for all tests.
  static let database = Task { () throws -> Data in
    let session = try Session()
    try await session.require("import", path, "--quiet")
    return try session.folder.bytes("places.sqlite")
  }

  /// The places as read from the file.
  static func places() throws -> [Place] {
    var reader = try PlaceFileReader(path: path)
    var places: [Place] = []
    try reader.read(onPlace: { box, _, _ in places.append(box.place) })
    return places
  }
}
