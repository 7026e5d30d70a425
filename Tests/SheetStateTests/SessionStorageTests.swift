import TestSupport
import Foundation
import Geodesy
import Persistence
import PlaceStorage
import SheetEngine
@testable import SheetState
import Testing

/// Sessions through the file.
struct SessionStorageTests {
  @Test func `what is saved is restored in another process's connection`() async throws {
    let folder = try TemporaryFolder()
    let session = try Fixture.full()
    let database = try await PlaceDatabase(path: folder.path())
    try await database.save(session)
    await database.close()

    let again = try await PlaceDatabase(path: folder.path(), access: .readOnly)
    let restored = try await again.restoreSession(ofScene: "main", in: Fixture.tabs())
    #expect(restored == SessionRestoration(session: session, reasons: []))
    await again.close()
  }

  @Test func `random settled sessions come back as they were`() async throws {
    let folder = try TemporaryFolder()
    let database = try await PlaceDatabase(path: folder.path())
    var random = SplitMix64(seed: 7)
    let tabs = Fixture.tabs()
    for _ in 0..<200 {
      let session = try Self.session(&random)
      try await database.save(session)
      let once = try await database.restoreSession(ofScene: session.scene, in: tabs)
      #expect(once == SessionRestoration(session: session, reasons: []))
      try await database.save(once.session)
      #expect(try await database.restoreSession(ofScene: session.scene, in: tabs) == once)
    }
    await database.close()
  }

  private static func session(_ random: inout SplitMix64) throws -> SheetSession {
    var session = SheetSession(
      scene: random.pick(["main", "second", "장면"]), tab: random.pick(["search", "saved"]),
      query: random.pick(["", "카페", "a\u{0}b", "\"; DROP TABLE session", "🗺️"]),
      placeID: random.chance(0.5) ? "id \(random.next())" : nil)
    if random.chance(0.7) {
      session.region = MapRegion(
        center: try Coordinate(
          latitude: random.value(in: -90...90), longitude: random.value(in: -180...180)),
        latitudeDelta: random.value(in: 1e-9...179), longitudeDelta: random.value(in: 1e-9...359))
    }
    for (tab, detents) in [("search", ["small", "medium", "large"]), ("saved", ["low", "middle", "high"])]
    where random.chance(0.7) {
      let id = Detent.ID(random.pick(detents))
      session.settle(SavedDetent(id: id, fraction: random.value(in: 0...1)), in: tab)
    }
    return session
  }

  @Test func `scenes are kept apart and forgotten one by one`() async throws {
    let folder = try TemporaryFolder()
    let database = try await PlaceDatabase(path: folder.path())
    for (scene, query) in [("one", "한강"), ("two", "jeju secret")] {
      try await database.save(SheetSession(scene: scene, tab: "search", query: query))
    }
    #expect(try await database.sessionScenes() == ["one", "two"])
    #expect(try await database.resetSession(ofScene: "two"))
    #expect(try await !database.resetSession(ofScene: "two"))
    let gone = try await database.restoreSession(ofScene: "two", in: Fixture.tabs())
    #expect(gone.session == Fixture.tabs().defaults(scene: "two"))
    #expect(gone.reasons.map(\.code) == [.nothingSaved])
    #expect(try await database.restoreSession(ofScene: "one", in: Fixture.tabs()).session.query == "한강")
    await database.close()
    #expect(try !folder.holds("jeju secret"))
  }

  /// A session in a file whose row was then changed by hand.
  private func restored(after sql: String) async throws -> SessionRestoration {
    let folder = try TemporaryFolder()
    let database = try await PlaceDatabase(path: folder.path())
    try await database.save(try Fixture.full())
    try await database.write { connection in try connection.executeScript(Array(sql.utf8)) }
    let restored = try await database.restoreSession(ofScene: "main", in: Fixture.tabs())
    await database.close()
    return restored
  }

  @Test(arguments: [
    ("UPDATE session SET latitude = 91", "invalid"), ("UPDATE session SET longitude = -180.5", "invalid"),
    ("UPDATE session SET latitude = 9e999", "invalid"), ("UPDATE session SET latitude = NULL", "missing"),
    ("UPDATE session SET latitude_delta = 0", "invalid"),
    ("UPDATE session SET latitude_delta = -1", "invalid"),
    ("UPDATE session SET longitude_delta = 360", "invalid"),
    ("UPDATE session SET latitude_delta = 180", "invalid"),
    ("UPDATE session SET latitude = 0, longitude = 0", "invalid"),
  ])
  func `a region that is none costs the region only`(sql: String, code: String) async throws {
    let restored = try await restored(after: sql)
    var expected = try Fixture.full()
    expected.region = nil
    #expect(restored.session == expected)
    #expect(restored.reasons.map { "\($0.code)" } == ["Code(name: \"\(code)\")"])
  }

  @Test func `a damaged row loses what is damaged`() async throws {
    var expected = try Fixture.full()
    let cases: [(String, SessionRestoration.Reason.Code, (inout SheetSession) -> Void)] = [
      ("UPDATE session SET tab = 'gone'", .unknownTab, { $0.tab = "search" }),
      ("UPDATE session SET tab = NULL", .missing, { $0.tab = "search" }),
      ("UPDATE session SET tab = 'settings'", .noStartingPoint, { $0.tab = "search" }),
      ("UPDATE session SET query = NULL", .missing, { $0.query = "" }),
      ("UPDATE session SET place = ''", .invalid, { $0.placeID = nil }),
      (
        "UPDATE session_detent SET fraction = NULL WHERE tab = 'search'", .invalid,
        { $0.settle(SavedDetent(id: "medium", fraction: 0.5), in: "search") }
      ),
      (
        "UPDATE session_detent SET fraction = 7 WHERE tab = 'saved'", .invalid,
        { $0.settle(SavedDetent(id: "high", fraction: 0.8), in: "saved") }
      ),
      (
        "UPDATE session_detent SET detent = 'old', fraction = 0.9 WHERE tab = 'search'", .unknownDetent,
        { $0.settle(SavedDetent(id: "large", fraction: 1), in: "search") }
      ),
      ("INSERT INTO session_detent VALUES ('main', 'extra', 'x', 0.5)", .unknownTab, { _ in }),
    ]
    for (sql, code, change) in cases {
      let restored = try await restored(after: sql)
      expected = try Fixture.full()
      change(&expected)
      #expect(restored.session == expected, "\(sql)")
      #expect(restored.reasons.map(\.code) == [code], "\(sql)")
    }
  }

  @Test(arguments: [0, 2, 99, -1]) func `another version gives defaults`(version: Int) async throws {
    let restored = try await restored(after: "UPDATE session SET version = \(version)")
    #expect(restored.session == Fixture.tabs().defaults(scene: "main"))
    #expect(restored.reasons.map(\.code) == [.unknownVersion])
  }

  @Test func `an unknown detent without a height is replaced by the smallest`() async throws {
    let restored = try await restored(
      after: "UPDATE session_detent SET detent = 'old', fraction = NULL WHERE tab = 'search'")
    #expect(restored.session.detent(of: "search")?.id == "small")
    #expect(restored.reasons.map(\.code) == [.invalid, .unknownDetent])
  }

  @Test func `a detent that is merely inactive stays the wish`() async throws {
    let folder = try TemporaryFolder()
    let database = try await PlaceDatabase(path: folder.path())
    try await database.save(try Fixture.full())
    let turned = try await database.restoreSession(ofScene: "main", in: Fixture.tabs(in: Fixture.sideways))
    #expect(turned.session.detent(of: "search")?.id == "medium")
    #expect(turned.reasons.isEmpty)
    await database.close()
  }

  @Test func `whatever a record holds, there is a session, and saving it settles it`() {
    let tabs = Fixture.tabs()
    for seed in 0..<UInt64(10_000) {
      var random = SplitMix64(seed: seed)
      func number() -> Double? {
        random.pick([nil, .nan, .infinity, -.infinity, 0, -1, 0.5, 37, 91, -181, 360, 1e300])
      }
      var record = SessionRecord(
        scene: "s", version: random.chance(0.9) ? 1 : Int64(bitPattern: random.next()),
        tab: random.pick([nil, "", "search", "saved", "settings", "gone"]),
        query: random.pick([nil, "", "x"]), place: random.pick([nil, "", "p"]))
      (record.latitude, record.longitude) = (number(), number())
      (record.latitudeDelta, record.longitudeDelta) = (number(), number())
      for tab in ["saved", "search", "gone"] where random.chance(0.6) {
        record.detents.append(
          .init(
            tab: tab, detent: random.pick(["", "small", "medium", "low", "hidden"]), fraction: number()
          ))
      }
      let once = tabs.restoration(of: record, scene: "s")
      let twice = tabs.restoration(of: once.session.record, scene: "s")
      #expect(twice == SessionRestoration(session: once.session, reasons: []), "seed \(seed)")
      #expect(tabs.tab(once.session.tab)?.isStartingPoint == true, "seed \(seed)")
    }
  }
}
