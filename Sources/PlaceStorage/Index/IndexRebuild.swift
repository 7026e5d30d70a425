import Geodesy
package import Persistence
import TextAnalysis

/// Builds the index anew from the places.
package enum IndexRebuild {
  /// Makes the index of this program's analysis: queries and index must be analysed alike.
  ///
  /// - Parameters:
  ///   - canRebuild: Whether an index of an older analysis is built anew; otherwise it is refused.
  ///   - progress: Receives a line now and then while it is built.
  package static func bringUpToDate(
    _ connection: Connection, canRebuild: Bool = true, progress: (String) -> Void = { _ in }
  ) throws(DatabaseError) {
    var state = try IndexState.read(connection)
    guard state.analysisVersion != AnalyzedText.version else { return }
    guard state.analysisVersion < AnalyzedText.version else {
      throw DatabaseError(
        code: .tooNew,
        message: "the database was indexed by a newer version of this program; update the program")
    }
    guard canRebuild else {
      throw DatabaseError(
        code: .schema, message: "the index is of an older version; run `mapsearch migrate` to rebuild it")
    }
    guard state.placeCount > 0 else {
      state.analysisVersion = AnalyzedText.version
      return try state.write(connection)
    }
    let total = state.placeCount
    progress("rebuilding the index for \(total) places")
    try run(connection) { progress("rebuilding the index: \($0) of \(total) places") }
  }

  /// Most places between two reports of progress.
  private static let progressStep = 50_000

  /// Empties the index and writes it from `place`, in one transaction; keys stay.
  ///
  /// - Parameter progress: Receives how many places were read, now and then.
  /// - Complexity: O(*n* log *n*) in the number of terms.
  package static func run(
    _ connection: Connection, progress: (Int) -> Void = { _ in }
  ) throws(DatabaseError) {
    try connection.transaction { () throws(DatabaseError) in
      try connection.execute("DELETE FROM posting")
      var terms = PlaceTerms()
      var arena = PostingArena()
      var state = IndexState(
        analysisVersion: AnalyzedText.version, keyErrorMeters: PlaceKey.cellErrorMeters, placeCount: 0)
      var isFresh = true
      var keys = KeyAllocator(connection, errorMeters: state.keyErrorMeters)
      try PlaceReader(connection).forEach { key, place throws(DatabaseError) in
        terms.forEach(place) { arena.add($0, key: key) }
        keys.admit(key, for: place.coordinate)
        state.placeCount += 1
        if state.placeCount % progressStep == 0 { progress(state.placeCount) }
        guard arena.byteCount > PlaceWriter.flushBytes else { return }
        var writer = PostingWriter(connection)
        try writer.apply(adding: arena, isFresh: isFresh)
        isFresh = false
        arena = PostingArena()
      }
      var writer = PostingWriter(connection)
      try writer.apply(adding: arena, isFresh: isFresh)
      state.keyErrorMeters = keys.errorMeters
      try state.write(connection)
    }
  }
}
