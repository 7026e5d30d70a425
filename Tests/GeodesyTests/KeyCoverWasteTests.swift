import TestSupport
import Foundation
import Geodesy
import Testing

/// A cover may be larger than its area, but not by much: what it holds in excess is scanned for nothing.
@Suite struct KeyCoverWasteTests {
  @Test(arguments: [50.0, 200, 1_000, 5_000, 20_000, 50_000])
  func `a city disc's cover is at most twice as large as the disc`(radiusMeters: Double) throws {
    var random = SplitMix64(seed: 1)
    var sum = 0.0
    for _ in 0..<100 {
      let center = try Coordinate(
        latitude: random.value(in: -60...60), longitude: random.value(in: -179...179))
      let cover = KeyCover.disc(
        around: center, DistanceBound(from: center), radiusMeters: radiusMeters,
        keyErrorMeters: PlaceKey.cellErrorMeters, maximumRanges: 24)
      let waste = Self.squareMeters(cover) / (.pi * radiusMeters * radiusMeters)
      #expect(waste >= 0.98 && waste < 2.1, "\(center)")
      sum += waste
    }
    #expect(sum / 100 < 1.6)
  }

  @Test(arguments: [50.0, 1_000, 50_000])
  func `a city box's cover is at most three times as large as the box`(heightMeters: Double) throws {
    var random = SplitMix64(seed: 2)
    for _ in 0..<100 {
      let south = random.value(in: -60...60)
      let west = random.value(in: -180...180)
      let height = heightMeters / 111_000
      let east = west + height * random.value(in: 1...2)
      let box = try BoundingBox(
        west: west, south: south, east: east > 180 ? east - 360 : east, north: south + height)
      let cover = KeyCover.box(box, keyErrorMeters: PlaceKey.cellErrorMeters, maximumRanges: 24)
      let degrees = height * box.longitudes.span * cos((south + height / 2) * .pi / 180)
      let waste = Self.squareMeters(cover) / (degrees * Self.degreeMeters * Self.degreeMeters)
      #expect(waste >= 0.98 && waste < 3, "\(box)")
    }
  }

  private static let degreeMeters = 111_195.0

  /// The cover's area on a sphere, square by square of the curve.
  private static func squareMeters(_ cover: KeyRanges) -> Double {
    var sum = 0.0
    for range in cover.ranges {
      var cell = range.lowerBound / PlaceKey.slotsPerCell
      let end = (range.upperBound + 1) / PlaceKey.slotsPerCell
      while cell < end {
        var count: Int64 = 1
        while cell % (count * 4) == 0, cell + count * 4 <= end { count *= 4 }
        let latitude = PlaceKey.position(of: (cell + count / 2) * PlaceKey.slotsPerCell).latitude
        let width = 360 * degreeMeters / Double(1 << PlaceKey.axisBits)
        sum += Double(count) * width * width / 2 * cos(latitude * .pi / 180)
        cell += count
      }
    }
    return sum
  }
}
