import Geodesy
import Persistence
import Testing

@testable import PlaceStorage

struct BulkLoadTests {
  /// Small enough that every load of these tests spills.
  static let tinyLimits: BulkLoad.Limits = {
    var limits = BulkLoad.Limits()
    limits.sortBytes = 2000
    limits.indexBytes = 1
    limits.batchRows = 64
    return limits
  }()

  @Test(arguments: [BulkLoad.Limits(), tinyLimits], [1, 2] as [UInt64])
  func `a fresh load equals single puts, row for row and posting for posting`(
    limits: BulkLoad.Limits, seed: UInt64
  ) throws {
    var random = RandomPlaces(seed: seed)
    var places = try (0..<300).map { try random.place(id: "id\($0)") }
    // At the curve's very end keys depend on the order; KeyAllocatorTests have that.
    places.removeAll { PlaceKey.first(at: $0.coordinate) > PlaceKey.all.upperBound - 1_000_000 }
    let (loaded, written) = (try placeConnection(), try placeConnection())
    let counts = try loaded.load(places, at: 77, limits: limits)
    for index in places.indices { places[index].updatedMicroseconds = 77 }
    let order = places.indices.sorted {
      let keys = (PlaceKey.first(at: places[$0].coordinate), PlaceKey.first(at: places[$1].coordinate))
      return keys.0 != keys.1 ? keys.0 < keys.1 : $0 < $1
    }
    try written.put(order.map { places[$0] })
    #expect(try loaded.storedPlaces() == written.storedPlaces())
    #expect(try loaded.postings() == written.postings())
    #expect(try IndexState.read(loaded) == IndexState.read(written))
    #expect(try loaded.problems() == [])
    #expect(counts.inserted == places.count && counts.total == places.count)
  }

  @Test func `a load of several batches and index flushes is sound`() throws {
    var random = RandomPlaces(seed: 5)
    var places = try (0..<700).map {
      Place(
        id: "id\($0)", name: "P\($0 % 7)",
        coordinate: try Coordinate(
          latitude: random.random.value(in: -90...90), longitude: random.random.value(in: -180...180)))
    }
    places.shuffle(using: &random.random)
    let connection = try placeConnection()
    var limits = Self.tinyLimits
    limits.batchRows = 300
    var progress: [Int] = []
    try connection.transaction {
      let load = try BulkLoad(connection, updatedMicroseconds: 0, limits: limits)
      for place in places { try load.add(place) }
      _ = try load.finish { progress.append($0) }
    }
    #expect(try connection.placesByID() == Dictionary(uniqueKeysWithValues: places.map { ($0.id, $0) }))
    #expect(try connection.problems() == [])
    #expect(progress == [300, 600, 700])
  }

  @Test(arguments: [BulkLoad.Limits(), tinyLimits], [1, 2] as [UInt64])
  func `a load into a filled database equals single puts`(limits: BulkLoad.Limits, seed: UInt64) throws {
    var random = RandomPlaces(seed: seed)
    let old = try (0..<60).map { try random.place(id: "id\($0)") }
    var new = try (30..<120).map { try random.place(id: "id\($0)") }
    // Some as they were, some more than once.
    new += old[15..<40]
    new += try (50..<80).map { try random.place(id: "id\($0)") }
    new.shuffle(using: &random.random)
    let (loaded, written) = (try placeConnection(), try placeConnection())
    for connection in [loaded, written] { try connection.put(old) }
    let counts = try loaded.load(new, at: 9, limits: limits)
    for index in new.indices { new[index].updatedMicroseconds = 9 }
    try written.put(new)
    #expect(try loaded.problems() == [])
    #expect(try written.problems() == [])
    #expect(try unstamped(loaded) == unstamped(written))
    #expect(try loaded.indexedIDs() == written.indexedIDs())
    #expect(counts.inserted == 60 && counts.total == new.count)
  }

  @Test(arguments: [BulkLoad.Limits(), tinyLimits])
  func `of places with one id the last in the file stays`(limits: BulkLoad.Limits) throws {
    let connection = try placeConnection()
    var places: [Place] = []
    for round in 0..<5 {
      for id in 0..<30 {
        // Against the order of the curve, so that sorting by key alone would keep the wrong one.
        let coordinate = try Coordinate(latitude: Double(40 - round * 20), longitude: Double(id))
        places.append(Place(id: "id\(id)", name: "Round \(round)", coordinate: coordinate))
      }
    }
    let counts = try connection.load(places, limits: limits)
    #expect(
      try connection.placesByID() == Dictionary(uniqueKeysWithValues: places.suffix(30).map { ($0.id, $0) }))
    #expect(try connection.problems() == [])
    #expect(counts.inserted == 30 && counts.updated == 120 && counts.unchanged == 0)
  }

  @Test func `a load of nothing changes nothing`() throws {
    let connection = try placeConnection()
    let before = try connection.dump()
    #expect(try connection.load([]) == BulkLoad.Counts())
    #expect(try connection.dump() == before)
    #expect(try connection.problems() == [])
  }

  @Test func `a folder that is not there is named as the fault`() throws {
    let connection = try placeConnection()
    var limits = Self.tinyLimits
    limits.temporaryDirectory = "/nonexistent"
    var random = RandomPlaces(seed: 1)
    let places = try (0..<100).map { try random.place(id: "id\($0)") }
    let error = #expect(throws: DatabaseError.self) { try connection.load(places, limits: limits) }
    #expect(error?.code == .ioError)
    #expect(error?.message.contains("TMPDIR") == true)
  }

  /// Places by id without the time: a put of the same again keeps the older time, which depends on the order.
  private func unstamped(_ connection: Connection) throws -> [String: Place] {
    try connection.placesByID().mapValues { place in
      var place = place
      place.updatedMicroseconds = 0
      return place
    }
  }
}
