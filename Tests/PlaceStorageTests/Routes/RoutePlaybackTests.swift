import TestSupport
import Geodesy
import Testing

@testable import PlaceStorage

struct RoutePlaybackTests {
  @Test(arguments: 0..<30 as Range<UInt64>)
  func `fixes lie on the way, evenly in time`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let points = try Self.points(&random)
    let speed = random.pick([1.4, 8, 300])
    let route = try RoutePlayback(points, pace: .metersPerSecond(speed), intervalSeconds: 1)
    let interval = max(route.durationSeconds / Double(5 + random.integer(in: 0...40 - 1)) * 1.0001, 1e-3)
    let playback = try RoutePlayback(points, pace: .metersPerSecond(speed), intervalSeconds: interval)
    let fixes = Array(playback)
    #expect(fixes.first?.coordinate == points[0].coordinate)
    #expect(fixes.last?.coordinate == points[points.count - 1].coordinate)
    #expect(fixes.last?.offsetSeconds == playback.durationSeconds)
    #expect(fixes.last?.distanceAlongMeters == playback.lengthMeters)
    #expect(fixes.count == Int((playback.durationSeconds / interval).rounded(.up)) + 1)
    for (number, fix) in fixes.enumerated().dropLast() {
      #expect(fix.offsetSeconds == Double(number) * interval)
      #expect(abs(fix.distanceAlongMeters - fix.offsetSeconds * speed) < 1e-6 * playback.lengthMeters)
      #expect(abs(fix.speedMetersPerSecond - speed) < 1e-9 * speed)
      #expect((0..<360).contains(try #require(fix.bearingDegrees)))
      let next = fixes[number + 1]
      let way = next.distanceAlongMeters - fix.distanceAlongMeters
      // The straight line is never longer than the way.
      #expect(fix.coordinate.distance(to: next.coordinate) <= way + 1e-6)
    }
    #expect(Array(playback) == fixes)
  }

  @Test(arguments: [
    (0.0, 179.0, 0.0, -179.0), (89.0, 10.0, 89.0, -170.0), (-89.5, 0.0, -89.5, 180.0),
    (60.0, -30.0, 60.0, 150.0),
  ])
  func `the way crosses the 180° meridian and the poles`(
    _ latitude1: Double, _ longitude1: Double, _ latitude2: Double, _ longitude2: Double
  ) throws {
    let start = try Coordinate(latitude: latitude1, longitude: longitude1)
    let end = try Coordinate(latitude: latitude2, longitude: longitude2)
    let length = start.distance(to: end)
    let route = try RoutePlayback(
      [RoutePoint(start), RoutePoint(end)], pace: .metersPerSecond(length / 100), intervalSeconds: 1)
    let fixes = Array(route)
    #expect(fixes.count == 101)
    for fix in fixes {
      let detour = start.distance(to: fix.coordinate) + fix.coordinate.distance(to: end) - length
      #expect(abs(detour) < 1e-6)
      #expect(abs(start.distance(to: fix.coordinate) - fix.distanceAlongMeters) < 1e-6)
    }
    for (fix, next) in zip(fixes, fixes.dropFirst()).dropLast() where abs(fix.coordinate.latitude) < 89.9 {
      let turn = (fix.coordinate.bearing(to: next.coordinate) - fix.bearingDegrees!).remainder(
        dividingBy: 360)
      #expect(abs(turn) < 1e-6)
    }
  }

  @Test func `recorded times are kept, pauses and jumps too`() throws {
    let places = try [0.0, 0.001, 0.001, 0.002, 0.003].map { try Coordinate(latitude: $0, longitude: 0) }
    let seconds: [Int64] = [100, 110, 115, 115, 125]
    let points = zip(places, seconds).map { RoutePoint($0, microseconds: $1 * 1_000_000) }
    let fixes = Array(try RoutePlayback(points, pace: .recorded, intervalSeconds: 5))
    #expect(fixes.map(\.offsetSeconds) == [0, 5, 10, 15, 20, 25])
    #expect(fixes[2].coordinate == places[1])
    #expect(fixes[2].speedMetersPerSecond == 0)
    #expect(fixes[2].bearingDegrees == 0)
    // At 15 s the route jumps: the fix stands where the jump ends.
    #expect(fixes[3].coordinate == places[3])
    #expect(fixes[5].coordinate == places[4])
    let leg = places[3].distance(to: places[4])
    #expect(abs(fixes[4].speedMetersPerSecond - leg / 10) < 1e-9)
    #expect(abs(fixes[4].coordinate.latitude - 0.0025) < 1e-9)
  }

  @Test func `a pause before the first movement has no bearing`() throws {
    let (here, there) = (try Coordinate(latitude: 1, longitude: 1), try Coordinate(latitude: 1, longitude: 2))
    let points = [
      RoutePoint(here, microseconds: 0), RoutePoint(here, microseconds: 2_000_000),
      RoutePoint(there, microseconds: 3_000_000),
    ]
    let fixes = Array(try RoutePlayback(points, pace: .recorded))
    #expect(fixes.map { $0.bearingDegrees == nil } == [true, true, false, false])
    #expect(fixes.map { $0.speedMetersPerSecond > 0 } == [false, false, true, true])
  }

  @Test func `routes without a way`() throws {
    let here = RoutePoint(try Coordinate(latitude: 1, longitude: 2), microseconds: 5)
    #expect(Array(try RoutePlayback([], pace: .metersPerSecond(1))).isEmpty)
    for points in [[here], [here, here, here]] {
      for pace in [.metersPerSecond(1), .recorded] as [RoutePlayback.Pace] {
        let expected = LocationFix(
          offsetSeconds: 0, coordinate: here.coordinate, bearingDegrees: nil, speedMetersPerSecond: 0,
          distanceAlongMeters: 0)
        #expect(Array(try RoutePlayback(points, pace: pace)) == [expected])
      }
    }
    let pause = [here, RoutePoint(here.coordinate, microseconds: 2_500_005)]
    #expect(Array(try RoutePlayback(pause, pace: .recorded)).map(\.offsetSeconds) == [0, 1, 2, 2.5])
  }

  @Test func `a journey of ages is made as it is read`() throws {
    let points = [
      RoutePoint(try Coordinate(latitude: 0, longitude: 0)),
      RoutePoint(try Coordinate(latitude: 0, longitude: 179)),
    ]
    let playback = try RoutePlayback(points, pace: .metersPerSecond(1e-3), intervalSeconds: 1e-3)
    #expect(Array(playback.prefix(3)).count == 3)
  }

  @Test func `what cannot be played says why`() throws {
    let here = try Coordinate(latitude: 0, longitude: 0)
    let points = [RoutePoint(here, microseconds: 2), RoutePoint(here, microseconds: 1)]
    let untimed = [RoutePoint(here), RoutePoint(here, microseconds: 1)]
    for speed in [0, -1, .nan, .infinity] {
      #expect(throws: RoutePlaybackError.self) { try RoutePlayback(points, pace: .metersPerSecond(speed)) }
      #expect(throws: RoutePlaybackError.self) {
        try RoutePlayback(points, pace: .metersPerSecond(1), intervalSeconds: speed)
      }
    }
    var error = #expect(throws: RoutePlaybackError.self) { try RoutePlayback(points, pace: .recorded) }
    #expect(error?.description.contains("backwards at point 2") == true)
    error = #expect(throws: RoutePlaybackError.self) { try RoutePlayback(untimed, pace: .recorded) }
    #expect(error?.description.contains("no time") == true)
  }

  private static func points(_ random: inout SplitMix64) throws -> [RoutePoint] {
    var coordinate = try Coordinate(
      latitude: random.value(in: -90...90), longitude: random.value(in: -180...180))
    let reach = random.pick([10, 1e4, 1e7])
    var points = [RoutePoint(coordinate)]
    for _ in 0...random.integer(in: 0...6 - 1) {
      coordinate = coordinate.destination(
        bearingDegrees: random.value(in: 0...360), distanceMeters: random.value(in: 1...reach))
      points.append(RoutePoint(coordinate))
    }
    return points
  }
}
