import Testing

@testable import PlaceImport

struct RepresentativePointTests {
  private typealias Position = FeatureGeometry.Position

  private func coordinate(_ type: String, _ coordinates: String) throws -> [Double] {
    let text = #"""
      {"type":"Feature","properties":{"name":"A"},"geometry":{"type":"\#(type)","coordinates":\#(coordinates)}}
      """#
    let reading = try Reading(text)
    let place = try #require(reading.places.first, "\(reading.rejected)")
    return [place.coordinate.longitude, place.coordinate.latitude]
  }

  @Test(arguments: [
    ("MultiPoint", "[[1,2],[3,4],[5,6]]", [3.0, 4.0]), ("LineString", "[[1,2],[3,4],[5,6]]", [3, 4]),
    ("MultiLineString", "[[[9,9],[8,8]],[[1,2],[3,4],[5,6]]]", [3, 4]),
    ("Polygon", "[[[0,0],[4,0],[4,2],[0,2],[0,0]]]", [2, 1]),
    // The hole leaves 0…1 and 2…4.
    ("Polygon", "[[[0,0],[4,0],[4,2],[0,2],[0,0]],[[1,0.5],[2,0.5],[2,1.5],[1,1.5],[1,0.5]]]", [3, 1]),
    ("MultiPolygon", "[[[[9,9],[10,9],[10,10],[9,9]]],[[[0,0],[4,0],[4,2],[0,2],[0,0]]]]", [2, 1]),
    ("Polygon", "[[[1,1],[2,1],[1,1]]]", [1, 1]),
  ])
  func `stands on or inside its geometry`(type: String, coordinates: String, expected: [Double]) throws {
    #expect(try coordinate(type, coordinates) == expected)
  }

  @Test(arguments: [UInt64(1), 2, 3, 4])
  func `is inside random polygons with a hole`(seed: UInt64) {
    var random = SeededGenerator(state: seed)
    for _ in 0..<200 {
      let exterior = star(radius: 10, &random)
      let hole = star(radius: 3, &random)
      let point = RepresentativePoint.inside([exterior[...], hole[...]])
      #expect(winding(point, exterior) != 0, "seed \(seed)")
      #expect(winding(point, hole) == 0, "seed \(seed)")
    }
  }

  /// A star-shaped ring around the origin, its radii between a half and one of `radius`.
  private func star(radius: Double, _ random: inout SeededGenerator) -> [Position] {
    // Unit steps around a 24-gon, without trigonometry: corners of a square, subdivided.
    let corners = [(1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0), (1.0, -1.0)]
    var ring: [Position] = []
    for (index, corner) in corners.enumerated() {
      let following = corners[(index + 1) % 4]
      for step in 0..<6 {
        let share = Double(step) / 6
        let scale = radius * Double.random(in: 0.5...1, using: &random)
        ring.append(
          Position(
            longitude: scale * (corner.0 + share * (following.0 - corner.0)),
            latitude: scale * (corner.1 + share * (following.1 - corner.1))))
      }
    }
    return ring + [ring[0]]
  }

  /// How often `ring` goes around `point`: by signed crossings of a ray to the east.
  private func winding(_ point: Position, _ ring: [Position]) -> Int {
    var count = 0
    for (from, to) in zip(ring, ring.dropFirst()) {
      let side =
        (to.longitude - from.longitude) * (point.latitude - from.latitude)
        - (point.longitude - from.longitude) * (to.latitude - from.latitude)
      if from.latitude <= point.latitude, to.latitude > point.latitude, side > 0 { count += 1 }
      if from.latitude > point.latitude, to.latitude <= point.latitude, side < 0 { count -= 1 }
    }
    return count
  }
}
