import Migrations
import Persistence

/// Checks the file itself: its pages, its rules, its schema, and that ids are unique.
enum FileCheck {
  static func run(_ connection: Connection, _ findings: inout IndexCheckFindings) throws(DatabaseError) {
    for problem in try connection.integrityCheck() {
      findings.add(.file, "the file is damaged: \(problem)")
    }
    let orphans = try connection.withStatement("SELECT count(*) FROM pragma_foreign_key_check") {
      row throws(DatabaseError) in try row.step() ? Int(row.int64(0)) : 0
    }
    if orphans > 0 { findings.add(.file, "a row refers to another that does not exist", count: orphans) }
    try checkSchema(connection, &findings)
    try checkIdentities(connection, &findings)
  }

  /// Every table and index must be as a new database has it.
  private static func checkSchema(
    _ connection: Connection, _ findings: inout IndexCheckFindings
  ) throws(DatabaseError) {
    let model = try Connection(path: ":memory:", access: .readWriteCreate)
    for step in MigrationCatalogue.steps { try model.executeScript(step.sql) }
    let actual = try schema(connection)
    for (name, sql) in try schema(model).sorted(by: { $0.key < $1.key }) where actual[name] != sql {
      findings.add(
        .file,
        actual[name] == nil ? "the schema lacks \(name)" : "the schema has another \(name) than it should")
    }
  }

  private static func schema(_ connection: Connection) throws(DatabaseError) -> [String: String] {
    try connection.withStatement("SELECT type || ' ' || name, coalesce(sql, '') FROM sqlite_schema") {
      row throws(DatabaseError) in
      var schema: [String: String] = [:]
      while try row.step() { schema[row.text(0)] = row.text(1) }
      return schema
    }
  }

  private static func checkIdentities(
    _ connection: Connection, _ findings: inout IndexCheckFindings
  ) throws(DatabaseError) {
    // Even where the unique index is missing, which the schema's check says too.
    try connection.withStatement("SELECT id, count(*) FROM place GROUP BY id HAVING count(*) > 1") {
      row throws(DatabaseError) in
      while try row.step() {
        findings.add(
          .file, "several places have one id", count: Int(row.int64(1)) - 1, example: row.text(0))
      }
    }
  }
}
