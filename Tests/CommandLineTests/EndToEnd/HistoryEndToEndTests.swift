import Foundation
import Testing

@testable import MapSearchCLI

@Suite struct HistoryEndToEndTests {
  /// What `history list` has in its column of searches.
  private func searches(_ session: Session) async throws -> [String] {
    try await session.require("history", "list").lines.dropFirst().map { line in
      line.split(separator: " ").dropFirst().first.map(String.init) ?? ""
    }
  }

  private func query(_ words: String..., in session: Session) async throws {
    let outcome = await session.run(["query"] + words + ["--near", "37.5,127"])
    try #require(outcome.status == 0)
  }

  @Test func theLatestSearchStandsFirst() async throws {
    let session = try await Session.seoul()
    #expect(try await session.require("history", "list").errors == "no searches are remembered\n")
    try await query("cafe", in: session)
    try await query("서울", in: session)
    #expect(try await searches(session) == ["서울", "cafe"])
    try await query("CAFE", in: session)
    #expect(try await searches(session) == ["CAFE", "서울"])
    let row = try await session.require("history", "list").lines[1]
    #expect(row.contains("CAFE") && row.contains("  2  ") && row.hasSuffix("37.5,127"))
  }

  @Test func someSearchesAreNotRemembered() async throws {
    let session = try await Session.seoul()
    try await query("cafe", "--no-history", in: session)
    try await session.require("nearby", "--near", "37.5,127")
    #expect(try await searches(session).isEmpty)
    try await session.require("history", "pause")
    try await query("cafe", in: session)
    #expect(try await session.require("history", "list").errors.contains("the history is paused"))
    try await session.require("history", "resume")
    try await query("서울", in: session)
    #expect(try await searches(session) == ["서울"])
  }

  @Test func searchesAreForgotten() async throws {
    let session = try await Session.seoul()
    for word in ["cafe", "quokka", "강남"] { try await query(word, in: session) }
    let ids = try await session.require("history", "list").lines.dropFirst().map {
      String($0.split(separator: " ")[0])
    }
    try await session.require("history", "delete", ids[1])
    #expect(try await searches(session) == ["강남", "cafe"])
    #expect(await session.run("history", "delete", ids[1]).status == 66)
    #expect(try await session.require("history", "clear", "--yes").errors == "2 searches forgotten\n")
    #expect(try await searches(session).isEmpty)
    // Nor do its letters stay in the file.
    #expect(try session.folder.bytes("places.sqlite").range(of: Data("quokka".utf8)) == nil)
  }

  @Test("Nobody is there to ask", .enabled(if: BuiltProgram.isThere)) func withoutATerminal() throws {
    let program = try #require(BuiltProgram())
    let outcome = try program.run("$M import -q \"$SEOUL\" && $M history clear", in: try TemporaryFolder())
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("add --yes"))
  }
}
