import Geodesy
import PlaceStorage

/// Places in a database and beside it.
struct ExactnessWorld {
  let stored: SearchDatabase
  private(set) var places: [Place]
  private var facts: ExactnessFacts

  /// Most of the places loaded at once, the others put in batches.
  init(_ corpus: ExactnessCorpus, seed: UInt64, count: Int) async throws {
    let count = corpus == .onePoint ? min(count, ExactnessScale.current.placesAtOnePoint) : count
    let places = corpus.places(count, seed: seed)
    stored = try await SearchDatabase()
    let loaded = places.prefix(places.count * 9 / 10)
    try await stored.database.write { connection in
      let load = try BulkLoad(connection, updatedMicroseconds: 0)
      for place in loaded { try load.add(place) }
      _ = try load.finish()
    }
    var start = loaded.endIndex
    while start < places.endIndex {
      let end = min(start + max(50, places.count / 40), places.endIndex)
      try await stored.database.put(Array(places[start..<end]))
      start = end
    }
    self.places = places
    facts = ExactnessFacts(places)
  }

  /// Says what the database holds by now.
  mutating func replace(with places: [Place]) {
    self.places = places
    facts = ExactnessFacts(places)
  }

  func oracle(from origin: Coordinate) -> ExactnessOracle {
    ExactnessOracle(facts, from: origin)
  }
}
