import TestSupport
import Foundation
import Geodesy
import Persistence
import Testing

@testable import PlaceStorage

struct HistoryErasureTests {
  @Test(arguments: 0..<3 as Range<UInt64>)
  func `forgotten searches leave no bytes in any file`(seed: UInt64) async throws {
    let folder = try TemporaryFolder()
    let database = try await PlaceDatabase(path: folder.path())
    var random = SplitMix64(seed: seed)
    let words = (0..<400).map {
      "zq\($0)x" + String(repeating: "w\($0)", count: random.integer(in: 0...60 - 1))
    }
    try await database.write { connection in
      let history = SearchHistory(connection)
      var random = SplitMix64(seed: seed)
      for now in 0..<1200 as Range<Int64> {
        _ = try history.record(
          random.pick(words), location: nil, resultCount: 1, chosenPlaceID: "zqchosen", now: now)
      }
    }
    let entries = try await database.history(limit: 1000)
    #expect(try folder.holds(entries[0].query))
    #expect(try folder.holds("zqchosen"))

    for entry in entries.prefix(5) {
      #expect(try await database.deleteHistoryEntry(entry.id))
      #expect(try !folder.holds(String(entry.query.prefix { $0 != "w" })))
    }
    #expect(try folder.holds(entries[5].query))

    #expect(try await database.clearHistory() == entries.count - 5)
    #expect(try await database.history() == [])
    #expect(try !folder.holds("zq"))
    #expect(try await database.check() == [])
    await database.close()
    #expect(try !folder.holds("zq"))
  }

  @Test func `it overwrites where SQLite would not by itself`() throws {
    let folder = try TemporaryFolder()
    let connection = try Connection(path: folder.path(), access: .readWriteCreate)
    try Schema.migrator(clock: { 0 }).migrate(connection)
    try connection.run("PRAGMA secure_delete = OFF")
    let history = SearchHistory(connection)
    for number in 0..<200 as Range<Int64> {
      _ = try history.record("zq\(number) \(number % 7)", location: nil, resultCount: 0, now: number)
      _ = try history.record("ZQ\(number / 2), \(number / 2 % 7)", location: nil, resultCount: 0, now: number)
    }
    _ = try history.clear()
    try SecureDeletion.emptyLog(connection)
    #expect(try !folder.holds("zq"))
    #expect(try !folder.holds("ZQ"))
    #expect(try connection.texts("PRAGMA secure_delete") == ["0"])
  }

  @Test func `a reader that keeps the traces is told of`() throws {
    let folder = try TemporaryFolder()
    var configuration = ConnectionConfiguration()
    configuration.busyTimeoutMilliseconds = 0
    let writer = try Connection(path: folder.path(), access: .readWriteCreate, configuration: configuration)
    try Schema.migrator(clock: { 0 }).migrate(writer)
    let history = SearchHistory(writer)
    _ = try history.record("zqtrace", location: nil, resultCount: 0, now: 0)
    let reader = try Connection(path: folder.path(), access: .readOnly)
    try reader.readTransaction {
      #expect(try SearchHistory(reader).list(limit: 1).count == 1)
      _ = try history.clear()
      let error = #expect(throws: DatabaseError.self) { try SecureDeletion.emptyLog(writer) }
      #expect(error?.code == .busy)
      #expect(try folder.holds("zqtrace"))
    }
    try SecureDeletion.emptyLog(writer)
    #expect(try !folder.holds("zqtrace"))
  }
}
