import Geodesy
import Testing

@testable import PlaceStorage

struct PlaceValidationTests {
  static let faults: [(String, @Sendable (inout Place) -> Void)] = [
    ("the id is empty", { $0.id = "" }),
    ("longer than 256", { $0.id = String(repeating: "é", count: 129) }),
    ("the name is empty", { $0.name = "" }),
    ("the category is empty", { $0.category = "" }),
    ("prominence", { $0.prominence = 1.01 }),
    ("prominence", { $0.prominence = .nan }),
    ("U+0000", { $0.name = "a\u{0}b" }),
    ("U+0000", { $0.id = "\u{0}" }),
    ("U+0000", { $0.website = "\u{0}" }),
  ]

  @Test(arguments: faults)
  func `a place that cannot be stored says why`(words: String, change: @Sendable (inout Place) -> Void) throws
  {
    var place = Place(id: "a", name: "A", coordinate: try Coordinate(latitude: 0, longitude: 0))
    #expect(place.fault == nil)
    change(&place)
    #expect(place.fault?.contains(words) == true)
  }

  @Test func `whatever has no fault is stored and comes back the same`() throws {
    let connection = try placeConnection()
    var place = Place(
      id: String(repeating: "é", count: 128), name: " \n",
      coordinate: try Coordinate(latitude: 1, longitude: 2))
    place.alternateNames = [.init(language: "", name: ""), .init(language: "\u{0}", name: "\"\\\u{1F}")]
    place.attributes = ["": "\u{0}", "\u{7F}": "\u{2028}"]
    place.address = ""
    #expect(place.fault == nil)
    try connection.put([place])
    #expect(try connection.placesByID() == [place.id: place])
    #expect(try connection.problems() == [])
  }
}
