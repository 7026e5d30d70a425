import CSQLite
import Testing

@testable import Persistence

/// Defects others met with statements and their cache; the numbers are the rows of our list of SQLite pitfalls.
@Suite struct PitfallTestsStatements {
  let connection: Connection

  init() throws {
    connection = try memoryConnection()
    try connection.execute("CREATE TABLE t (x INTEGER PRIMARY KEY, y TEXT) STRICT")
  }

  func insert(_ x: Int64) throws(DatabaseError) {
    try connection.withStatement("INSERT INTO t (x) VALUES (?1)") { statement throws(DatabaseError) in
      statement.bind(x, at: 1)
      try statement.run()
    }
  }

  @Test("9: a statement whose step failed is thrown away, and its SQL works the next time")
  func failedStatementIsEvicted() throws {
    try insert(1)
    let cached = connection.staticStatements.count
    #expect(databaseError { try insert(1) }?.isUniquenessViolation == true)
    #expect(connection.staticStatements.count == cached - 1)
    try insert(2)
    #expect(try connection.integers("SELECT x FROM t") == [1, 2])
  }

  @Test("10: a cached statement knows its columns after the first step following a changed schema")
  func columnCountAfterFirstStep() throws {
    func columns() throws -> Int32 {
      try connection.withStatement("SELECT * FROM t") { statement throws(DatabaseError) in
        _ = try statement.step()
        return statement.columnCount
      }
    }
    try insert(1)
    #expect(try columns() == 2)
    try connection.execute("ALTER TABLE t ADD COLUMN z INTEGER")
    #expect(try columns() == 3)
  }

  @Test("11: generated SQL does not fill the memory")
  func cacheIsBounded() throws {
    for number in 0..<500 { _ = try connection.integers("SELECT \(number)") }
    let capacity = connection.configuration.statementCacheCapacity
    #expect(connection.dynamicStatements.count == capacity)
    var alive = 0
    var statement = sqlite3_next_stmt(connection.handle, nil)
    while statement != nil {
      alive += 1
      statement = sqlite3_next_stmt(connection.handle, statement)
    }
    #expect(alive <= capacity + connection.staticStatements.count)
  }

  @Test("11: the statement used longest ago leaves the cache")
  func cacheEvictsTheOldest() throws {
    func statement() throws -> Statement {
      try connection.withStatement(sql: "SELECT 'kept'") { statement throws(DatabaseError) in statement }
    }
    let kept = try statement()
    for number in 0..<500 {
      _ = try connection.integers("SELECT \(number)")
      #expect(try statement() === kept)
    }
  }

  @Test("12: the same SQL inside its own loop gets a statement of its own")
  func nestedUseIsIndependent() throws {
    for x in 1...3 { try insert(Int64(x)) }
    func walk(_ depth: Int, _ pairs: inout [Int64]) throws(DatabaseError) {
      try connection.withStatement("SELECT x FROM t ORDER BY x") { statement throws(DatabaseError) in
        while try statement.step() {
          pairs.append(statement.int64(0))
          if depth > 0 { try walk(depth - 1, &pairs) }
        }
      }
    }
    var pairs: [Int64] = []
    try walk(1, &pairs)
    #expect(pairs == [1, 1, 2, 3, 2, 1, 2, 3, 3, 1, 2, 3])
  }

  @Test("38: INSERT … RETURNING is run to its end, so its triggers have done their work")
  func returningIsDrained() throws {
    try connection.execute(
      """
      CREATE TABLE log (x INTEGER NOT NULL) STRICT;
      CREATE TRIGGER t_insert AFTER INSERT ON t BEGIN INSERT INTO log VALUES (new.x); END;
      """)
    try connection.withStatement("INSERT INTO t (x) VALUES (1), (2) RETURNING x") {
      statement throws(DatabaseError) in try statement.run()
    }
    #expect(try connection.integers("SELECT x FROM log") == [1, 2])
  }

  @Test("45: a long list of ids is one JSON value, not thousands of parameters")
  func longListsAreOneParameter() throws {
    try connection.transaction { for x in 1...100 { try insert(Int64(x)) } }
    let list = "[" + (1...100_000).map(String.init).joined(separator: ",") + "]"
    let found = try connection.withStatement("SELECT x FROM t WHERE x IN (SELECT value FROM json_each(?1))") {
      statement throws(DatabaseError) in
      statement.bind(list, at: 1)
      var found: [Int64] = []
      _ = try statement.collectInt64(column: 0, into: &found, limit: .max)
      return found
    }
    #expect(found == Array(1...100))
  }

  @Test("49: a failure between two rows is an error to catch, not a crash")
  func failureInTheMiddle() throws {
    var rows = 0
    let error = databaseError {
      try connection.withStatement(
        "SELECT CASE value WHEN 2 THEN abs(-9223372036854775808) ELSE value END FROM json_each('[1,2]')"
      ) { statement throws(DatabaseError) in
        while try statement.step() { rows += 1 }
      }
    }
    #expect(rows == 1)
    #expect(error?.message.contains("integer overflow") == true)
  }

  @Test("53: what was read stays when the statement has moved on")
  func valuesOutliveTheRow() throws {
    try connection.execute(
      "INSERT INTO t VALUES (1, 'first row of some length'), (2, 'second row of some length')")
    #expect(
      try connection.texts("SELECT y FROM t") == ["first row of some length", "second row of some length"])
  }

  @Test("41: the error of a full-text query does not repeat what a person typed")
  func errorsHoldNoValues() throws {
    try connection.execute("CREATE VIRTUAL TABLE f USING fts5 (x)")
    for typed in ["secret AND \"", "secret:1", "secret^^", "(secret", "\"secret"] {
      let error = databaseError {
        try connection.withStatement("SELECT rowid FROM f WHERE f MATCH ?1") {
          statement throws(DatabaseError) in
          statement.bind(typed, at: 1)
          try statement.run()
        }
      }
      #expect(error != nil)
      #expect(error?.message.contains("secret") == false)
    }
  }
}
