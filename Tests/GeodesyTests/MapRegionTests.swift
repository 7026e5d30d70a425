import TestSupport
import Geodesy
import Testing

@Suite struct MapRegionTests {
  @Test(arguments: [0.0, 37.5, -37.5, 60, -85, 89])
  func `a span reaches half of its metres from the centre`(latitude: Double) throws {
    let center = try Coordinate(latitude: latitude, longitude: 179.99)
    let region = MapRegion(center: center, latitudinalMeters: 2_000, longitudinalMeters: 4_000)
    let box = region.boundingBox
    let south = center.distance(to: try Coordinate(latitude: box.south, longitude: 179.99))
    let north = center.distance(to: try Coordinate(latitude: box.north, longitude: 179.99))
    #expect(abs(min(south, north) - 1_000) < 1e-6 && max(south, north) < 1_000.01)
    let east = center.distance(to: try Coordinate(latitude: latitude, longitude: box.east))
    // Along the parallel is a little longer than straight across to the meridian, by tan²φ s³ / 2R².
    #expect(abs(east - 2_000) < (latitude == 89 ? 1 : 0.02))
    #expect(abs(RegionRadius.inscribed(in: region).meters - 1_000) < 1e-6)
    #expect(abs(region.latitudinalMeters - 2_000) < 1e-6)
    #expect(abs(region.longitudinalMeters - 4_000) < 1e-5)
  }

  @Test(arguments: [UInt64](1...3))
  func `metres survive the round trip`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<40 {
      let center = try random.coordinate()
      let toPole = min(
        center.distance(to: try Coordinate(latitude: 90, longitude: 0)),
        center.distance(to: try Coordinate(latitude: -90, longitude: 0)))
      guard toPole > 1 else { continue }
      let (rise, turn) = (random.magnitude(in: 1...toPole), random.magnitude(in: 1...toPole))
      let region = MapRegion(center: center, latitudinalMeters: rise, longitudinalMeters: turn)
      #expect(abs(region.latitudinalMeters - rise) < 1e-6 + rise * 1e-9)
      #expect(abs(region.longitudinalMeters - turn) < 1e-4 + turn * 1e-9, "\(center) \(turn)")
    }
  }

  @Test func `regions stop at the poles and at the whole circle`() throws {
    let arctic = try Coordinate(latitude: 89.5, longitude: 0)
    let region = MapRegion(center: arctic, latitudinalMeters: 1e6, longitudinalMeters: 1e6)
    #expect(region.boundingBox.north == 90 && region.boundingBox.longitudes.isFull)
    #expect(abs(region.boundingBox.south - 85.02) < 0.01)
    let all = MapRegion(center: arctic, latitudinalMeters: 1e9, longitudinalMeters: 1e9)
    #expect(all.boundingBox == .world)
    #expect(MapRegion(center: arctic, latitudeDelta: 500, longitudeDelta: 500).boundingBox.south < 0)
    let point = MapRegion(center: arctic, latitudeDelta: -1, longitudeDelta: .nan)
    #expect(point.latitudeDelta == 0 && point.longitudeDelta == 0)
    #expect(point.latitudinalMeters == 0 && point.longitudinalMeters == 0)
  }

  @Test(arguments: ["126.9,37.4,127.1,37.6", "170,-10,-170,10", "-180,-90,180,90", "5,5,5,5"])
  func `a box survives the round trip`(text: String) throws {
    let box = try BoundingBox(parsing: text)
    let back = MapRegion(box).boundingBox
    #expect(back.description == box.description)
  }
}
