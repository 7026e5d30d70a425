import Geodesy
import Persistence
import Testing

@testable import PlaceStorage

struct SearchHistoryTests {
  private let connection: Connection
  private let history: SearchHistory

  init() throws {
    connection = try placeConnection()
    history = SearchHistory(connection)
  }

  @Test(arguments: [
    ("cafe", "CAFÉ", true), ("cafe", "ｃａｆｅ!", true), ("강남 역", "강남  역 ", true),
    ("강남", "\u{1100}\u{1161}\u{11BC}\u{1102}\u{1161}\u{11B7}", true),
    ("강남 역", "강남역", false), ("cafe", "cafes", false), ("a b", "ab", false), ("a b", "b a", false),
  ])
  func `the folded words decide what is one entry`(first: String, second: String, isSame: Bool) throws {
    let a = try history.record(first, location: nil, resultCount: 1, now: 1)
    let b = try history.record(second, location: nil, resultCount: 2, now: 2)
    #expect((a == b) == isSame)
    let entries = try history.list(limit: 9)
    #expect(entries.count == (isSame ? 1 : 2))
    #expect(entries.first?.query == second)
    #expect(entries.first?.resultCount == 2)
    #expect(entries.first?.useCount == (isSame ? 2 : 1))
  }

  @Test func `a repeated search moves up, keeps its choice and takes its new location`() throws {
    let here = try Coordinate(latitude: 37.5, longitude: 127)
    let first = try #require(try history.record("cafe", location: nil, resultCount: 3, now: 10))
    _ = try history.record("bar", location: here, resultCount: 0, now: 20)
    #expect(try history.choose("osm:1", of: first))
    #expect(try history.list(limit: 9).map(\.query) == ["bar", "cafe"])
    _ = try history.record("Cafe", location: here, resultCount: 5, now: 30)
    let newest = try #require(try history.list(limit: 1).first)
    let expected = HistoryEntry(
      id: first, query: "Cafe", location: here, resultCount: 5, chosenPlaceID: "osm:1", useCount: 2,
      usedMicroseconds: 30)
    #expect(newest == expected)
    _ = try history.record("cafe", location: nil, resultCount: 5, chosenPlaceID: "osm:2", now: 40)
    #expect(try history.list(limit: 1).first?.chosenPlaceID == "osm:2")
    #expect(try history.list(limit: 1).first?.location == nil)
    #expect(try !history.choose("osm:1", of: 999))
  }

  @Test(arguments: [
    "", "   ", "?!—", "🍜\u{0}", String(repeating: "a", count: SearchHistory.maximumQueryBytes + 1),
  ])
  func `without a word or beyond all measure nothing is remembered`(query: String) throws {
    // An emoji may be a word to the analyser; then it is remembered like one.
    let isEmpty = SearchHistory.folded(query).isEmpty || query.utf8.count > SearchHistory.maximumQueryBytes
    #expect((try history.record(query, location: nil, resultCount: 0, now: 0) == nil) == isEmpty)
    #expect(try history.list(limit: 9).count == (isEmpty ? 0 : 1))
  }

  @Test func `nothing is remembered while it is paused`() throws {
    _ = try history.record("before", location: nil, resultCount: 0, now: 1)
    #expect(try !history.isPaused())
    try history.pause()
    #expect(try history.isPaused())
    #expect(try history.record("meanwhile", location: nil, resultCount: 0, now: 2) == nil)
    #expect(try history.record("before", location: nil, resultCount: 0, now: 3) == nil)
    #expect(try history.list(limit: 9).map(\.useCount) == [1])
    try history.resume()
    #expect(try history.record("after", location: nil, resultCount: 0, now: 4) != nil)
    #expect(try history.list(limit: 9).map(\.query) == ["after", "before"])
  }

  @Test func `the search made longest ago leaves a full history`() throws {
    try connection.transaction {
      for number in 0..<SearchHistory.capacity {
        _ = try history.record("word\(number)", location: nil, resultCount: 0, now: Int64(number))
      }
    }
    _ = try history.record("word0", location: nil, resultCount: 0, now: 5000)
    #expect(try history.list(limit: .max).count == SearchHistory.capacity)
    _ = try history.record("one more", location: nil, resultCount: 0, now: 5001)
    let queries = try history.list(limit: .max).map(\.query)
    #expect(queries.count == SearchHistory.capacity)
    #expect(queries.prefix(3) == ["one more", "word0", "word999"])
    #expect(queries.last == "word2")
  }

  @Test func `entries are deleted one by one and all at once`() throws {
    let ids = try ["a", "b", "c"].map { try history.record($0, location: nil, resultCount: 0, now: 1) }
    #expect(try history.list(limit: 2).map(\.query) == ["c", "b"])
    #expect(try history.list(limit: 0) == [])
    #expect(try history.list(limit: -1) == [])
    #expect(try history.delete(#require(ids[1])))
    #expect(try !history.delete(#require(ids[1])))
    #expect(try history.clear() == 2)
    #expect(try history.clear() == 0)
    #expect(try history.list(limit: 9) == [])
  }

  @Test func `what is typed is data`() throws {
    for query in ["'); DROP TABLE place; --", "a\" OR 1=1", "%_*", "?1"] {
      _ = try history.record(query, location: nil, resultCount: 0, now: 1)
    }
    #expect(try history.list(limit: 9).map(\.query).contains("'); DROP TABLE place; --"))
    #expect(try connection.problems() == [])
  }

  @Test func `the list reads the index on time`() throws {
    let plan = try connection.withStatement(
      sql: "EXPLAIN QUERY PLAN SELECT query FROM search_history ORDER BY used DESC, id DESC LIMIT 5"
    ) { row throws(DatabaseError) in
      var lines: [String] = []
      while try row.step() { lines.append(row.text(3)) }
      return lines
    }
    #expect(plan == ["SCAN search_history USING INDEX search_history_used"])
  }
}
