import Geodesy
import Testing

@Suite struct LongitudeIntervalTests {
  @Test(arguments: [
    // west, east, span, center, crosses
    (-10.0, 20.0, 30.0, 5.0, false), (170, -170, 20, 180, true), (100, -100, 160, 180, true),
    (175, -165, 20, -175, true), (180, -170, 10, -175, false), (170, -180, 10, 175, false),
    (180, -180, 0, 180, false), (5, 5, 0, 5, false), (10, 5, 355, -172.5, true),
    (-180, 180, 360, 0, false), (-180, -170, 10, -175, false),
  ])
  func `span and center`(
    _ west: Double, _ east: Double, _ span: Double, _ center: Double, _ crosses: Bool
  ) throws {
    let interval = try LongitudeInterval(west: west, east: east)
    #expect(interval.span == span)
    #expect(interval.center == center)
    #expect(interval.crossesAntimeridian == crosses)
    #expect(interval.contains(center))
    #expect(interval.contains(west) && interval.contains(east))
    #expect(!interval.isEmpty)
    #expect(interval.isFull == (span == 360))
  }

  @Test func `−180 and 180 are one meridian`() throws {
    #expect(try LongitudeInterval(west: 170, east: 180).contains(-180))
    #expect(try LongitudeInterval(west: -180, east: -170).contains(180))
    #expect(try LongitudeInterval(west: 180, east: -180).contains(-180))
    #expect(try !LongitudeInterval(west: -170, east: 170).contains(180))
    #expect(try LongitudeInterval(west: 170, east: 180).intersects(.init(west: -180, east: -170)))
  }

  @Test func `empty and full`() throws {
    let some = try LongitudeInterval(west: 1, east: 2)
    #expect(!LongitudeInterval.empty.contains(180) && !LongitudeInterval.empty.contains(0))
    #expect(LongitudeInterval.full.contains(180) && LongitudeInterval.full.contains(0))
    #expect(LongitudeInterval.empty.union(some) == some && some.union(.empty) == some)
    #expect(some.union(.full) == .full && LongitudeInterval.full.union(some) == .full)
    #expect(some.contains(.empty) && !LongitudeInterval.empty.contains(some))
    #expect(!some.intersects(.empty) && !LongitudeInterval.empty.intersects(.full))
    #expect(LongitudeInterval.empty.span == 0 && LongitudeInterval.full.span == 360)
  }

  @Test(arguments: [Double.nan, .infinity, 180.000_1, -181])
  func `longitudes out of range are refused`(_ value: Double) {
    #expect(throws: CoordinateError.self) { try LongitudeInterval(west: value, east: 0) }
    #expect(throws: CoordinateError.self) { try LongitudeInterval(west: 0, east: value) }
  }

  /// Every pair of arcs between multiples of 30°, against sets of the meridians and gaps they hold.
  @Test func `operations equal those of sets`() throws {
    var arcs = [LongitudeInterval.empty]
    for west in stride(from: -180.0, through: 180, by: 30) {
      for east in stride(from: -180.0, through: 180, by: 30) {
        arcs.append(try LongitudeInterval(west: west, east: east))
      }
    }
    let samples = arcs.map { arc in Set((0..<24).filter { arc.contains(Double($0) * 15 - 180) }) }
    for (a, sampleA) in zip(arcs, samples) {
      for (b, sampleB) in zip(arcs, samples) {
        #expect(a.intersects(b) == !sampleA.isDisjoint(with: sampleB), "\(a) \(b)")
        #expect(a.contains(b) == sampleA.isSuperset(of: sampleB), "\(a) \(b)")
        let union = a.union(b)
        #expect(union.contains(a) && union.contains(b), "\(a) \(b) \(union)")
        #expect(union.span <= smallestSpan(holding: sampleA.union(sampleB)), "\(a) \(b) \(union)")
      }
    }
  }

  /// The circle less its widest gap between samples 15° apart.
  private func smallestSpan(holding samples: Set<Int>) -> Double {
    let sorted = samples.sorted()
    guard let first = sorted.first else { return 0 }
    let gaps = zip(sorted, sorted.dropFirst() + [first + 24]).map { $1 - $0 }
    let widest = gaps.max() ?? 24
    return widest == 1 ? 360 : Double(24 - widest) * 15
  }
}
