import Foundation
import Geodesy
import Persistence
import TestSupport
import Testing

@testable import PlaceStorage

struct BackupTests {
  private func database(_ path: String, count: Int, seed: UInt64) async throws -> PlaceDatabase {
    let database = try await PlaceDatabase(path: path)
    var random = RandomPlaces(seed: seed)
    try await database.put((0..<count).map { try random.place(id: "\($0)") })
    return database
  }

  private func places(_ database: PlaceDatabase) async throws -> [String: Place] {
    try await database.read { connection in
      var places: [String: Place] = [:]
      try PlaceReader(connection).forEach { _, place in places[place.id] = place }
      return places
    }
  }

  @Test func `a copy made while others write is one moment's`() async throws {
    let folder = try TemporaryFolder()
    let source = try await database(folder.path("a.sqlite"), count: 300, seed: 1)
    let other = try await PlaceDatabase(path: folder.path("a.sqlite"))
    let writing = Task {
      for number in 0..<20 {
        let place = Place(
          id: "new:\(number)", name: "새 \(number)",
          coordinate: try Coordinate(latitude: 1, longitude: Double(number)))
        try await other.put([place])
      }
    }
    try await source.backup(to: folder.path("b.sqlite"))
    try await writing.value
    let copy = try await PlaceDatabase(path: folder.path("b.sqlite"))
    #expect(try await copy.check().isEmpty)
    // Whole writes, in their order: those before the copy and none after.
    let added = try await places(copy).keys.filter { $0.hasPrefix("new:") }.count
    for number in 0..<20 { #expect((try await copy.place(id: "new:\(number)") != nil) == (number < added)) }
    #expect(try await places(copy).count == 300 + added)
    for each in [source, other, copy] { await each.close() }
    // A second copy does not take the first one's place.
    let again = try await PlaceDatabase(path: folder.path("a.sqlite"))
    await #expect(throws: PlaceDatabaseError.self) { try await again.backup(to: folder.path("b.sqlite")) }
    await again.close()
    #expect(try folder.names().allSatisfy { !$0.contains("partial") })
  }

  @Test func `a restored database is what the copy is, for those who have it open too`() async throws {
    let folder = try TemporaryFolder()
    let first = try await database(folder.path("a.sqlite"), count: 200, seed: 2)
    try await first.backup(to: folder.path("copy.sqlite"))
    let before = try await places(first)
    try await first.delete(ids: Array(before.keys.prefix(150)))
    try await PlaceDatabase.restore(from: folder.path("copy.sqlite"), to: folder.path("a.sqlite"))
    #expect(try await places(first) == before)
    #expect(try await first.check().isEmpty)
    await first.close()
    try await PlaceDatabase.restore(from: folder.path("copy.sqlite"), to: folder.path("fresh.sqlite"))
    let fresh = try await PlaceDatabase(path: folder.path("fresh.sqlite"))
    #expect(try await places(fresh) == before)
    await fresh.close()
    #expect(try folder.names().allSatisfy { !$0.contains("restoring") })
  }

  @Test func `what is damaged is not restored, and the old database stays`() async throws {
    let folder = try TemporaryFolder()
    let old = try await database(folder.path("a.sqlite"), count: 50, seed: 3)
    let before = try await places(old)
    await old.close()
    let source = try await database(folder.path("b.sqlite"), count: 500, seed: 4)
    try await source.backup(to: folder.path("copy.sqlite"))
    await source.close()
    var bytes = try Data(contentsOf: folder.url.appending(path: "copy.sqlite"))
    for page in stride(from: 4_096 * 3 + 40, to: bytes.count, by: 4_096) { bytes[page] ^= 0xFF }
    try bytes.write(to: folder.url.appending(path: "damaged.sqlite"))
    try Data("hello".utf8).write(to: folder.url.appending(path: "text.sqlite"))
    for name in ["damaged.sqlite", "text.sqlite", "missing.sqlite", "a.sqlite"] {
      await #expect(throws: PlaceDatabaseError.self, "\(name)") {
        try await PlaceDatabase.restore(from: folder.path(name), to: folder.path("a.sqlite"))
      }
    }
    let again = try await PlaceDatabase(path: folder.path("a.sqlite"))
    #expect(try await places(again) == before)
    await again.close()
  }

  @Test func `a damaged database is set aside`() async throws {
    let folder = try TemporaryFolder()
    let source = try await database(folder.path("b.sqlite"), count: 50, seed: 5)
    try await source.backup(to: folder.path("copy.sqlite"))
    let before = try await places(source)
    await source.close()
    let rubbish = Data(repeating: 0x41, count: 8_192)
    try rubbish.write(to: folder.url.appending(path: "a.sqlite"))
    try await PlaceDatabase.restore(from: folder.path("copy.sqlite"), to: folder.path("a.sqlite"))
    let restored = try await PlaceDatabase(path: folder.path("a.sqlite"))
    #expect(try await places(restored) == before)
    await restored.close()
    #expect(try Data(contentsOf: folder.url.appending(path: "a.sqlite.damaged")) == rubbish)
  }
}
