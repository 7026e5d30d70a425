import Geodesy
import Persistence
import Testing

@testable import PlaceStorage

struct PlaceWriterTests {
  @Test(arguments: 0..<4 as Range<UInt64>)
  func `rows and index follow any changes`(seed: UInt64) throws {
    var places = RandomPlaces(seed: seed)
    let connection = try placeConnection()
    var oracle: [String: Place] = [:]
    for _ in 0..<15 {
      try connection.transaction {
        var writer = try PlaceWriter(connection)
        for _ in 0...places.random.integer(in: 0...25 - 1) { try change(&writer, &oracle, &places) }
        try writer.finish()
      }
      try #require(try connection.placesByID() == oracle)
      try #require(try connection.problems() == [])
    }
  }

  private func change(
    _ writer: inout PlaceWriter, _ oracle: inout [String: Place], _ places: inout RandomPlaces
  ) throws {
    let id = "id\(places.random.integer(in: 0...60 - 1))"
    if places.random.once(in: 4) {
      #expect(try writer.delete(id: id) == (oracle.removeValue(forKey: id) != nil))
      return
    }
    var place = try oracle[id] ?? places.place(id: id)
    switch places.random.integer(in: 0...6 - 1) {
    case 0: place = try places.place(id: id)
    case 1: place.coordinate = try places.coordinate()
    case 2: place.name = places.name()
    case 3: place.phone = "\(places.random.integer(in: 0...3 - 1))"
    case 4: place.prominence = places.random.pick([0, 0.5])
    default: break
    }
    place.updatedMicroseconds = Int64(places.random.integer(in: 0...1000 - 1))
    var expected = PlaceWriter.Outcome.inserted
    if var old = oracle[id] {
      old.updatedMicroseconds = place.updatedMicroseconds
      expected = old == place ? .unchanged : .updated
    }
    #expect(try writer.put(place) == expected)
    if expected != .unchanged { oracle[id] = place }
  }

  @Test func `a place that changes back and forth in one transaction is indexed once`() throws {
    let connection = try placeConnection()
    let here = try Coordinate(latitude: 37.5, longitude: 127)
    let there = try Coordinate(latitude: -37.5, longitude: -127)
    let names = ["Cafe", "Bar", "Cafe", "Bar", "Cafe"]
    try connection.put(
      names.enumerated().map { Place(id: "a", name: $1, coordinate: $0 % 2 == 0 ? here : there) })
    #expect(try connection.problems() == [])
    #expect(try connection.indexedIDs()["cafe"] == ["a"])
    #expect(try connection.indexedIDs()["bar"] == nil)
  }

  @Test func `canonically equivalent names stay in step with the index`() throws {
    let connection = try placeConnection()
    let here = try Coordinate(latitude: 37.5, longitude: 127)
    for name in [
      "か\u{3099}き", "がき", "Cafe\u{301}", "Café", "\u{212B}", "Å", "\u{2126}", "Ω", "\u{F900}", "\u{8C48}",
      "\u{958}", "\u{915}\u{93C}",
    ] {
      // The phone changes too: without that an equivalent name is no change at all.
      try connection.put([Place(id: "a", name: name, coordinate: here, phone: "\(name.utf8.count) \(name)")])
      #expect(try connection.problems() == [])
    }
  }

  @Test func `a failed transaction leaves the file as it was`() throws {
    struct Stop: Error {}
    var places = RandomPlaces(seed: 3)
    let connection = try placeConnection()
    try connection.put(try (0..<100).map { try places.place(id: "id\($0)") })
    let before = try connection.dump()
    #expect(throws: Stop.self) {
      try connection.transaction {
        try connection.put(try (50..<150).map { try places.place(id: "id\($0)") })
        try connection.load(try (100..<200).map { try places.place(id: "id\($0)") })
        throw Stop()
      }
    }
    #expect(try connection.dump() == before)
    #expect(try connection.problems() == [])
  }

  @Test func `a failed fresh load leaves the index of ids in place`() throws {
    struct Stop: Error {}
    var places = RandomPlaces(seed: 4)
    let connection = try placeConnection()
    #expect(throws: Stop.self) {
      try connection.transaction {
        try connection.load(try (0..<10).map { try places.place(id: "id\($0)") })
        throw Stop()
      }
    }
    #expect(try connection.storedPlaces().isEmpty)
    #expect(try connection.problems() == [])
  }
}
