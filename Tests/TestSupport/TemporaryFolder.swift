package import Foundation

/// A folder of its own for one test, deleted when released.
package final class TemporaryFolder {
  package let url: URL

  package init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "mapsearch-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  package func path(_ name: String = "test.sqlite") -> String { url.appending(path: name).path }

  package func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

  /// The names of the files in it, sorted.
  package func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
  }

  /// The bytes of all files in it.
  package func contents() throws -> [Data] {
    try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil).map {
      try Data(contentsOf: $0)
    }
  }

  /// Whether any file in it holds `text`.
  package func holds(_ text: String) throws -> Bool {
    try contents().contains { $0.range(of: Data(text.utf8)) != nil }
  }
}
