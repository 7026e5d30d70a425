import TestSupport
import Geodesy
import Testing

@Suite struct KeyCoverTests {
  static let ranges = 24

  @Test(arguments: [UInt64](1...6))
  func `a disc's cover holds the key of every place in it`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<120 {
      let center = try random.coordinate()
      let radius = try radius(&random)
      let keyError = random.magnitude(in: PlaceKey.cellErrorMeters...200)
      let bound = DistanceBound(from: center)
      let cover = KeyCover.disc(
        around: center, bound, radiusMeters: radius, keyErrorMeters: keyError, maximumRanges: Self.ranges)
      #expect(cover.ranges.count <= Self.ranges)
      #expect(cover.subtracting(.all).isEmpty)
      for _ in 0..<8 {
        // Half of the places stand at the edge, and their keys' points beyond it.
        let bearing = random.value(in: 0...360)
        let share = Bool.random(using: &random) ? 1 - 1e-12 : random.value(in: 0...1)
        let place = center.destination(
          bearingDegrees: bearing, distanceMeters: max(0, min(radius, 20_003_931) * share - 1e-7))
        guard center.distance(to: place) <= radius else { continue }
        try expect(cover, holds: place, keyError, toward: bearing, "\(center) \(radius)")
      }
    }
  }

  @Test(arguments: [UInt64](1...4))
  func `a place just at the edge of the disc is in`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let (center, place) = (try random.coordinate(), try random.coordinate())
      let distance = center.distance(to: place)
      let cover = KeyCover.disc(
        around: center, DistanceBound(from: center), radiusMeters: distance,
        keyErrorMeters: PlaceKey.cellErrorMeters, maximumRanges: Self.ranges)
      #expect(cover.contains(PlaceKey.first(at: place)), "\(center) \(place)")
    }
  }

  @Test(arguments: [UInt64](1...6))
  func `a box's cover holds the key of every place in it`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<150 {
      let box = try box(&random)
      let keyError = random.magnitude(in: PlaceKey.cellErrorMeters...200)
      let cover = KeyCover.box(box, keyErrorMeters: keyError, maximumRanges: Self.ranges)
      #expect(cover.ranges.count <= Self.ranges)
      for _ in 0..<8 {
        let place = try place(in: box, &random)
        #expect(box.contains(place))
        try expect(cover, holds: place, keyError, toward: random.value(in: 0...360), "\(box)")
      }
    }
  }

  @Test(arguments: [
    (180.0, 180.0), (-180, -180), (180, -180), (0, 0), (179, 180), (-180, -179), (-180, 180),
    (10, 9.999_999_9),
  ])
  func `the 180° meridian is covered under both of its names`(west: Double, east: Double) throws {
    for (south, north) in [(-90.0, 90.0), (-90, -90), (90, 90), (0, 0), (5, 6)] {
      let box = try BoundingBox(west: west, south: south, east: east, north: north)
      let cover = KeyCover.box(
        box, keyErrorMeters: PlaceKey.cellErrorMeters, maximumRanges: Self.ranges)
      for longitude in [west, east, -180, 180, box.center.longitude] {
        for latitude in [south, north] {
          let place = try Coordinate(latitude: latitude, longitude: longitude)
          guard box.contains(place) else { continue }
          #expect(cover.contains(PlaceKey.first(at: place)), "\(box) \(place)")
        }
      }
    }
  }

  @Test func `the whole world is every key`() throws {
    let center = try Coordinate(latitude: 37.5, longitude: 127)
    for radius in [20_003_931.5, 50_000_000, .infinity] {
      let cover = KeyCover.disc(
        around: center, DistanceBound(from: center), radiusMeters: radius, keyErrorMeters: 1,
        maximumRanges: 24)
      #expect(cover == .all)
    }
    #expect(KeyCover.box(.world, keyErrorMeters: 0.35, maximumRanges: 24) == .all)
  }

  @Test func `a cover of one range is still one`() throws {
    let center = try Coordinate(latitude: 0, longitude: 0)
    let cover = KeyCover.disc(
      around: center, DistanceBound(from: center), radiusMeters: 1_000, keyErrorMeters: 1, maximumRanges: 1)
    #expect(cover.ranges.count == 1)
  }

  /// `cover` has the key of `place`, and also one displaced as far as the error allows.
  private func expect(
    _ cover: KeyRanges, holds place: Coordinate, _ keyError: Double, toward bearing: Double, _ area: String
  ) throws {
    #expect(cover.contains(PlaceKey.first(at: place)), "\(area) \(place)")
    let stand = place.destination(bearingDegrees: bearing, distanceMeters: keyError)
    let key = PlaceKey.first(at: stand)
    let point = PlaceKey.position(of: key)
    let displacement = Geodesic.distance(
      latitude1: place.latitude, longitude1: place.longitude, latitude2: point.latitude,
      longitude2: point.longitude)
    guard displacement <= keyError else { return }
    #expect(cover.contains(key), "\(area) \(place) displaced to \(stand)")
  }

  private func radius(_ random: inout SplitMix64) throws -> Double {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: 0
    case 1: random.magnitude(in: 1.9e7...5e7)
    case 2: random.value(in: 9.9e6...10.1e6)
    case 3, 4, 5: random.magnitude(in: 0.1...100)
    default: random.magnitude(in: 0.1...2e7)
    }
  }

  private func box(_ random: inout SplitMix64) throws -> BoundingBox {
    let corner = try random.coordinate()
    let size = random.magnitude(in: 1e-7...180)
    let north = Bool.random(using: &random) ? corner.latitude : min(90, corner.latitude + size)
    let width = Int.random(in: 0..<4, using: &random) == 0 ? 0 : min(360, size * random.value(in: 0...2))
    let east = corner.longitude + width
    return try BoundingBox(
      west: corner.longitude, south: corner.latitude, east: east > 180 ? east - 360 : east, north: north)
  }

  private func place(in box: BoundingBox, _ random: inout SplitMix64) throws -> Coordinate {
    func part(_ range: ClosedRange<Double>) -> Double {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: range.lowerBound
      case 1: range.upperBound
      default: random.value(in: range)
      }
    }
    let piece = box.split().randomElement(using: &random)
    let rectangle = try #require(piece)
    return try Coordinate(
      latitude: part(rectangle.south...rectangle.north), longitude: part(rectangle.west...rectangle.east))
  }
}
