import Geodesy
package import Persistence
import TextAnalysis

/// Builds the index anew from the places.
package enum IndexRebuild {
  /// Empties the index and writes it from `place`, in one transaction; keys stay.
  ///
  /// - Complexity: O(*n* log *n*) in the number of terms.
  package static func run(_ connection: Connection) throws(DatabaseError) {
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
