/// Prepared statements kept for reuse, at most `capacity`, the longest unused leaving first.
struct StatementCache<Key: Hashable> {
  private var statements: [Key: Statement] = [:]
  private let capacity: Int
  private var useCount: UInt64 = 0

  init(capacity: Int) {
    self.capacity = capacity
  }

  var count: Int { statements.count }

  /// The statement for `key`, marked as checked out; nil when there is none, or it is lent already.
  mutating func checkOut(_ key: Key) -> Statement? {
    guard let statement = statements[key], !statement.isCheckedOut else { return nil }
    useCount &+= 1
    statement.lastUse = useCount
    statement.isCheckedOut = true
    return statement
  }

  /// Keeps `statement`, which is checked out, under `key`; false when another holds the key or all are lent.
  ///
  /// - Complexity: O(*capacity*) when full; statements are prepared far less often than used.
  mutating func insert(_ statement: Statement, for key: Key) -> Bool {
    guard statements[key] == nil else { return false }
    if statements.count >= capacity {
      let idle = statements.lazy.filter { !$0.value.isCheckedOut }
      guard let oldest = idle.min(by: { $0.value.lastUse < $1.value.lastUse }) else { return false }
      statements.removeValue(forKey: oldest.key)?.finalize()
    }
    useCount &+= 1
    statement.lastUse = useCount
    statement.isCheckedOut = true
    statements[key] = statement
    return true
  }

  mutating func remove(_ key: Key) {
    statements.removeValue(forKey: key)?.finalize()
  }

  /// Finalizes every statement, lent ones too.
  mutating func removeAll() {
    for statement in statements.values { statement.finalize() }
    statements.removeAll()
  }
}
