import Geodesy
import Testing

@Suite struct MapViewportTests {
  @Test func `the world in one tile`() throws {
    let tile = try MapViewport(widthPoints: 256, heightPoints: 256)
    let area = tile.visibleArea(camera: try Coordinate(latitude: 0, longitude: 0), zoomLevel: 0)
    #expect(area.box == .world)
    #expect(RegionRadius.inscribed(in: tile, zoomLevel: 0, latitude: 0) == .world)
    #expect(abs(tile.metersPerPoint(latitude: 0, zoomLevel: 0) - 156_543.033_928) < 1e-6)
    let half = tile.visibleArea(camera: try Coordinate(latitude: 0, longitude: 0), zoomLevel: 1)
    #expect(abs(half.box.north - 66.513_260_443) < 1e-9 && half.box.west == -90 && half.box.east == 90)
  }

  @Test func `larger tiles show the same at a lower level`() throws {
    let small = try MapViewport(widthPoints: 390, heightPoints: 844)
    let large = try MapViewport(widthPoints: 390, heightPoints: 844, tileSizePoints: 512)
    let a = RegionRadius.inscribed(in: small, zoomLevel: 15, latitude: 37.5)
    let b = RegionRadius.inscribed(in: large, zoomLevel: 14, latitude: 37.5)
    #expect(abs(a.meters - b.meters) < 1e-9)
    // Half the width, 195 points, at 3.79 m a point.
    #expect(abs(a.meters - 195 * small.metersPerPoint(latitude: 37.5, zoomLevel: 15)) < 0.5)
  }

  @Test func `a sheet halves what can be seen and moves its middle up`() throws {
    let camera = try Coordinate(latitude: 37.5, longitude: 127)
    let free = try MapViewport(widthPoints: 800, heightPoints: 800)
    let covered = try MapViewport(widthPoints: 800, heightPoints: 800, bottomInsetPoints: 400)
    let whole = free.visibleArea(camera: camera, zoomLevel: 14)
    let upper = covered.visibleArea(camera: camera, zoomLevel: 14)
    #expect(abs(whole.center.latitude - 37.5) < 1e-12)
    #expect(upper.box.north == whole.box.north)
    #expect(abs(upper.box.south - 37.5) < 1e-12)
    #expect(upper.center.latitude > 37.5 && upper.box.contains(upper.center))
    let reach = RegionRadius.inscribed(in: covered, zoomLevel: 14, latitude: 37.5).meters
    let freeReach = RegionRadius.inscribed(in: free, zoomLevel: 14, latitude: 37.5).meters
    #expect(abs(reach / freeReach - 0.5) < 0.001)
    let corner = RegionRadius.circumscribed(around: free, zoomLevel: 14, latitude: 37.5).meters
    #expect(abs(corner / freeReach - 2.0.squareRoot()) < 0.005)
  }

  @Test(arguments: [0.0, 37.5, -60, 78], [1.0, 250, 3_000, 80_000, 700_000])
  func `zoom level and radius are inverses`(latitude: Double, meters: Double) throws {
    for inset in [0.0, 300, 700] {
      let phone = try MapViewport(widthPoints: 390, heightPoints: 844, bottomInsetPoints: inset)
      let level = try RegionRadius(meters: meters).zoomLevel(in: phone, latitude: latitude)
      let shown = RegionRadius.inscribed(in: phone, zoomLevel: level, latitude: latitude)
      #expect(shown.meters > meters * 0.999_999_999 - 1e-8, "\(inset) \(level)")
      // Where an edge of the map comes into view the radius jumps, and no level shows just this one.
      let camera = try Coordinate(latitude: latitude, longitude: 0)
      let box = phone.visibleArea(camera: camera, zoomLevel: level).box
      let isWithinMap = box.north < 90 && box.south > -90 && !box.longitudes.isFull
      #expect(!isWithinMap || shown.meters < meters * 1.000_000_001 + 1e-8, "\(inset) \(level)")
      #expect(isWithinMap || meters > 500_000)
    }
  }

  @Test func `zoom levels end somewhere`() throws {
    let phone = try MapViewport(widthPoints: 390, heightPoints: 844)
    #expect(try RegionRadius(meters: 0).zoomLevel(in: phone, latitude: 37.5) == 30)
    #expect(RegionRadius.world.zoomLevel(in: phone, latitude: 37.5) == 0)
    #expect(try RegionRadius(meters: 5e7).zoomLevel(in: phone, latitude: 37.5) == 0)
  }

  @Test(arguments: [
    (0.0, 10.0, 0.0), (10, 0, 0), (10, 10, 10), (10, 10, -1), (.nan, 10, 0), (.infinity, 1, 0),
  ])
  func `a window without a map is refused`(width: Double, height: Double, inset: Double) {
    #expect(throws: MapViewportError.self) {
      try MapViewport(widthPoints: width, heightPoints: height, bottomInsetPoints: inset)
    }
  }
}
