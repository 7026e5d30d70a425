import TestSupport
import Geodesy
import Testing

@Suite struct PlaceKeyTests {
  @Test(arguments: [UInt64](1...4))
  func `a key's position is within the cell's error of the place`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<1_000 {
      let coordinate = try random.coordinate()
      expectNear(coordinate)
    }
  }

  @Test(arguments: [-90, -89.999_999, -45, 0, 1e-12, 45, 89.999_999, 90])
  func `corners and seams have keys as others do`(latitude: Double) throws {
    for longitude in [-180, -179.999_999_9, -90, -1e-12, 0, 90, 179.999_999_9, 180] {
      expectNear(try Coordinate(latitude: latitude, longitude: longitude))
    }
  }

  @Test func `the first and last key are of the corners where the curve begins and ends`() throws {
    let first = PlaceKey.first(at: try Coordinate(latitude: -90, longitude: -180))
    let last = PlaceKey.first(at: try Coordinate(latitude: -90, longitude: 180))
    #expect(first == PlaceKey.all.lowerBound)
    #expect(last + PlaceKey.slotsPerCell - 1 == PlaceKey.all.upperBound)
  }

  @Test func `all slots of a cell have its position`() throws {
    let first = PlaceKey.first(at: try Coordinate(latitude: 37.5665, longitude: 126.978))
    for slot in 0..<PlaceKey.slotsPerCell {
      #expect(PlaceKey.position(of: first + slot) == PlaceKey.position(of: first))
    }
  }

  private func expectNear(_ coordinate: Coordinate) {
    let key = PlaceKey.first(at: coordinate)
    let point = PlaceKey.position(of: key)
    let distance = Geodesic.distance(
      latitude1: coordinate.latitude, longitude1: coordinate.longitude, latitude2: point.latitude,
      longitude2: point.longitude)
    #expect(distance <= PlaceKey.cellErrorMeters, "\(coordinate)")
    #expect(PlaceKey.all.contains(key) && key % PlaceKey.slotsPerCell == 0, "\(coordinate)")
  }
}
