import TestSupport
import Foundation
import MapSearch
import Testing

/// The documentation's host, as it stands there, and what it does.
struct SheetHostExampleTests {
  @Test func `a host restores, is dragged, saves, and is restored again`() async throws {
    let folder = try TemporaryFolder()
    let database = try await PlaceDatabase(path: folder.path())
    let tabs = Fixture.tabs()
    var host = SheetHost(
      try await database.restoreSession(ofScene: "main", in: tabs), in: Fixture.phone)
    #expect(host.send(.tick, at: 0).detent == "small")
    _ = host.send(.began(pointer: 1, on: .header, .translation(0)), at: 1)
    #expect(host.send(.changed(pointer: 1, .translation(-60)), at: 1.1).heightPoints == 260)
    #expect(host.send(.ended(pointer: 1, velocity: -300), at: 1.1).detent == "medium")
    try await host.save(in: database, at: 1.2)
    #expect(try await database.sessionScenes().isEmpty)
    #expect(host.send(.tick, at: 3).activity == .resting)
    try await host.save(in: database, at: 3.6)
    var next = SheetHost(
      try await database.restoreSession(ofScene: "main", in: tabs), in: Fixture.phone)
    #expect(next.send(.tick, at: 0).detent == "medium")
    #expect(next.session == host.session)
    await database.close()
  }

  @Test func `the documentation shows these very lines`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let package = folder.deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(
      contentsOf: package.appending(path: "Sources/MapSearch/MapSearch.docc/WiringASheet.md"), encoding: .utf8
    )
    let source = try String(
      contentsOf: folder.appending(path: "SheetHostExample.swift"), encoding: .utf8)
    let example = page.components(separatedBy: "```swift\n")[1].components(separatedBy: "```")[0]
    #expect(example == source)
  }
}
