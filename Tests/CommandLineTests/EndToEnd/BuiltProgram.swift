import Foundation

/// The program as it was built, run as a process: for what only a shell can see.
struct BuiltProgram {
  let path: String

  /// The program beside the tests; nil where it was not built.
  init?() {
    #if os(Linux)
      let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      path = tests.deletingLastPathComponent().appendingPathComponent("mapsearch").path
      guard FileManager.default.isExecutableFile(atPath: path) else { return nil }
    #else
      return nil
    #endif
  }

  /// Whether there is one to run, and a shell to run it from.
  static var isThere: Bool { BuiltProgram() != nil && ShellProcess("bash") != nil }

  /// Runs a script of bash in which `$M` is the program; its database is in `folder`.
  func run(_ script: String, in folder: TemporaryFolder) throws -> CommandOutcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: ShellProcess("bash")?.path ?? "/bin/bash")
    process.arguments = ["--norc", "-c", script]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = [
      "M": path, "MAPSEARCH_DATABASE": folder.path("places.sqlite"), "MAPSEARCH_BUSY_TIMEOUT_MS": "50",
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "TERM": "xterm", "TZ": "UTC",
      "SEOUL": SeoulSample.path,
    ]
    process.standardInput = FileHandle.nullDevice
    // Files, since two pipes read one after the other could fill up.
    let files = ["stdout", "stderr"].map { "\(folder.path)/\($0)-\(UUID().uuidString)" }
    let handles = files.map { path -> FileHandle? in
      _ = FileManager.default.createFile(atPath: path, contents: nil)
      return FileHandle(forWritingAtPath: path)
    }
    process.standardOutput = handles[0]
    process.standardError = handles[1]
    try process.run()
    process.waitUntilExit()
    let texts = try files.map { path in
      String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
    }
    return CommandOutcome(status: process.terminationStatus, output: texts[0], errors: texts[1])
  }
}
