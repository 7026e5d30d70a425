import Foundation
import Testing

@testable import MapSearchCLI

@Suite(.enabled(if: ShellProcess("bash") != nil)) struct BashCompletionTests {
  private let script = Shell.bash.completionScript(.mapsearch)

  /// What bash would offer for the last of `words`, split as readline splits them.
  private func offered(_ words: [String]) throws -> [String] {
    let bash = try #require(ShellProcess("bash"))
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    let result = try bash.run(
      ["--norc", "-s"],
      input: """
        \(script)
        COMP_WORDS=(\(quoted)); COMP_CWORD=\(words.count - 1)
        _mapsearch
        printf '%s\\n' "${COMPREPLY[@]}"
        """)
    return result.output.split(separator: "\n").map(String.init)
  }

  @Test func bashAcceptsIt() throws {
    let bash = try #require(ShellProcess("bash"))
    let result = try bash.run(["-n"], input: script)
    #expect(result.status == 0)
    #expect(result.output == "")
  }

  @Test func commandsOfTheDeclaration() throws {
    let names = CommandSpecification.mapsearch.subcommands.map(\.name)
    #expect(try offered(["mapsearch", ""]) == names)
    #expect(try offered(["mapsearch", "-d", "x.db", ""]) == names)
    #expect(try offered(["mapsearch", "help", ""]) == names)
  }

  @Test func optionsOfEveryCommand() throws {
    // One shell for all: starting one each would be slow.
    let bash = try #require(ShellProcess("bash"))
    let commands = CompletionCommand.all(in: .mapsearch)
    let calls = commands.map { command in
      """
      COMP_WORDS=(mapsearch \(command.name(joinedBy: " ")) --); COMP_CWORD=\(command.path.count + 1)
      _mapsearch; echo "${COMPREPLY[*]}"
      """
    }
    let result = try bash.run(["--norc", "-s"], input: ([script] + calls).joined(separator: "\n") + "\n")
    #expect(
      result.output.split(separator: "\n").map(String.init)
        == commands.map { $0.longNames.joined(separator: " ") })
  }

  @Test(
    "What is offered",
    arguments: [
      (["mapsearch", "pl"], ["place"]), (["mapsearch", "place", ""], ["get", "put", "move", "delete"]),
      (["mapsearch", "place", "m"], ["move"]), (["mapsearch", "query", "cafe", "--ra"], ["--radius"]),
      // Words searched for are no commands.
      (["mapsearch", "query", "place", "--ra"], ["--radius"]),
      (["mapsearch", "query", "x", "--format", "g"], ["geojson"]),
      (["mapsearch", "query", "x", "-f", "n"], ["ndjson"]),
      (["mapsearch", "query", "x", "--format", "=", "g"], ["geojson"]),
      (["mapsearch", "query", "x", "--sort", "="], ["distance", "relevance", "blended"]),
      (["mapsearch", "-d", "=", "x", "stats", "--he"], ["--help"]),
      (["mapsearch", "query", "--", "--ra"], []), (["mapsearch", "query", "--near", ""], []),
      (["mapsearch", "query", "ca"], []), (["mapsearch", "completions", ""], ["bash", "zsh", "fish"]),
      (["mapsearch", "completions", "bash", ""], []), (["mapsearch", "history", "clear", "--y"], ["--yes"]),
      (["mapsearch", "check", "--re"], ["--repair"]),
      (["mapsearch", "locate", "play", "x.gpx", "--at"], ["--at-once"]),
      (["mapsearch", "bench", "--as"], ["--as-typed"]), (["mapsearch", "migrate", "--st"], ["--status"]),
    ])
  func offers(words: [String], expected: [String]) throws {
    #expect(try offered(words) == expected)
  }

  @Test func filesWithBlanks() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("completion-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("서울 places.csv").path
    #expect(FileManager.default.createFile(atPath: file, contents: nil))
    #expect(try offered(["mapsearch", "import", folder.path + "/"]) == [file])
    #expect(try offered(["mapsearch", "import", "a", "--rejects", folder.path + "/"]) == [file])
  }
}
