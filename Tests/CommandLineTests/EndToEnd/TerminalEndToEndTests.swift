import Testing

@testable import MapSearchCLI

@Suite struct TerminalEndToEndTests {
  private func session(_ variables: [String: String], columns: Int? = 80) async throws -> Session {
    var session = try await Session.seoul()
    session.terminal = TerminalCapabilities(
      environment: Environment(variables), outputIsTerminal: true, errorsIsTerminal: true,
      windowWidth: columns)
    return session
  }

  private static let query = ["query", "서울", "--near", "37.5,127.0", "--limit", "20", "--no-history"]

  @Test("Hangul stands in columns, whatever the width", arguments: [40, 60, 80, 132])
  func alignment(columns: Int) async throws {
    let outcome = try await session(["TERM": "xterm", "NO_COLOR": "1"], columns: columns).run(Self.query)
    #expect(!outcome.output.contains("\u{1B}"))
    let lines = outcome.lines
    #expect(lines.count == 21)
    for line in lines { #expect(DisplayWidth.columns(line) <= columns, "\(line)") }
    // The column of the arrows is the same in every row.
    let arrows = lines.dropFirst().map { line in
      line.firstIndex { "↑↗→↘↓↙←↖".contains($0) }.map { DisplayWidth.columns(line[..<$0]) }
    }
    #expect(arrows.allSatisfy { $0 != nil && $0 == arrows.first })
  }

  @Test func boldAndDimOnATerminal() async throws {
    let outcome = try await session(["TERM": "xterm"]).run(Self.query)
    #expect(outcome.output.contains("\u{1B}[1m서울"))
  }

  @Test func aTerminalIsToldHowToGoOn() async throws {
    let session = try await session(["TERM": "xterm"])
    let outcome = await session.run("query", "cafe", "--near", "37.5,127", "--limit", "3")
    #expect(outcome.errors.hasPrefix("there are more: raise --limit, or go on with --cursor "))
  }

  @Test func jsonIsIndentedForAPerson() async throws {
    let outcome = try await session(["TERM": "xterm"]).run(Self.query + ["-f", "json"])
    #expect(outcome.output.hasPrefix("{\n  \"query\": \"서울\""))
    #expect(try outcome.results().count == 20)
  }

  @Test("A pipe gets whole texts and no escape sequences", .enabled(if: BuiltProgram.isThere))
  func pipe() throws {
    let program = try #require(BuiltProgram())
    let outcome = try program.run(
      "$M import -q \"$SEOUL\" && $M query 서울 --near 37.5,127 -n 20 | cat", in: try TemporaryFolder())
    #expect(outcome.status == 0)
    #expect(outcome.lines.count == 21)
    #expect(!outcome.output.contains("\u{1B}"))
    #expect(!outcome.output.contains("…"))
  }
}
