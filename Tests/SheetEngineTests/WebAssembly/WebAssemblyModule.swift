import Foundation

/// The module, built once for the tests by the script `make wasm` runs.
struct WebAssemblyModule {
  private static let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static let canRun = program("node") != nil && program("bash") != nil

  static let shared = Result { try WebAssemblyModule() }

  private let path: String

  private init() throws {
    path = Self.root.appendingPathComponent(".build/wasm/tests/sheet-engine.wasm").path
    _ = try Self.run(
      "bash", [Self.root.appendingPathComponent("Scripts/build_wasm.sh").path, path], input: Data())
  }

  /// What the calls of each row answer, numbers as the hexadecimal digits of their bits.
  func answers(to rows: [[ExportedCall]]) throws -> [[String]] {
    let script = Self.root.appendingPathComponent("Scripts/replay_rows.mjs").path
    let output = try Self.run("node", [script, path], input: try JSONEncoder().encode(rows))
    return try JSONDecoder().decode([[String]].self, from: output)
  }

  private static func program(_ name: String) -> URL? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
      .map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  private static func run(_ name: String, _ arguments: [String], input: Data) throws -> Data {
    // Files, since two pipes read one after the other could fill up.
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["input", "output", "errors"].map { folder.appendingPathComponent($0) }
    try input.write(to: files[0])
    for file in files.dropFirst() { try Data().write(to: file) }
    let process = Process()
    process.executableURL = program(name)
    process.arguments = arguments
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let errors = String(decoding: try Data(contentsOf: files[2]), as: UTF8.self)
      throw Failure(description: "\(name) \(arguments): \(errors)")
    }
    return try Data(contentsOf: files[1])
  }

  struct Failure: Error, CustomStringConvertible { let description: String }
}
