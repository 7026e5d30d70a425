import TestSupport
import Geodesy
import Testing

@Suite struct BoundingBoxTests {
  @Test func `what cannot be a box is refused with its reason`() {
    #expect(throws: CoordinateError.self) { try BoundingBox(west: 0, south: 2, east: 1, north: 1) }
    #expect(throws: CoordinateError.self) { try BoundingBox(west: 0, south: -91, east: 1, north: 1) }
    #expect(throws: CoordinateError.self) { try BoundingBox(west: 0, south: 0, east: 181, north: 1) }
    #expect(throws: CoordinateError.self) { try BoundingBox(west: .nan, south: 0, east: 1, north: 1) }
  }

  @Test(arguments: [Double](arrayLiteral: -180, -179.5, -170, -1, 0, 1, 170, 179.5, 180))
  func `split covers what the box contains, numerically`(_ longitude: Double) throws {
    let edges = [-180.0, -175, -90, 0, 90, 175, 180]
    let point = try Coordinate(latitude: 5, longitude: longitude)
    for west in edges {
      for east in edges {
        let box = try BoundingBox(west: west, south: 0, east: east, north: 10)
        let pieces = box.split()
        #expect((1...2).contains(pieces.count))
        #expect(pieces.allSatisfy { $0.west <= $0.east && $0.south == 0 && $0.north == 10 })
        let isInPiece = pieces.contains { $0.west <= longitude && longitude <= $0.east }
        #expect(isInPiece == box.contains(point), "\(box) \(point)")
      }
    }
  }

  @Test func `center, union and containment across the 180° meridian`() throws {
    let fiji = try BoundingBox(west: 177, south: -20, east: -178, north: -12)
    let samoa = try BoundingBox(west: -173, south: -15, east: -171, north: -13)
    #expect(fiji.center == (try Coordinate(latitude: -16, longitude: 179.5)))
    let union = fiji.union(samoa)
    #expect(union == (try BoundingBox(west: 177, south: -20, east: -171, north: -12)))
    #expect(union.contains(fiji) && union.contains(samoa) && !fiji.contains(union))
    #expect(union.intersects(samoa) && !fiji.intersects(samoa))
    #expect(BoundingBox.world.contains(union) && !union.contains(.world))
    #expect(union.contains(try Coordinate(latitude: -15, longitude: -180)))
    #expect(!union.contains(try Coordinate(latitude: -15, longitude: 0)))
  }

  @Test(arguments: [UInt64](1...3))
  func `the box around a disc holds the disc and is the smallest`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<60 {
      let center = try random.coordinate()
      let radius = random.magnitude(in: 1...1.9e7)
      let box = BoundingBox(around: center, radiusMeters: radius)
      var (north, south) = (-90.0, 90.0)
      var widest = 0.0
      for step in 0..<72 {
        let edge = center.destination(bearingDegrees: Double(step) * 5, distanceMeters: radius)
        #expect(box.contains(edge), "\(center) \(radius) \(edge)")
        north = max(north, edge.latitude)
        south = min(south, edge.latitude)
        widest = max(widest, abs((edge.longitude - center.longitude).remainder(dividingBy: 360)))
      }
      let inside = center.destination(
        bearingDegrees: random.value(in: 0...360), distanceMeters: radius * random.value(in: 0...1))
      #expect(box.contains(inside), "\(center) \(radius) \(inside)")
      // A millimetre of latitude is 9e-9 degrees.
      if box.north < 90 { #expect(box.north - north < 2e-8) }
      if box.south > -90 { #expect(south - box.south < 2e-8) }
      // The widest point lies between two samples, 5° of bearing apart; near a pole that says little.
      if !box.longitudes.isFull, abs(center.latitude) < 60, radius < 1e6 {
        #expect(box.longitudes.span / 2 < widest * 1.01 + 1e-7, "\(center) \(radius)")
      }
    }
  }

  @Test func `discs with special boxes`() throws {
    let seoul = try Coordinate(latitude: 37.5, longitude: 127)
    #expect(BoundingBox(around: seoul, radiusMeters: 20_003_931.4587) == .world)
    #expect(BoundingBox(around: seoul, radiusMeters: .infinity) == .world)
    #expect(BoundingBox(around: seoul, radiusMeters: 0).contains(seoul))
    let polar = BoundingBox(
      around: try Coordinate(latitude: 89.9, longitude: 5), radiusMeters: 20_000)
    #expect(polar.longitudes.isFull && polar.north == 90 && polar.south > 89.6)
    let nearPole = BoundingBox(
      around: try Coordinate(latitude: 89, longitude: 5), radiusMeters: 100_000)
    #expect(!nearPole.longitudes.isFull && nearPole.north < 90)
    let dateline = BoundingBox(
      around: try Coordinate(latitude: 0, longitude: 180), radiusMeters: 111_319.490_8)
    #expect(abs(dateline.west - 179) < 1e-7 && abs(dateline.east - -179) < 1e-7)
  }
}
