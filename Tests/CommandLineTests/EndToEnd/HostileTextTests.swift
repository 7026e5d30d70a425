import Testing

@testable import MapSearchCLI

/// Whatever somebody types is data.
@Suite struct HostileTextTests {
  @Test(
    "No text is an error of SQL",
    arguments: [
      "AND \"", "*", "\"", "'", "\"\"", "name:x", "세븐일레븐(강남)", "a OR b", "NEAR(a b)", "^a", "a*", "-a", "{a}",
      "%", "_", "; DROP TABLE place; --", "' OR 1=1 --", "\\", "\u{0}", "caf\u{0}e", "x\u{FEFF}y",
      "\u{202E}cafe",
      "🏳️‍🌈", "\u{1F1F0}\u{1F1F7}", "e\u{301}\u{301}\u{301}", "c:cafe", "=경복궁", "ﬀ", "\u{1100}", "\u{11A8}",
    ])
  func text(text: String) async throws {
    let session = try await Session.seoul()
    for format in ["table", "json"] {
      let outcome = await session.run("query", "--near", "0,0", "-f", format, "--", text)
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(!outcome.errors.contains("error"))
      #expect(!outcome.output.contains("\u{0}"))
      if format == "json" { #expect(try outcome.json()["query"] as? String == text) }
    }
  }

  @Test(
    "Very long texts are answered",
    arguments: [String(repeating: "가", count: 10_000), String(repeating: "a b ", count: 2_500)])
  func long(text: String) async throws {
    let session = try await Session.seoul()
    let outcome = try await session.require("query", text, "--near", "37.5,127", "-f", "json")
    _ = try outcome.results()
    #expect(try await session.require("history", "list").output.isEmpty)
  }

  @Test func aNameCannotCommandTheTerminal() async throws {
    let session = try Session()
    let name = "evil\u{1B}[2Jname\u{202E}"
    try await session.require("place", "put", "--id", "1", "--name", name, "--at", "1,2")
    let outcome = try await session.require("query", "evil", "--near", "1,2")
    #expect(outcome.lines.count == 2)
    #expect(!outcome.output.contains("\u{1B}"))
    let json = try await session.require("query", "evil", "--near", "1,2", "-f", "json")
    #expect(!json.output.contains("\u{1B}"))
    #expect(try json.results().first?["name"] as? String == name)
  }
}
