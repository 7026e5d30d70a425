import Persistence
import Testing

/// Defects others met with values; the numbers are the rows of our list of SQLite pitfalls.
@Suite struct PitfallTestsValues {
  let connection: Connection

  init() throws { connection = try memoryConnection() }

  /// What `SELECT sql` makes of one value.
  func select<Value>(
    _ sql: String, bind: (Statement) throws(DatabaseError) -> Void = { _ throws(DatabaseError) in },
    read: (Statement) -> Value
  ) throws(DatabaseError) -> Value {
    try connection.withStatement(sql: "SELECT " + sql) { statement throws(DatabaseError) in
      try bind(statement)
      _ = try statement.step()
      return read(statement)
    }
  }

  @Test("14: U+0000 does not cut a text short", arguments: ["a\0b", "\0", "\0\0가", "tail\0"])
  func embeddedNul(text: String) throws {
    #expect(try select("?1", bind: { $0.bind(text, at: 1) }, read: { $0.text(0) }) == text)
    #expect(
      try select("length(CAST(?1 AS BLOB))", bind: { $0.bind(text, at: 1) }, read: { $0.int64(0) })
        == Int64(text.utf8.count))
  }

  @Test("15: an empty blob and an empty text are values, not NULL")
  func emptyIsNotNull() throws {
    let kinds = try select("typeof(?1) || typeof(?2) || typeof(?3) || typeof(?4) || typeof(?5)") {
      statement in
      statement.bind(bytes: [], at: 1)
      statement.bind(bytes: UnsafeRawBufferPointer(start: nil, count: 0), at: 2)
      statement.bind("", at: 3)
      statement.bindUTF8(UnsafeBufferPointer(start: nil, count: 0), at: 4)
      statement.bindNull(at: 5)
    } read: {
      $0.text(0)
    }
    #expect(kinds == "blobblobtexttextnull")
    #expect(try select("x''", read: { $0.bytes(0) }) == [])
    #expect(try select("x''", read: { $0.isNull(0) }) == false)
    #expect(try select("''", read: { $0.optionalText(0) }) == "")
    #expect(try select("NULL", read: { $0.bytes(0) }) == [])
  }

  @Test("16: a bound value outlives the temporary it came from")
  func boundValuesAreCopied() throws {
    let value = try select("?1 || hex(?2)") { statement in
      do {
        var text = String(repeating: "long enough to be on the heap ", count: 3)
        statement.bind(text, at: 1)
        text = ""
        var bytes = [UInt8](repeating: 0xAB, count: 100)
        statement.bind(bytes: bytes, at: 2)
        bytes.removeAll()
      }
    } read: {
      $0.text(0)
    }
    #expect(
      value == String(repeating: "long enough to be on the heap ", count: 3)
        + String(repeating: "AB", count: 100))
  }

  @Test("17: NaN and infinities are refused in words", arguments: [Double.nan, .infinity, -.infinity])
  func nonFinite(value: Double) {
    let error = databaseError {
      _ = try select("?1", bind: { s throws(DatabaseError) in try s.bind(value, at: 1) }) { _ in }
    }
    #expect(error?.code == .nonFiniteNumber)
  }

  @Test("18: the ends of Int64 pass through whole", arguments: [Int64.min, -1, 0, .max])
  func integerEnds(value: Int64) throws {
    #expect(try select("?1", bind: { $0.bind(value, at: 1) }, read: { $0.int64(0) }) == value)
  }

  @Test("19: integers too large are clamped or an error, never a trap")
  func largeNumbers() throws {
    #expect(try select("9223372036854775808", read: { $0.int64(0) }) == .max)
    #expect(try select("9223372036854775808", read: { $0.double(0) }) == 0x1p63)
    let sum = "FROM (SELECT 9223372036854775807 AS x UNION ALL SELECT 1)"
    #expect(databaseError { _ = try select("sum(x) \(sum)") { _ in } } != nil)
    #expect(try select("total(x) \(sum)", read: { $0.double(0) }) == 0x1p63)
  }

  @Test("20: times are whole microseconds since 1970, and go in and out unchanged")
  func timesAreIntegers() throws {
    let now = WallClock.microseconds()
    #expect(now > 1_600_000_000_000_000)
    #expect(try select("?1", bind: { $0.bind(now, at: 1) }, read: { $0.int64(0) }) == now)
    #expect(WallClock.microseconds() >= now)
  }

  @Test("21: our own table takes no NULL and no other type")
  func ledgerIsStrict() throws {
    let migration = Migration(name: "M0001__a", sql: Array("CREATE TABLE a (x) ".utf8))
    try Migrator(applicationID: 1, migrations: [migration], clock: { 0 }).migrate(connection)
    for values in [
      "NULL, zeroblob(32), 0", "'n', NULL, 0", "'n', zeroblob(32), NULL", "'n', zeroblob(32), 'x'",
      "'n', x'00', 0",
    ] {
      let error = databaseError {
        try connection.run("INSERT INTO schema_migration (name, sha256, applied_at) VALUES (\(values))")
      }
      #expect(error?.code == .constraint)
    }
  }

  @Test("22: a misspelt \"column\" is an error, not a text")
  func doubleQuotedStrings() throws {
    #expect(databaseError { _ = try select("\"typo\"") { _ in } } != nil)
    #expect(databaseError { try connection.execute("CREATE TABLE t (x CHECK (x <> \"typo\"))") } != nil)
  }

  @Test("43: rows changed are counted without what full-text search does beside")
  func changesCountRows() throws {
    try connection.execute("CREATE VIRTUAL TABLE f USING fts5 (x, content='', detail=none, columnsize=0)")
    try connection.execute("INSERT INTO f (rowid, x) VALUES (1, 'a b c'), (2, 'd')")
    #expect(connection.changes == 2)
  }

  @Test("51: the id of a new row comes with its insertion")
  func returningID() throws {
    try connection.execute("CREATE TABLE t (id INTEGER PRIMARY KEY, x INTEGER) STRICT")
    #expect(try connection.integers("INSERT INTO t (x) VALUES (5) RETURNING id") == [1])
    #expect(try connection.integers("INSERT INTO t (x) VALUES (6) RETURNING id") == [2])
  }

  @Test("54: an INTEGER PRIMARY KEY survives VACUUM")
  func vacuumKeepsKeys() throws {
    try connection.execute(
      "CREATE TABLE t (id INTEGER PRIMARY KEY) STRICT; INSERT INTO t VALUES (5), (900), (77)")
    try connection.execute("DELETE FROM t WHERE id = 5")
    try connection.vacuum()
    #expect(try connection.integers("SELECT id FROM t") == [77, 900])
  }
}
