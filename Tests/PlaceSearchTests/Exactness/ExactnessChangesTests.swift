import TestSupport
import Geodesy
import PlaceSearch
import PlaceStorage
import Testing

/// After any writes the answers are those of the places there are now.
@Suite struct ExactnessChangesTests {
  @Test("answers follow writes", arguments: ExactnessCorpus.allCases)
  func answersFollowWrites(_ corpus: ExactnessCorpus) async throws {
    let start = ContinuousClock.now
    let scale = ExactnessScale.current
    var world = try await ExactnessWorld(corpus, seed: 0xCAFE, count: scale.placesWritten)
    var random = SplitMix64(seed: 0xC2)
    var places = Dictionary(uniqueKeysWithValues: world.places.map { ($0.id, $0) })
    var queries = 0
    for round in 0..<scale.rounds {
      try await change(&places, world.stored.database, corpus, round, &random)
      // In a fixed order, so that a seed stands for one run.
      world.replace(with: places.values.sorted { $0.id < $1.id })
      for _ in 0..<scale.originsPerRound {
        let origin = corpus.origin(world.places, &random)
        let oracle = world.oracle(from: origin)
        let source = ExactnessQuery(places: world.places, oracle: oracle, origin: origin)
        for _ in 0..<scale.queriesPerOrigin {
          let request = source.request(&random)
          let expected = oracle.answer(request).prefix(request.limit).map { world.places[$0].id }
          let found = try await world.stored.ids(request)
          #expect(found == expected, "round \(round): \(request)")
          queries += 1
        }
      }
    }
    #expect(try await world.stored.findings().isEmpty)
    ExactnessScale.report(
      "\(corpus.rawValue), written", places: world.places.count, queries: queries, since: start)
  }

  /// Puts, renames, moves and deletes, some ids several times, in batches and one by one.
  private func change(
    _ places: inout [String: Place], _ database: PlaceDatabase, _ corpus: ExactnessCorpus, _ round: Int,
    _ random: inout SplitMix64
  ) async throws {
    let count = ExactnessScale.current.changesPerRound
    var ids = places.keys.sorted()
    var batch: [Place] = []
    for number in 0..<count {
      let id = random.pick(ids)
      switch random.integer(in: 0...9) {
      case 0...2:
        let new = "new/\(round)/\(random.integer(in: 0...count))"
        batch.append(corpus.place(id: new, &random))
        if places[new] == nil { ids.append(new) }
      case 3...5:
        batch.append(corpus.place(id: id, &random))
      case 6:
        guard var place = batch.last ?? places[id] else { break }
        place.name = ExactnessVocabulary.name(&random)
        batch.append(place)
      case 7:
        guard var place = batch.randomElement(using: &random) ?? places[id] else { break }
        place.coordinate = place.coordinate.destination(
          bearingDegrees: random.value(in: 0...360), distanceMeters: random.value(in: 0...1))
        batch.append(place)
      case 8 where number % 3 == 0 && places[id] != nil:
        let coordinate = corpus.coordinate(&random)
        try await database.move(id: id, to: coordinate)
        places[id]?.coordinate = coordinate
      default:
        let gone = [id, random.pick(ids), "never/there"]
        try await database.delete(ids: gone)
        for id in gone { places[id] = nil }
      }
      guard batch.count > 40 || number == count - 1 else { continue }
      try await database.put(batch)
      for place in batch { places[place.id] = place }
      batch = []
    }
  }
}
