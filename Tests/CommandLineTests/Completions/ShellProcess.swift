import Foundation

/// A shell of this machine, driven by a script.
struct ShellProcess {
  /// Path of the shell.
  let path: String

  /// The shell called `name`, or nil when it is not installed.
  init?(_ name: String) {
    let folders = ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"]
    guard
      let path = folders.map({ "\($0)/\(name)" }).first(where: FileManager.default.isExecutableFile(atPath:))
    else { return nil }
    self.path = path
  }

  /// Runs the shell with `arguments`, feeds it `input`, and returns what it prints.
  func run(_ arguments: [String], input: String) throws -> (status: Int32, output: String) {
    let process = Process()
    let (scriptPipe, output) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardInput = scriptPipe
    process.standardOutput = output
    process.standardError = output
    try process.run()
    // The shell reads as it goes; scripts here are smaller than a pipe.
    try scriptPipe.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try scriptPipe.fileHandleForWriting.close()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
