import Foundation
import Testing

@testable import MapSearchCLI

/// Files imported by the program as it was built, into a database of their own.
struct ImportedFiles {
  let program: BuiltProgram
  let folder: TemporaryFolder

  init() throws {
    program = try #require(BuiltProgram())
    folder = try TemporaryFolder()
  }

  /// Imports `bytes` as the file `name`.
  func load(_ bytes: [UInt8], as name: String, _ options: String = "") throws -> CommandOutcome {
    try Data(bytes).write(to: URL(fileURLWithPath: folder.path(name)))
    return try program.run("$M import '\(name)' \(options)", in: folder)
  }

  func load(_ text: String, as name: String, _ options: String = "") throws -> CommandOutcome {
    try load(Array(text.utf8), as: name, options)
  }

  /// Every place of the database by name, as JSON; none where there is no database.
  func places() throws -> [String: [String: Any]] {
    guard folder.exists("places.sqlite") else { return [:] }
    let outcome = try program.run(
      "$M nearby --within=-180,-90,180,90 --near 0,0 --all --limit 1000 --format json", in: folder)
    // An empty database is as good as none.
    guard outcome.status == 0 else { return [:] }
    return Dictionary(try outcome.results().map { ($0["name"] as? String ?? "", $0) }) { $1 }
  }

  /// The position of the place called `name`, in degrees.
  func position(_ name: String) throws -> (latitude: Double, longitude: Double) {
    let place = try #require(try places()[name], "no \(name)")
    return (
      try #require(place["latitude"] as? Double), try #require(place["longitude"] as? Double)
    )
  }

  /// The ids that a command prints as a page of JSON, in its order.
  func ids(_ command: String) throws -> [String] {
    try program.run("$M \(command) --format json", in: folder).results().compactMap { $0["id"] as? String }
  }

  /// The text of `text` in an encoding that iconv knows.
  func encoded(_ text: String, _ encoding: String) throws -> [UInt8] {
    try folder.write("utf8.txt", text)
    let outcome = try program.run("iconv -f UTF-8 -t \(encoding) utf8.txt > other.txt", in: folder)
    try #require(outcome.status == 0, "\(outcome.errors)")
    return [UInt8](try folder.bytes("other.txt"))
  }

  /// Whether a program is installed.
  static func has(_ program: String) -> Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
    }
  }
}
