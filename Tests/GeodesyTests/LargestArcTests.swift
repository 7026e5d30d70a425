import TestSupport
import Foundation
import Testing

@testable import Geodesy

@Suite struct LargestArcTests {
  @Test(arguments: [UInt64](1...4))
  func `no place is farther on the sphere than the largest arc of its distance`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<1_500 {
      let (a, b) = try random.pair()
      let meters = a.distance(to: b)
      let largest = DistanceBound(from: a).largestArc(meters: meters)
      let arc = Self.arc(a, b)
      #expect(arc <= largest, "\(a) \(b)")
      // And it is not much larger: the radii of curvature differ by 1 % over the Earth.
      #expect(largest <= arc * 1.0102 + 1e-12, "\(a) \(b)")
    }
  }

  /// The angle between two places on a sphere, by haversines.
  private static func arc(_ a: Coordinate, _ b: Coordinate) -> Double {
    let radians = Double.pi / 180
    let rise = sin((b.latitude - a.latitude) * radians / 2)
    let turn = sin((b.longitude - a.longitude) * radians / 2)
    let haversine = rise * rise + cos(a.latitude * radians) * cos(b.latitude * radians) * turn * turn
    return 2 * asin(min(1, haversine).squareRoot())
  }
}
