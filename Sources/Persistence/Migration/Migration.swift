/// One step of the schema's history; never changed once released.
package struct Migration: Sendable, Equatable {
  /// Such as `M0001__places`; unique, in the order of the list.
  package let name: String
  /// UTF-8 SQL without transactions of its own.
  package let sql: [UInt8]

  package init(name: String, sql: [UInt8]) {
    self.name = name
    self.sql = sql
  }
}

/// Which migrations a file has seen.
package struct MigrationStatus: Sendable, Equatable {
  package struct Applied: Sendable, Equatable {
    package let name: String
    /// When it was applied, in microseconds since 1970 UTC.
    package let appliedMicroseconds: Int64
  }

  /// In the order they were applied.
  package let applied: [Applied]
  /// In the order they will be.
  package let pending: [String]

  package var isCurrent: Bool { pending.isEmpty }
}

/// A migration about to run.
package struct MigrationProgress: Sendable, Equatable {
  package let name: String
  /// Counted from 1 among those pending.
  package let index: Int
  package let count: Int
}
