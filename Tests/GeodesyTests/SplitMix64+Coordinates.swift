import Foundation
import Geodesy
import TestSupport

extension SplitMix64 {
  /// Of all orders of magnitude between the bounds alike.
  mutating func magnitude(in range: ClosedRange<Double>) -> Double {
    exp(value(in: log(range.lowerBound)...log(range.upperBound)))
  }

  /// Anywhere; one in four at a pole, on the equator, or on the 180° meridian.
  mutating func coordinate() throws -> Coordinate {
    var (latitude, longitude) = (value(in: -90...90), value(in: -180...180))
    switch Int.random(in: 0..<16, using: &self) {
    case 0: latitude = 90
    case 1: latitude = -90
    case 2: latitude = 0
    case 3: longitude = Bool.random(using: &self) ? 180 : -180
    default: break
    }
    if Int.random(in: 0..<8, using: &self) == 0 { latitude = (latitude > 0 ? 1 : -1) * value(in: 89...90) }
    return try Coordinate(latitude: latitude, longitude: longitude)
  }

  /// A pair that is far, near, nearly opposite, or the same point.
  mutating func pair() throws -> (Coordinate, Coordinate) {
    let first = try coordinate()
    switch Int.random(in: 0..<8, using: &self) {
    case 0: return (first, first)
    case 1, 2: return (first, try coordinate())
    case 3:
      let opposite = first.destination(
        bearingDegrees: value(in: 0...360), distanceMeters: 20_003_931 - magnitude(in: 1e-3...1e5))
      return (first, opposite)
    default:
      let end = first.destination(
        bearingDegrees: value(in: 0...360), distanceMeters: magnitude(in: 1e-3...2e7))
      return (first, end)
    }
  }
}
