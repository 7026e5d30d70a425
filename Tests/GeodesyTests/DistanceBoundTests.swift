import TestSupport
import Geodesy
import Testing

@Suite struct DistanceBoundTests {
  @Test(arguments: [UInt64](1...4))
  func `the exact distance lies between the bounds`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<3_000 {
      let (a, b) = try random.pair()
      let exact = a.distance(to: b)
      let bound = DistanceBound(from: a)
      let (lower, upper) = bound.bounds(latitude: b.latitude, longitude: b.longitude)
      #expect(lower <= exact && exact <= upper, "\(a) \(b): \(lower) \(exact) \(upper)")
      #expect(bound.lowerBound(latitude: b.latitude, longitude: b.longitude) == lower)
      #expect(bound.chordMeters(latitude: b.latitude, longitude: b.longitude) <= exact + 1e-8)
    }
  }

  @Test(arguments: [(1.0, 3e-6), (1e3, 1e-5), (1e4, 6e-3), (1e5, 1.1), (1e6, 2_000), (1e7, 110_000)])
  func `the gap between the bounds is as promised`(meters: Double, gap: Double) throws {
    var random = SplitMix64(seed: 5)
    for _ in 0..<300 {
      let a = try random.coordinate()
      let b = a.destination(bearingDegrees: random.value(in: 0...360), distanceMeters: meters)
      let (lower, upper) = DistanceBound(from: a).bounds(latitude: b.latitude, longitude: b.longitude)
      #expect(upper - lower < gap, "\(a) \(b)")
    }
  }

  @Test(arguments: [UInt64](1...4))
  func `no point of a box is nearer than its bound`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<400 {
      let origin = try random.coordinate()
      let (south, west, north, east) = try box(&random, near: origin)
      let bound = DistanceBound(from: origin).lowerBound(
        toBoxSouth: south, west: west, north: north, east: east)
      if south <= origin.latitude, origin.latitude <= north, west <= origin.longitude,
        origin.longitude <= east
      {
        #expect(bound == 0)
      }
      for _ in 0..<12 {
        let point = try Coordinate(
          latitude: edgeOrInside(&random, south, north), longitude: edgeOrInside(&random, west, east))
        #expect(
          bound <= origin.distance(to: point), "\(origin) \(south) \(west) \(north) \(east) \(point)")
      }
    }
  }

  @Test func `the bound of a small box is tight`() throws {
    var random = SplitMix64(seed: 9)
    for _ in 0..<300 {
      let origin = try random.coordinate()
      let corner = origin.destination(
        bearingDegrees: random.value(in: 0...360), distanceMeters: random.magnitude(in: 100...1e6))
      let exact = origin.distance(to: corner)
      let bound = DistanceBound(from: origin).lowerBound(
        toBoxSouth: corner.latitude, west: corner.longitude, north: corner.latitude,
        east: corner.longitude)
      #expect(bound <= exact && bound > exact * 0.989, "\(origin) \(corner)")
    }
  }

  @Test(arguments: [
    // Nearer across the 180° meridian, at the meridian's other name, over the pole, at a pole.
    (0.0, 179.9, -1.0, -180.0, 1.0, -179.0, 11_000.0), (0, 180, -1, -180, 1, -179, 0),
    (0, -180, -1, 179, 1, 180, 0), (89, 0, 88, 179, 90, 180, 111_690), (90, 0, 88, 10, 90, 20, 0),
    (90, 0, 0, 10, 88, 20, 221_000), (10, 0, -80, 180, -70, 180, 12_100_000),
    (0, 0, -90, -180, 90, 180, 0),
  ])
  func `boxes across the seams`(
    _ latitude: Double, _ longitude: Double, _ south: Double, _ west: Double, _ north: Double,
    _ east: Double, _ expected: Double
  ) throws {
    let bound = DistanceBound(from: try Coordinate(latitude: latitude, longitude: longitude))
      .lowerBound(toBoxSouth: south, west: west, north: north, east: east)
    #expect(abs(bound - expected) <= 0.012 * expected)
  }

  /// A box of any size; half of them near the origin.
  private func box(
    _ random: inout SplitMix64, near origin: Coordinate
  ) throws -> (Double, Double, Double, Double) {
    let size = random.magnitude(in: 1e-6...180)
    let isNear = Bool.random(using: &random)
    let corner =
      try isNear
      ? origin.destination(
        bearingDegrees: random.value(in: 0...360), distanceMeters: size * random.value(in: 0...300_000))
      : random.coordinate()
    return (
      corner.latitude, corner.longitude, min(90, corner.latitude + size * random.value(in: 0...1)),
      min(180, corner.longitude + size * random.value(in: 0...1))
    )
  }

  private func edgeOrInside(_ random: inout SplitMix64, _ low: Double, _ high: Double) -> Double {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: low
    case 1: high
    default: random.value(in: low...high)
    }
  }
}
