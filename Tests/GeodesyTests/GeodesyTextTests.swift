import Geodesy
import Testing

@Suite struct GeodesyTextTests {
  @Test(arguments: [
    ("37.5,127.0", 37.5, 127.0), (" 37.5 , 127 ", 37.5, 127), ("-90,-180", -90, -180), ("+1,-.5", 1, -0.5),
    ("5.,0", 5, 0), ("\t0,0\n", 0, 0),
  ])
  func `coordinates in text`(text: String, latitude: Double, longitude: Double) throws {
    #expect(
      try Coordinate(parsing: text) == (try Coordinate(latitude: latitude, longitude: longitude)))
  }

  @Test(arguments: [
    "", ",", "37.5", "37.5,", "37.5 127", "1,2,3", "0x10,1", "nan,1", "inf,1", "1e1,2", "a,b", "1..2,3",
    "1.2.3,4", "- 1,2", "--1,2", "1,+", "٣,٤", "１,２", ".,.",
  ])
  func `what is no coordinate is refused`(text: String) {
    #expect { try Coordinate(parsing: text) } throws: {
      ($0 as? CoordinateError)?.reason == .notNumbers(expected: 2)
    }
  }

  @Test func `numbers out of range keep their own reason`() {
    #expect { try Coordinate(parsing: "127,37.5") } throws: {
      ($0 as? CoordinateError)?.reason == .latitudeOutOfRange(127)
    }
    #expect { try BoundingBox(parsing: "0,2,1,1") } throws: {
      ($0 as? CoordinateError)?.reason == .southAboveNorth
    }
    #expect { try BoundingBox(parsing: "0,2,1") } throws: {
      ($0 as? CoordinateError)?.reason == .notNumbers(expected: 4)
    }
    #expect { try Coordinate(parsing: String(repeating: "9", count: 400) + ",1") } throws: {
      ($0 as? CoordinateError)?.reason == .notFinite
    }
  }

  @Test(arguments: [
    (37.5, 127.0, "37.5,127"), (0, -0.0, "0,0"), (-0.000_000_04, 0.000_000_1, "0,0.0000001"),
    (-33.123_456_789, 179.999_999_99, "-33.1234568,180"), (-90, -180, "-90,-180"), (0.05, -0.5, "0.05,-0.5"),
  ])
  func `a coordinate's description`(latitude: Double, longitude: Double, text: String) throws {
    let coordinate = try Coordinate(latitude: latitude, longitude: longitude)
    #expect(coordinate.description == text)
    #expect(try Coordinate(parsing: text).distance(to: coordinate) < 0.01)
  }

  @Test(arguments: [
    ("2km", 2_000.0), ("500m", 500), ("500", 500), ("1.5 km", 1_500), ("3mi", 4_828.032), ("200ft", 60.96),
    (" 2 KM ", 2_000), ("0", 0), ("-0", 0), (".5km", 500), ("50000km", 5e7),
  ])
  func `distances in text`(text: String, meters: Double) throws {
    #expect(abs(try DistanceText.meters(parsing: text) - meters) < 1e-9)
  }

  @Test(
    arguments: [
      ("", .notANumber), ("km", .notANumber), ("nan", .notANumber), ("inf", .notANumber),
      ("1,5km", .notANumber),
      ("-1", .negative), ("-2km", .negative), ("2 miles", .unknownUnit), ("1e3", .unknownUnit),
      ("2 km km", .unknownUnit), ("0x10", .unknownUnit), ("5㎞", .notANumber), ("2km2", .unknownUnit),
      ("1.2.3m", .notANumber),
    ] as [(String, DistanceError.Reason)])
  func `what is no distance is refused`(text: String, reason: DistanceError.Reason) {
    #expect { try DistanceText.meters(parsing: text) } throws: {
      ($0 as? DistanceError)?.reason == reason
    }
  }

  @Test(arguments: [
    (0.0, "0 m"), (0.4, "0 m"), (230.2, "230 m"), (999.4, "999 m"), (999.5, "1.0 km"), (1_449, "1.4 km"),
    (1_450, "1.5 km"), (99_949, "99.9 km"), (99_950, "100 km"), (318_000, "318 km"), (20_003_931, "20004 km"),
    (.nan, "?"),
  ])
  func `distances for tables`(meters: Double, text: String) {
    #expect(DistanceText.short(meters: meters) == text)
  }

  @Test(arguments: [
    (0.0, "N", "↑"), (11.24, "N", "↑"), (11.25, "NNE", "↑"), (22.5, "NNE", "↗"), (45, "NE", "↗"),
    (90, "E", "→"),
    (135, "SE", "↘"), (180, "S", "↓"), (225, "SW", "↙"), (270, "W", "←"), (315, "NW", "↖"),
    (348.75, "N", "↑"),
    (359.9, "N", "↑"), (360, "N", "↑"), (-90, "W", "←"), (-1e-20, "N", "↑"), (765, "NE", "↗"),
  ])
  func `winds and arrows`(bearing: Double, letters: String, arrow: String) {
    #expect(CompassPoint(bearingDegrees: bearing).abbreviation == letters)
    #expect(CompassPoint.arrow(bearingDegrees: bearing) == arrow)
  }
}
