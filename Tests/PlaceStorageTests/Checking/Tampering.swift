/// A way to spoil a sound database by SQL, and the words by which a check must tell of it.
struct Tampering: Sendable, CustomStringConvertible {
  let sql: String
  let words: String
  let isRepairable: Bool

  init(_ words: String, isRepairable: Bool = true, _ sql: String) {
    self.sql = sql
    self.words = words
    self.isRepairable = isRepairable
  }

  var description: String { sql }

  static let all: [Tampering] = entries + blocks + state + rows + schema

  private static let oneKey = "(SELECT key FROM place ORDER BY key LIMIT 1 OFFSET 7)"
  /// The first of several blocks of a term.
  private static let oneBlock =
    "term = 'kiosk' AND last = (SELECT min(last) FROM posting WHERE term = 'kiosk')"

  private static let entries = [
    Tampering("lacks a word", "DELETE FROM posting WHERE term = 'kiosk'"),
    Tampering("lacks a word", "DELETE FROM posting WHERE \(oneBlock)"),
    Tampering("lacks a word", "DELETE FROM posting"),
    Tampering("lacks a word", "UPDATE posting SET term = 'kiosks' WHERE \(oneBlock)"),
    Tampering("a word too many", "INSERT INTO posting VALUES ('zebra', \(oneKey), x'')"),
    Tampering("a key without a place", "INSERT INTO posting VALUES ('zebra', 5, x'')"),
    Tampering("a word too many", "INSERT INTO posting VALUES ('', \(oneKey), x'')"),
    Tampering("lacks a word", "UPDATE place SET name = 'Zebra' WHERE key = \(oneKey)"),
    Tampering("a word too many", "UPDATE place SET name = 'Zebra' WHERE key = \(oneKey)"),
    Tampering("lacks a word", "UPDATE place SET category = 'zebra' WHERE key = \(oneKey)"),
    Tampering("lacks a word", "UPDATE place SET prominence = 0.9 WHERE key = \(oneKey)"),
    Tampering(
      "lacks a word", "UPDATE place SET alternate_names = '[[\"en\",\"Zebra\"]]' WHERE key = \(oneKey)"),
    Tampering("a key without a place", "DELETE FROM place WHERE key = \(oneKey)"),
  ]

  private static let blocks = [
    Tampering("not encoded", "UPDATE posting SET earlier = CAST(earlier || x'00' AS BLOB) WHERE \(oneBlock)"),
    Tampering("not encoded", "UPDATE posting SET earlier = x'8100' WHERE \(oneBlock)"),
    Tampering(
      "within a key", "UPDATE posting SET earlier = CAST(earlier || x'80' AS BLOB) WHERE \(oneBlock)"),
    Tampering("cannot be", "UPDATE posting SET earlier = x'ffffffffffffffff7f' WHERE \(oneBlock)"),
    Tampering("cannot be", "UPDATE posting SET last = -1, earlier = x'' WHERE \(oneBlock)"),
    Tampering(
      "more than 128",
      "UPDATE posting SET earlier = x'\(String(repeating: "01", count: 128))' WHERE \(oneBlock)"),
    Tampering(
      "overlap",
      """
      INSERT INTO posting SELECT term, last + 1, x'05' FROM posting WHERE \(oneBlock)
      """),
  ]

  private static let state = [
    Tampering("records 151 places", "UPDATE index_state SET place_count = place_count + 1"),
    Tampering("analysis version", "UPDATE index_state SET analysis_version = 0"),
    Tampering("farther from their keys", "UPDATE index_state SET key_error_meters = 0.35"),
    Tampering("key error", "UPDATE index_state SET key_error_meters = 0.1"),
    Tampering("key error", "UPDATE index_state SET key_error_meters = 9e999"),
    Tampering("no state", "DELETE FROM index_state"),
    Tampering("farther from their keys", "UPDATE place SET latitude = latitude - 1 WHERE key = \(oneKey)"),
    Tampering("farther from their keys", "UPDATE place SET key = key + 99999999 WHERE key = \(oneKey)"),
  ]

  private static let rows = [
    Tampering(
      "no valid coordinate", isRepairable: false,
      "PRAGMA ignore_check_constraints = 1; UPDATE place SET latitude = 90.1 WHERE key = \(oneKey)"),
    Tampering(
      "CHECK constraint", isRepairable: false,
      """
      PRAGMA ignore_check_constraints = 1;
      UPDATE place SET longitude = 181 WHERE key = \(oneKey);
      PRAGMA ignore_check_constraints = 0;
      """),
    Tampering(
      "U+0000", isRepairable: false,
      "UPDATE place SET phone = '1' || char(0) || '2' WHERE key = \(oneKey)"),
    Tampering(
      "prominence", isRepairable: false,
      "PRAGMA ignore_check_constraints = 1; UPDATE place SET prominence = 7 WHERE key = \(oneKey)"),
    Tampering(
      "malformed", isRepairable: false, "UPDATE place SET attributes = '{oops' WHERE key = \(oneKey)"),
    Tampering(
      "malformed", isRepairable: false, "UPDATE place SET alternate_names = '[]' WHERE key = \(oneKey)"),
    Tampering(
      "key that cannot be", isRepairable: false, "UPDATE place SET key = -5 WHERE key = \(oneKey)"),
    Tampering(
      "one id", isRepairable: false,
      "DROP INDEX place_id; UPDATE place SET id = 'p9' WHERE key = \(oneKey)"),
  ]

  private static let schema = [
    Tampering("lacks index place_id", isRepairable: false, "DROP INDEX place_id"),
    Tampering("lacks index search_history_used", isRepairable: false, "DROP INDEX search_history_used"),
    Tampering("lacks table simulated_location", isRepairable: false, "DROP TABLE simulated_location"),
    Tampering(
      "another index place_id", isRepairable: false,
      "DROP INDEX place_id; CREATE UNIQUE INDEX place_id ON place (id, name)"),
  ]
}
