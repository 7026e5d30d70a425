import Foundation
import MapSearch
import Testing

@testable import MapSearchCLI

@Suite struct SessionEndToEndTests {
  @Test func whatOneProcessSavesTheNextRestores() async throws {
    let session = try Session()
    let saved = try await session.require("session", "save", "--tab", "search", "--detent", "medium")
    let restored = try await session.require("session", "restore")
    #expect(restored.output == saved.output)
    #expect(restored.output.contains("search: medium"))
    #expect(restored.errors.isEmpty)
    try await session.require("session", "save", "--query", "카페", "--place", "osm:node/1")
    let json = try await session.require("session", "restore", "-f", "json").json()
    #expect(json["tab"] as? String == "search")
    #expect(json["query"] as? String == "카페")
    #expect(json["placeID"] as? String == "osm:node/1")
    #expect((json["detents"] as? [[String: Any]])?.first?["detent"] as? String == "medium")
    #expect((json["reasons"] as? [String])?.isEmpty == true)
  }

  @Test(.enabled(if: BuiltProgram.isThere)) func realProcessesToo() throws {
    let program = try #require(BuiltProgram())
    let folder = try TemporaryFolder()
    let outcome = try program.run(
      """
      "$M" session save --tab saved --detent large > saved && "$M" session restore > restored
      cmp saved restored && "$M" session show | grep -c .
      """, in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.output == "6\n")
  }

  @Test func whatIsGoneIsReplacedAndToldWhy() async throws {
    let session = try Session()
    try await session.require("session", "save", "--tab", "saved", "--detent", "medium")
    let tabs = try await session.require("session", "restore", "--tabs", "search,list")
    #expect(tabs.output.contains("tab             search\n"))
    #expect(tabs.errors.contains("there is no tab 'saved' any more"))
    let detents = try await session.require("session", "restore", "--preset", "full-middle-bottom")
    #expect(detents.output.contains("saved: middle"))
    #expect(detents.errors.contains("no detent 'medium' any more; the nearest is 'middle'"))
  }

  @Test(
    "A damaged or newer row gives defaults and reasons",
    arguments: [
      ("UPDATE session SET version = 2", "newer version (2)"),
      ("UPDATE session SET latitude = 95", "latitude 95.0 is outside"),
      ("UPDATE session SET tab = NULL", "the tab is missing"),
      ("UPDATE session SET tab = 'settings'", "'settings' is not one to start in"),
      ("UPDATE session_detent SET detent = x'FF'", ""),
    ])
  func damaged(sql: String, reason: String) async throws {
    let session = try Session()
    try await session.require(
      "session", "save", "--tab", "saved", "--detent", "large", "--region", "126.9,37.4,127.1,37.6")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["sqlite3", session.database, sql]
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let restored = try await session.require("session", "restore")
    // STRICT tables refuse bytes for text, so nothing was damaged then.
    #expect((process.terminationStatus == 0) == !reason.isEmpty)
    #expect(restored.errors.contains(reason) == !reason.isEmpty)
    #expect(restored.output.hasPrefix("scene           main\ntab "))
  }

  @Test func scenesShowAndReset() async throws {
    let session = try Session()
    let first = try await session.require("session", "restore")
    #expect(first.output == "scene           main\ntab             search\n")
    #expect(first.errors.contains("nothing has been saved yet"))
    try await session.require("session", "save", "--scene", "second", "--query", "x")
    #expect(try await session.require("session", "show").errors.contains("there are sessions of second"))
    #expect(
      try await session.require("session", "show", "--scene", "second").output.contains("version         1"))
    try await session.require("session", "reset", "--scene", "second")
    #expect(try await session.require("session", "show", "--scene", "second").output.isEmpty)
  }

  @Test(
    "What cannot be saved",
    arguments: [
      ["--tab", "gone"], ["--detent", "gone"], ["--region", "-180,-90,180,90"], ["--region", "-1,-1,1,1"],
      ["--preset", "gone"],
    ])
  func refused(words: [String]) async throws {
    let session = try Session()
    let outcome = await session.run(["session", "save"] + words)
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
  }
}
