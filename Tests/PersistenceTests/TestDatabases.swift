import TestSupport
import Foundation
import Persistence

extension TemporaryFolder {
  /// Makes a link that leads nowhere.
  func link(_ name: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: path("nowhere"))
  }
}

/// A database in memory.
func memoryConnection() throws -> Connection {
  try Connection(path: ":memory:", access: .readWriteCreate)
}

/// The error `body` throws; nil when it throws none or another kind.
func databaseError(_ body: () throws -> Void) -> DatabaseError? {
  do {
    try body()
    return nil
  } catch { return error as? DatabaseError }
}

/// The same for work that waits.
func databaseError(_ body: () async throws -> Void) async -> DatabaseError? {
  do {
    try await body()
    return nil
  } catch { return error as? DatabaseError }
}

extension Connection {
  /// The integers of the first column.
  func integers(_ sql: String) throws(DatabaseError) -> [Int64] {
    try withStatement(sql: sql) { statement throws(DatabaseError) in
      var values: [Int64] = []
      _ = try statement.collectInt64(column: 0, into: &values, limit: .max)
      return values
    }
  }

  /// The texts of the first column.
  func texts(_ sql: String) throws(DatabaseError) -> [String] {
    try withStatement(sql: sql) { statement throws(DatabaseError) in
      var values: [String] = []
      while try statement.step() { values.append(statement.text(0)) }
      return values
    }
  }

  func run(_ sql: String) throws(DatabaseError) { try executeScript(Array(sql.utf8)) }
}

/// A statement that counts to `count`, some 100 ns a step.
func countingSQL(_ count: Int) -> String {
  "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(count)) SELECT count(*) FROM n"
}
