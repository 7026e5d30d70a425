import Foundation
import TestSupport
import Testing

@testable import PlaceImport
@testable import PlaceStorage

struct ReplaceSourceTests {
  private let folder: TemporaryFolder
  private let database: PlaceDatabase

  init() async throws {
    folder = try TemporaryFolder()
    database = try await PlaceDatabase(path: folder.path())
  }

  private func bring(
    _ rows: [String], source: String? = nil, origin: ImportOrigin = ImportOrigin(),
    file: String = "places.csv"
  ) async throws -> ImportSummary {
    let text = "id,name,lat,lon\n" + rows.map { $0 + "\n" }.joined()
    try Data(text.utf8).write(to: folder.url.appending(path: file))
    return try await database.importPlaces(from: folder.path(file), source: source, origin: origin)
  }

  private func ids() async throws -> Set<String> {
    var bytes: [UInt8] = []
    let collected = Bytes()
    try await database.exportPlaces(.geojsonseq) { collected.append($0) }
    bytes = collected.all
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    return try Set(
      lines.map {
        let feature = try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
        return feature?["id"] as? String ?? ""
      })
  }

  @Test func `the source becomes what the file is, and nothing else changes`() async throws {
    _ = try await bring(["x,남의 곳,37,127"], source: "other", file: "other.csv")
    let first = try await bring(["a,가,37,127", "b,나,37.1,127", "c,다,37.2,127"], source: "s")
    #expect(first.inserted == 3)
    let origin = ImportOrigin(name: "s", replaces: true, attribution: "© S", licence: "CC0")
    let second = try await bring(["a,가,37,127", "b,나,38.1,127", "d,라,37.3,127"], origin: origin)
    #expect(second.inserted == 1 && second.updated == 1 && second.unchanged == 1 && second.removed == 1)
    #expect(try await ids() == ["other:x", "s:a", "s:b", "s:d"])
    #expect(try await database.check().isEmpty)
    let sources = try await database.sources()
    #expect(sources.map(\.name) == ["other", "s"] && sources.map(\.placeCount) == [1, 3])
    #expect(sources.last?.attribution == "© S" && sources.last?.licence == "CC0")
    let third = try await bring(["a,가,37,127", "b,나,38.1,127", "d,라,37.3,127"], origin: origin)
    #expect(third.unchanged == 3 && third.removed == 0)
  }

  @Test func `a place that another source has meanwhile stays`() async throws {
    _ = try await bring(["a,가,37,127", "b,나,37.1,127"], origin: ImportOrigin(name: "one"))
    _ = try await bring(["b,나,37.1,127"], origin: ImportOrigin(name: "two"))
    let summary = try await bring(["c,다,37,127"], origin: ImportOrigin(name: "one", replaces: true))
    #expect(summary.removed == 1)
    #expect(try await ids() == ["b", "c"])
  }

  @Test func `a file without places leaves the source as it is`() async throws {
    let origin = ImportOrigin(name: "s", replaces: true)
    _ = try await bring(["a,가,37,127"], origin: origin)
    for rows in [["b,,37,127"], ["b,나,99,127"]] {
      await #expect(throws: ImportError.self) { try await bring(rows, origin: origin) }
      #expect(try await ids() == ["a"])
    }
  }

  @Test func `a removed source takes its places along`() async throws {
    _ = try await bring(["a,가,37,127", "b,나,37.1,127"], file: "one.csv")
    _ = try await bring(["c,다,37,127"], file: "two.csv")
    #expect(try await database.sources().map(\.name) == ["one.csv", "two.csv"])
    #expect(try await database.removeSource("one.csv") == 2)
    #expect(try await ids() == ["c"])
    #expect(try await database.check().isEmpty)
    let error = await #expect(throws: PlaceDatabaseError.self) { try await database.removeSource("one.csv") }
    #expect(error?.code == .noSuchSource)
  }

  @Test func `an identifier that has its source's name already does not get it twice`() async throws {
    _ = try await bring(["s:a,가,37,127", "b,나,37,127"], source: "s")
    #expect(try await ids() == ["s:a", "s:b"])
  }

  /// Made-up files one after the other, against a table of what should be there.
  @Test func `any row of files leaves what the last of each source says`() async throws {
    var random = SplitMix64(seed: 77)
    var expected: [String: (row: String, source: String)] = [:]
    for round in 0..<25 {
      let source = random.pick(["p", "q"])
      let replaces = random.once(in: 2)
      var rows: [String: String] = [:]
      for _ in 0..<random.integer(in: 1...20) {
        let id = "\(random.integer(in: 0...29))"
        rows[id] = "\(id),곳 \(random.integer(in: 0...2)),\(random.pick(["37", "37.5", "-90"])),127"
      }
      let summary = try await bring(
        rows.values.sorted(), origin: ImportOrigin(name: source, replaces: replaces))
      let known = rows.filter { expected[$0.key] != nil }
      #expect(summary.inserted == rows.count - known.count, "\(round)")
      #expect(summary.unchanged == known.count { expected[$0.key]?.row == $0.value }, "\(round)")
      let stale = expected.filter { replaces && $0.value.source == source && rows[$0.key] == nil }.map(\.key)
      #expect(summary.removed == stale.count, "\(round)")
      for id in stale { expected[id] = nil }
      for (id, row) in rows { expected[id] = (row, source) }
      #expect(try await ids() == Set(expected.keys), "\(round)")
      for name in ["p", "q"] {
        let count = try await database.sources().first { $0.name == name }?.placeCount ?? 0
        #expect(count == expected.values.count { $0.source == name }, "\(round)")
      }
    }
    #expect(try await database.check().isEmpty)
    let lost = try await database.read { connection in
      try connection.integer("SELECT count(*) FROM place WHERE import NOT IN (SELECT id FROM source_import)")
    }
    #expect(lost == 0)
  }
}

/// Bytes taken on another thread.
private final class Bytes: @unchecked Sendable {
  // Only the export's thread writes, and it is done before `all` is read.
  private(set) var all: [UInt8] = []
  func append(_ bytes: [UInt8]) { all += bytes }
}
