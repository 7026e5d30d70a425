import Foundation

/// A folder of its own for one test, deleted when released.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "mapsearch-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of `name` in it.
  func path(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file and answers its path.
  @discardableResult
  func write(_ name: String, _ text: String) throws -> String {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
    return path(name)
  }

  /// The bytes of a file.
  func bytes(_ name: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path(name))) }

  func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }
}
