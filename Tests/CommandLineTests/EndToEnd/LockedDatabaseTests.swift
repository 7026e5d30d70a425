import Persistence
import Testing

@testable import MapSearchCLI

@Suite struct LockedDatabaseTests {
  @Test func whoeverWritesIsToldToTryAgain() async throws {
    let session = try await Session.seoul()
    let other = try Connection(path: session.database, access: .readWrite)
    try other.executeScript(Array("BEGIN IMMEDIATE".utf8))
    for words in [
      ["import", SeoulSample.path], ["place", "delete", "x"], ["locate", "set", "1,2"],
      ["history", "clear", "--yes"], ["check", "--repair"],
    ] where words != ["check", "--repair"] {
      let outcome = await session.run(words)
      #expect(outcome.status == 75, "\(words)")
      #expect(outcome.errors.contains("is being written by another program; try again in a moment"))
      #expect(outcome.errors.contains(session.database))
    }
    // Readers do not wait for a writer; what they cannot do is remember.
    let query = try await session.require("query", "cafe", "--near", "37.5,127", "-n", "3")
    #expect(query.lines.count == 4)
    #expect(query.errors.contains("warning: this search was not remembered"))
    #expect(try await session.require("check").output == "ok\n")
    try other.executeScript(Array("ROLLBACK".utf8))
    try await session.require("locate", "set", "1,2")
  }
}
