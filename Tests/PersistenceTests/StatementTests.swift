import Persistence
import Testing

@Suite struct StatementTests {
  @Test func bindsAndReadsEveryType() throws {
    let connection = try memoryConnection()
    try connection.withStatement("SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7") { statement throws(DatabaseError) in
      statement.bind(Int64.min, at: 1)
      try statement.bind(-0.1, at: 2)
      statement.bind("낙성대 👩‍👩‍👧", at: 3)
      statement.bindNull(at: 4)
      statement.bind(bytes: [0, 1, 255], at: 5)
      statement.bind(String?.none, at: 6)
      statement.bind(Int64?(5), at: 7)
      let hasRow = try statement.step()
      #expect(hasRow)
      #expect(statement.columnCount == 7)
      #expect(statement.int64(0) == .min)
      #expect(statement.double(1) == -0.1)
      #expect(statement.text(2) == "낙성대 👩‍👩‍👧")
      #expect(statement.isNull(3))
      #expect(statement.bytes(4) == [0, 1, 255])
      #expect(statement.optionalText(5) == nil)
      #expect(statement.optionalInt64(6) == 5)
      let hasAnother = try statement.step()
      #expect(!hasAnother)
    }
  }

  @Test func valuesAreClearedBetweenUses() throws {
    let connection = try memoryConnection()
    func value(_ bound: Int64?) throws(DatabaseError) -> Int64? {
      try connection.withStatement("SELECT ?1") { statement throws(DatabaseError) in
        if let bound { statement.bind(bound, at: 1) }
        _ = try statement.step()
        return statement.optionalInt64(0)
      }
    }
    #expect(try value(5) == 5)
    #expect(try value(nil) == nil)
  }

  @Test func collectsInPortions() throws {
    let connection = try memoryConnection()
    try connection.withStatement("SELECT value FROM json_each('[1,2,3,4,5]')") {
      statement throws(DatabaseError) in
      var values: [Int64] = []
      var outcomes: [Bool] = []
      for limit in [0, 2, 3, 3] {
        outcomes.append(try statement.collectInt64(column: 0, into: &values, limit: limit))
      }
      #expect(values == [1, 2, 3, 4, 5])
      #expect(outcomes == [false, false, false, true])
    }
  }

  @Test func bindingOutOfRangeFailsAtTheStep() throws {
    let connection = try memoryConnection()
    let error = databaseError {
      try connection.withStatement("SELECT ?1") { statement throws(DatabaseError) in
        statement.bind(1, at: 2)
        _ = try statement.step()
      }
    }
    #expect(error?.code == .misuse)
    #expect(try connection.integers("SELECT 1") == [1])
  }

  @Test func escapedStatementIsHarmless() throws {
    let connection = try memoryConnection()
    var escaped: Statement?
    _ = databaseError {
      try connection.withStatement("SELECT abs(-9223372036854775808)") { statement throws(DatabaseError) in
        escaped = statement
        _ = try statement.step()
      }
    }
    let statement = try #require(escaped)
    statement.bind(1, at: 1)
    #expect(statement.int64(0) == 0)
    #expect(statement.text(0).isEmpty)
    #expect(databaseError { _ = try statement.step() }?.code == .misuse)
  }

  @Test("texts that are not one statement", arguments: ["", " -- nothing", "SELECT 1; SELECT 2"])
  func notOneStatement(sql: String) throws {
    #expect(databaseError { _ = try memoryConnection().integers(sql) }?.code == .misuse)
  }

  @Test func scriptsRunToTheEnd() throws {
    let connection = try memoryConnection()
    try connection.run(
      "CREATE TABLE t (x); -- one\nINSERT INTO t VALUES (1), (2);;\n/* two */ SELECT * FROM t; DELETE FROM t")
    #expect(try connection.integers("SELECT count(*) FROM t") == [0])
    #expect(databaseError { try connection.executeScript([0]) }?.code == .misuse)
  }
}
