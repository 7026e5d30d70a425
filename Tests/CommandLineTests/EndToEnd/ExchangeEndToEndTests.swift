import Foundation
import Testing

@testable import MapSearchCLI

/// Sources, export, backup and restore through the program.
@Suite struct ExchangeEndToEndTests {
  private func session() async throws -> Session {
    let session = try Session()
    let file = try session.folder.write(
      "cafes.csv",
      """
      id,name,lat,lon,category
      1,카페 하나,37.5,127.001,cafe
      2,카페 둘,37.5,127.002,cafe
      3,약국,37.5,127.003,pharmacy
      """)
    try await session.require(
      "import", file, "--source", "shops", "--attribution", "© Shops", "--licence", "CC BY 4.0", "--quiet")
    return session
  }

  private func ids(_ text: String) -> [String] {
    text.split(separator: "\r\n").dropFirst().compactMap { $0.split(separator: ",").first.map(String.init) }
  }

  @Test func sourcesAreListedCreditedReplacedAndRemoved() async throws {
    let session = try await session()
    let list = try await session.require("sources")
    #expect(list.lines.count == 2 && list.lines[1].contains("shops") && list.lines[1].contains("3"))
    #expect(try await session.require("sources", "attribution").output == "shops: © Shops, CC BY 4.0\n")
    let place = try await session.require("place", "get", "shops:1").json()
    #expect(place["source"] as? String == "shops" && place["sourceFile"] as? String == "cafes.csv")

    let file = try session.folder.write("new.csv", "id,name,lat,lon\n2,카페 둘,37.5,127.002\n4,새 집,37.5,127\n")
    let replaced = try await session.require("import", file, "--replace-source", "shops")
    for part in ["1 imported", "1 updated", "2 removed"] { #expect(replaced.errors.contains(part)) }
    #expect(Set(ids(try await session.require("export", "-f", "csv").output)) == ["shops:2", "shops:4"])
    #expect(try await session.require("sources", "remove", "shops").errors == "2 places removed\n")
    #expect(await session.run("sources", "remove", "shops").status == 66)
    #expect(try await session.require("check").output == "ok\n")
  }

  @Test(arguments: [
    ["import", "a.csv", "--source", "a", "--replace-source", "b"],
    ["import", "a.csv", "b.csv", "--replace-source", "b"], ["export", "--format", "xls"],
    ["export", "--open-now", "--open-at", "2026-12-01T12:00"], ["sources", "remove"],
  ])
  func contradictionsAreUsageErrors(words: [String]) async throws {
    #expect(await (try await session()).run(words).status == 64)
  }

  @Test func exportsOfQueriesSourcesAndAll() async throws {
    let session = try await session()
    try await session.require("place", "put", "--id", "mine", "--name", "내 카페", "--at", "10,20")
    func exported(_ words: String...) async throws -> [String] {
      ids(await session.run(["export", "-f", "csv"] + words).output)
    }
    #expect(try await Set(exported()) == ["shops:1", "shops:2", "shops:3", "mine"])
    #expect(try await Set(exported("--source", "shops")) == ["shops:1", "shops:2", "shops:3"])
    #expect(try await exported("카페", "--near", "37.5,127") == ["shops:1", "shops:2", "mine"])
    #expect(try await Set(exported("카페")) == ["shops:1", "shops:2", "mine"])
    #expect(try await exported("카페", "--near", "37.5,127", "--source", "shops") == ["shops:1", "shops:2"])
    #expect(try await exported("--category", "pharmacy") == ["shops:3"])
    #expect(try await exported("--near", "37.5,127", "--radius", "200m") == ["shops:1", "shops:2"])
    #expect(await session.run("export", "--source", "nobody").status == 66)
    #expect(await session.run("export", "카페", "--source", "nobody").status == 66)
  }

  @Test func anExportedFileAppearsWholeOrNotAtAll() async throws {
    let session = try await session()
    let path = session.folder.path("out.geojsonl")
    let outcome = try await session.require("export", "--output", path)
    #expect(outcome.output.isEmpty && outcome.errors == "3 places exported\n")
    let bytes = try session.folder.bytes("out.geojsonl")
    #expect(String(decoding: bytes, as: UTF8.self).split(separator: "\n").count == 3)
    // One that fails leaves the old one, and nothing beside it.
    #expect(await session.run("export", "--source", "nobody", "--output", path).status == 66)
    #expect(try session.folder.bytes("out.geojsonl") == bytes)
    let names = try FileManager.default.contentsOfDirectory(atPath: session.folder.path)
    #expect(names.allSatisfy { !$0.contains("partial") })
    #expect(await session.run("export", "--output", session.folder.path("none/out.csv")).status == 74)
    #expect(await session.run("export", "--output", "/dev/full").status == 74)
  }

  @Test func aBackupIsRestored() async throws {
    let session = try await session()
    let copy = session.folder.path("copy.sqlite")
    try await session.require("backup", copy)
    #expect(await session.run("backup", copy).status == 74)
    try await session.require("sources", "remove", "shops")
    try await session.require("restore", copy)
    #expect(ids(try await session.require("export", "-f", "csv").output).count == 3)
    try session.folder.write("text.sqlite", "hello, this is no database of any kind")
    let refused = await session.run("restore", session.folder.path("text.sqlite"))
    #expect(refused.status == 65 && refused.errors.contains("text.sqlite"))
    #expect(await session.run("restore", session.folder.path("missing.sqlite")).status == 66)
    #expect(ids(try await session.require("export", "-f", "csv").output).count == 3)
    #expect(try await session.require("check").output == "ok\n")
  }
}
