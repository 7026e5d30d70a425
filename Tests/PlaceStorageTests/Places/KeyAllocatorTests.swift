import Geodesy
import Persistence
import Testing

@testable import PlaceStorage

struct KeyAllocatorTests {
  /// Where a crowd stands, and of how many a loaded one is.
  static let points: [(String, Double, Double, Int)] = [
    ("a town", 37.5, 127, 2000), ("the north pole", 90, 0, 200), ("the south pole", -90, 12, 200),
    ("the curve's start", -90, -180, 200), ("the curve's end", -90, 180, 1000),
    ("the 180° meridian", 0, 180, 200), ("its other side", 0, -180, 200), ("a corner", 90, 180, 200),
  ]

  @Test func `the curve ends at the south pole`() throws {
    let end = try Coordinate(latitude: -90, longitude: 180)
    #expect(PlaceKey.first(at: end) + PlaceKey.slotsPerCell - 1 == PlaceKey.all.upperBound)
  }

  @Test(arguments: points)
  func `thousands loaded at one point keep their coordinate`(
    _: String, latitude: Double, longitude: Double, count: Int
  ) throws {
    let connection = try placeConnection()
    let places = try crowd(count, latitude, longitude)
    try connection.load(places)
    #expect(try connection.problems() == [])
    #expect(try connection.placesByID() == Dictionary(uniqueKeysWithValues: places.map { ($0.id, $0) }))
    // 2 000 places need 125 cells of 0.18 m²: they lie a few metres away.
    #expect(try IndexState.read(connection).keyErrorMeters < 20)
  }

  @Test(arguments: points)
  func `a crowd that grows, shrinks and grows honours the bound`(
    _: String, latitude: Double, longitude: Double, _: Int
  ) throws {
    let connection = try placeConnection()
    let places = try crowd(150, latitude, longitude)
    try connection.put(places)
    #expect(try connection.problems() == [])
    try connection.transaction {
      var writer = try PlaceWriter(connection)
      for place in places.prefix(70) { _ = try writer.delete(id: place.id) }
      for place in places.prefix(20) { _ = try writer.put(place) }
      try writer.finish()
    }
    #expect(try connection.problems() == [])
    #expect(try connection.storedPlaces().count == 100)
    #expect(try IndexState.read(connection).keyErrorMeters < 10)
  }

  @Test func `a place moved within its cell is noted under a lent key`() throws {
    let connection = try placeConnection()
    var places = try crowd(100, 37.5, 127)
    try connection.put(places)
    places[99].coordinate = try Coordinate(latitude: 37.4999999, longitude: 127.0000001)
    #expect(PlaceKey.first(at: places[99].coordinate) == PlaceKey.first(at: places[0].coordinate))
    try connection.put([places[99]])
    #expect(try connection.problems() == [])
  }

  private func crowd(_ count: Int, _ latitude: Double, _ longitude: Double) throws -> [Place] {
    let coordinate = try Coordinate(latitude: latitude, longitude: longitude)
    return (0..<count).map { Place(id: "p\($0)", name: "Kiosk \($0)", coordinate: coordinate) }
  }
}
