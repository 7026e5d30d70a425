import Foundation

/// A folder of its own for one test, deleted when released.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "sheet-state-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String = "places.sqlite") -> String { url.appending(path: name).path }

  /// The bytes of all files in it.
  func contents() throws -> [Data] {
    try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil).map {
      try Data(contentsOf: $0)
    }
  }

  /// Whether any file in it holds `text`.
  func holds(_ text: String) throws -> Bool {
    try contents().contains { $0.range(of: Data(text.utf8)) != nil }
  }
}
