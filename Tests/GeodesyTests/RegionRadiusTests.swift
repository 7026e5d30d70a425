import TestSupport
import Geodesy
import Testing

@Suite struct RegionRadiusTests {
  @Test func `explicit radii`() throws {
    #expect(try RegionRadius(meters: 0).meters == 0)
    #expect(try RegionRadius(meters: 5e7).coversWorld)
    #expect(try !RegionRadius(meters: 2e7).coversWorld)
    #expect(RegionRadius.world.coversWorld)
    for value in [-1.0, .nan, .infinity] {
      #expect(throws: DistanceError.self) { try RegionRadius(meters: value) }
    }
  }

  @Test(arguments: [UInt64](1...3))
  func `an inscribed disc lies inside, a circumscribed one holds all`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<60 {
      let a = try random.coordinate()
      let b = try random.coordinate()
      let box = try BoundingBox(
        west: a.longitude, south: min(a.latitude, b.latitude), east: b.longitude,
        north: max(a.latitude, b.latitude))
      let center = box.center
      let inner = RegionRadius.inscribed(in: box).meters
      let outer = RegionRadius.circumscribed(around: box).meters
      #expect(inner <= outer + 1e-6 || box == .world)
      for _ in 0..<20 {
        let inside = center.destination(
          bearingDegrees: random.value(in: 0...360), distanceMeters: inner * 0.999_999)
        #expect(box.contains(inside), "\(box) \(inside)")
        let turn = random.value(in: 0...1) * box.longitudes.span
        let point = try Coordinate(
          latitude: random.value(in: box.south...box.north),
          longitude: (box.west + turn).remainder(dividingBy: 360))
        #expect(center.distance(to: point) <= outer + 1e-6, "\(box) \(point)")
      }
    }
  }

  @Test func `a small box's circumscribed radius reaches its farthest corner`() throws {
    let box = try BoundingBox(parsing: "126.9,37.4,127.1,37.6")
    let corner = box.center.distance(to: try Coordinate(latitude: 37.4, longitude: 126.9))
    #expect(abs(RegionRadius.circumscribed(around: box).meters - corner) < 1e-6)
    #expect(RegionRadius.inscribed(in: box, around: try Coordinate(latitude: 0, longitude: 0)).meters == 0)
    #expect(RegionRadius.inscribed(in: .world) == .world)
    let northEast = RegionRadius.inscribed(in: box, around: try Coordinate(latitude: 37.6, longitude: 127))
    #expect(northEast.meters == 0)
  }

  @Test(arguments: [0.0, 37.5, -60, 80], [1.0, 1_000, 100_000, 900_000])
  func `a region for a radius has that radius`(latitude: Double, meters: Double) throws {
    let radius = try RegionRadius(meters: meters)
    let center = try Coordinate(latitude: latitude, longitude: 127)
    let region = radius.region(around: center)
    #expect(abs(RegionRadius.inscribed(in: region).meters - meters) < 2e-3)
    #expect(RegionRadius.circumscribed(around: region).meters >= meters)
    // The box around a disc is a millimetre larger than the disc.
    let smaller = try RegionRadius(meters: meters - 2e-3)
    #expect(region.boundingBox.contains(smaller.boundingBox(around: center)))
  }

  @Test func `the whole world as a region`() throws {
    let center = try Coordinate(latitude: 37.5, longitude: 127)
    #expect(RegionRadius.world.region(around: center).boundingBox == .world)
    #expect(RegionRadius.inscribed(in: RegionRadius.world.region(around: center)) == .world)
  }

  @Test(
    arguments: [
      (0, [5.0, 3], 0.0), (1, [5, 3, 9], 3), (2, [5, 3, 9], 5), (3, [3, 5, 9], 9), (4, [3, 5, 9], nil),
      (1, [], nil), (2, [4, 4, 4], 4),
    ] as [(Int, [Double], Double?)])
  func `the radius that holds k results`(count: Int, distances: [Double], meters: Double?) {
    #expect(RegionRadius.holding(count, of: distances)?.meters == meters)
  }
}
