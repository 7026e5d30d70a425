import MapSearch
import Testing

@testable import MapSearchCLI

@Suite struct ValueSyntaxTests {
  @Test(
    "Lengths in each unit",
    arguments: [
      ("2km", 2000.0), ("2 km", 2000), ("500m", 500), ("300", 300), ("1.5mi", 2414.016), ("10ft", 3.048),
      ("2KM", 2000), ("50000km", 50_000_000),
    ])
  func distances(text: String, meters: Double) throws {
    #expect(abs(try ValueSyntax.distanceMeters.value(text) - meters) < 1e-9)
  }

  @Test(
    "What is no length",
    arguments: ["", "km", "-2km", "0", "nan", "inf", "0x10", "1e3m", "2 km2", "50001km", "2,5km"])
  func notDistances(text: String) {
    #expect(throws: ValueError.self) { try ValueSyntax.distanceMeters.value(text) }
  }

  @Test(
    "What is no position",
    arguments: ["", ",", "37.5", "37.5,", "37.5,127,0", "a,b", "91,0", "0,181", "nan,0", "0x1,2", "37.5;127"])
  func notCoordinates(text: String) {
    #expect(throws: ValueError.self) { try ValueSyntax.coordinate.value(text) }
  }

  @Test func blanksAroundACommaAreAllowed() throws {
    let coordinate = try ValueSyntax.coordinate.value(" 37.5, 127.0 ")
    #expect(coordinate.latitude == 37.5)
    #expect(coordinate.longitude == 127)
  }

  @Test func aBoxMayCrossTheDateLineButNotAPole() throws {
    let box = try ValueSyntax.box.value("170,-20,-170,-10")
    #expect(box == (try BoundingBox(west: 170, south: -20, east: -170, north: -10)))
    for text in ["0,10,1,5", "0,0,181,1", "0,-91,1,1", "0,0,1", "a,b,c,d"] {
      #expect(throws: ValueError.self) { try ValueSyntax.box.value(text) }
    }
  }

  @Test(
    "Column maps",
    arguments: [
      ("name=상호명", [ColumnAssignment(property: "name", column: "상호명")]),
      (
        "name=상호명,latitude=위도",
        [.init(property: "name", column: "상호명"), .init(property: "latitude", column: "위도")]
      ),
      ("name=Name, local", [.init(property: "name", column: "Name, local")]),
    ])
  func columnMaps(text: String, expected: [ColumnAssignment]) throws {
    #expect(try ValueSyntax.columnMap.value(text) == expected)
  }

  @Test("What is no column map", arguments: ["", "name", "=x", "name=", "x,name=y"])
  func notColumnMaps(text: String) {
    #expect(throws: ValueError.self) { try ValueSyntax.columnMap.value(text) }
  }
}
