import Persistence

/// Finding and mending damage.
extension PlaceDatabase {
  /// What is wrong with the file, its places or its index; empty when all is sound.
  ///
  /// Reads one snapshot; others may read and write meanwhile.
  ///
  /// - Complexity: O(*n*) in places and index entries.
  public func check() async throws(PlaceDatabaseError) -> [IndexCheckFinding] {
    try await read { connection in try IndexCheck.run(connection) }
  }

  /// Builds the index anew from the places, in one transaction.
  ///
  /// Puts right what `check()` finds with `isRepairable`. For a damaged file, restore a backup or import anew.
  ///
  /// - Complexity: O(*n* log *n*) in the number of index entries.
  public func repair() async throws(PlaceDatabaseError) {
    try await withWriter { connection in try IndexRebuild.run(connection) }
  }
}
