import TestSupport
import Geodesy
import Testing

@Suite struct GeodesicTests {
  @Test(arguments: Set(GeodesicVector.all.map(\.kind)).sorted())
  func `distances and bearings equal the reference`(kind: String) {
    for row in GeodesicVector.all where row.kind == kind {
      let path = Geodesic.inverse(
        latitude1: row.latitude1, longitude1: row.longitude1, latitude2: row.latitude2,
        longitude2: row.longitude2)
      let distance = Geodesic.distance(
        latitude1: row.latitude1, longitude1: row.longitude1, latitude2: row.latitude2,
        longitude2: row.longitude2)
      #expect(abs(path.distanceMeters - row.distanceMeters) < 2e-8, "\(row)")
      #expect(abs(distance - row.distanceMeters) < 2e-8, "\(row)")
      guard row.distanceMeters > 1e-3 else { continue }
      // The reference has 11 decimals; a bearing is worth what it moves over the distance to the nearest end.
      let reach = min(row.distanceMeters, 20_003_931.5 - row.distanceMeters)
      let allowed = 1e-9 + 1e-6 / max(reach, 1e-3)
      #expect(turn(path.bearingDegrees, row.bearingDegrees) < allowed, "\(row)")
      #expect(turn(path.finalBearingDegrees, row.finalBearingDegrees) < allowed, "\(row)")
    }
  }

  @Test(arguments: Set(GeodesicVector.all.map(\.kind)).sorted())
  func `the direct problem leads back to the second point`(kind: String) {
    for row in GeodesicVector.all where row.kind == kind {
      let end = Geodesic.direct(
        latitude: row.latitude1, longitude: row.longitude1, bearingDegrees: row.bearingDegrees,
        distanceMeters: row.distanceMeters)
      let miss = Geodesic.distance(
        latitude1: end.latitude, longitude1: end.longitude, latitude2: row.latitude2,
        longitude2: row.longitude2)
      // 1e-11 degrees of bearing move the far end by two micrometres.
      #expect(miss < 5e-6, "\(row)")
    }
  }

  @Test func `distance is symmetric, and direct undoes inverse`() throws {
    var random = SplitMix64(seed: 1)
    for _ in 0..<2_000 {
      let (a, b) = try random.pair()
      let distance = a.distance(to: b)
      #expect(abs(distance - b.distance(to: a)) < 2e-8, "\(a) \(b)")
      #expect((0..<360).contains(a.bearing(to: b)))
      let end = a.destination(bearingDegrees: a.bearing(to: b), distanceMeters: distance)
      #expect(end.distance(to: b) < 1e-6, "\(a) \(b) \(end)")
    }
  }

  @Test func `a course has the distance to the last bit and a bearing good to 1e-7 degrees`() throws {
    var random = SplitMix64(seed: 3)
    for _ in 0..<20_000 {
      let (a, b) = try random.pair()
      let course = a.course(to: b)
      #expect(course.distanceMeters == a.distance(to: b), "\(a) \(b)")
      #expect((0..<360).contains(course.bearingDegrees), "\(a) \(b)")
      // What a bearing is worth: how far it moves the nearer of the end and the opposite point.
      let reach = min(course.distanceMeters, 20_003_931.5 - course.distanceMeters)
      guard reach > 1e-3 else { continue }
      #expect(turn(course.bearingDegrees, a.bearing(to: b)) < 1e-7 + 1e-3 / reach, "\(a) \(b) \(reach)")
    }
  }

  @Test func `distance without bearings equals distance with them`() throws {
    var random = SplitMix64(seed: 2)
    for _ in 0..<4_000 {
      let (a, b) = try random.pair()
      let path = Geodesic.inverse(
        latitude1: a.latitude, longitude1: a.longitude, latitude2: b.latitude, longitude2: b.longitude)
      #expect(abs(a.distance(to: b) - path.distanceMeters) < 2e-8, "\(a) \(b)")
    }
  }

  @Test(arguments: [
    (0.0, 0.0, 0.0, 0.0, 0.0, 0.0), (37.5, 127, 37.5, 127, 0, 0), (10, 180, 10, -180, 0, 0),
    (90, 0, 90, 77, 0, 0), (-90, -180, -90, 5, 0, 0), (90, 0, -90, 0, 20_003_931.458_625_4, 180),
    (-90, 0, 90, 0, 20_003_931.458_625_4, 0), (0, 0, 0, 90, 10_018_754.171_394_6, 90),
    (0, 0, 0, -90, 10_018_754.171_394_6, 270), (0, 0, 90, 0, 10_001_965.729_312_7, 0),
    (0, 0, 0, 180, 20_003_931.458_625_4, 0), (0, 179.5, 0, -179.5, 111_319.490_793_3, 90),
  ])
  func `special points`(
    _ latitude1: Double, _ longitude1: Double, _ latitude2: Double, _ longitude2: Double,
    _ distance: Double, _ bearing: Double
  ) throws {
    let a = try Coordinate(latitude: latitude1, longitude: longitude1)
    let b = try Coordinate(latitude: latitude2, longitude: longitude2)
    #expect(abs(a.distance(to: b) - distance) < 1e-6)
    #expect(a.bearing(to: b) == bearing)
  }

  @Test func `a destination past a pole or the 180° meridian is a coordinate`() throws {
    let nearPole = try Coordinate(latitude: 89, longitude: 10)
    let beyond = nearPole.destination(bearingDegrees: 0, distanceMeters: 2 * 111_693)
    #expect(abs(beyond.longitude - -170) < 1e-9)
    #expect(abs(beyond.latitude - 89) < 1e-3)
    let eastern = try Coordinate(latitude: 0, longitude: 179.9)
    #expect(eastern.destination(bearingDegrees: 90, distanceMeters: 50_000).longitude < -179)
    #expect(eastern.destination(bearingDegrees: -270, distanceMeters: 50_000).longitude < -179)
    #expect(eastern.destination(bearingDegrees: 270, distanceMeters: -50_000).longitude < -179)
    #expect(eastern.destination(bearingDegrees: 33, distanceMeters: 0).distance(to: eastern) < 1e-8)
  }

  private func turn(_ a: Double, _ b: Double) -> Double {
    abs((a - b).remainder(dividingBy: 360))
  }
}
