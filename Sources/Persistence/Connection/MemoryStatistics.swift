import CSQLite

/// SQLite's count of the memory it uses, which costs a lock at each allocation.
package enum MemoryStatistics {
  /// Leaves the count out in this process; has an effect only before the first connection.
  ///
  /// For a program of its own: an app may want the count for its other databases.
  package static func leaveOut() { _ = mapsearch_sqlite3_config_memory_statistics(0) }
}
