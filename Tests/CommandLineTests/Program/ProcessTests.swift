#if os(Linux)
  import Foundation
  import Testing

  /// The built program beside the tests.
  private var builtProgram: String? {
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let path = tests.deletingLastPathComponent().appendingPathComponent("mapsearch").path
    return FileManager.default.isExecutableFile(atPath: path) ? path : nil
  }

  /// The program as a process: what only a shell can see.
  @Suite(.enabled(if: ShellProcess("bash") != nil && builtProgram != nil)) struct ProcessTests {
    @Test(
      "Exit statuses",
      arguments: [
        ("\"$M\" --version", 0), ("\"$M\" >/dev/null 2>&1", 64), ("\"$M\" qurey 2>/dev/null", 64),
        ("\"$M\" help >/dev/full 2>/dev/null", 74), ("set -o pipefail; \"$M\" help | true", 0),
        ("\"$M\" help >&- 2>/dev/null", 74),
      ])
    func statuses(line: String, expected: Int32) throws {
      let program = try #require(builtProgram)
      let bash = try #require(ShellProcess("bash"))
      let result = try bash.run(["--norc", "-s"], input: "M='\(program)'\n\(line)\n")
      #expect(result.status == expected, "\(result.output)")
    }

    @Test func usesNoEscapeSequencesInAPipe() throws {
      let program = try #require(builtProgram)
      let bash = try #require(ShellProcess("bash"))
      let result = try bash.run(["--norc", "-s"], input: "TERM=xterm '\(program)' help query\n")
      #expect(result.output.contains("Usage: mapsearch query"))
      #expect(!result.output.contains("\u{1B}"))
    }
  }
#endif
