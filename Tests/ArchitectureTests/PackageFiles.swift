import Foundation

/// The package's own files, seen from a test.
enum PackageFiles {
  /// The folder of `Package.swift`.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  struct File: Sendable {
    /// Path from the root.
    let path: String
    let text: String
    var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
    var name: String { String(path.split(separator: "/").last ?? "") }
  }

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The names in a folder, sorted; none when there is no such folder.
  static func names(in folder: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }

  /// All Swift files below a folder.
  static func swiftFiles(in folder: String) throws -> [File] {
    let start = root.appending(path: folder).path
    guard let names = FileManager.default.enumerator(atPath: start) else { return [] }
    var files: [File] = []
    for case let name as String in names where name.hasSuffix(".swift") && !name.contains(".build/") {
      let path = folder + "/" + name
      files.append(File(path: path, text: try text(path)))
    }
    return files.sorted { $0.path < $1.path }
  }
}
