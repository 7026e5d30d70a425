#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Covers of an area by few key ranges: every place in the area has its key in one of them.
///
/// A cover is a superset; whoever scans it checks the places it yields. The area is drawn on a grid in at most
/// `GridArea.resolution` rows and columns, and the curve's way through its squares is read off as key ranges.
/// Around a city disc of 50 m to 50 km a cover is 1.3 to 1.5 times as large as the disc, at worst twice.
package enum KeyCover {
  /// Ranges that hold every place within `radiusMeters` of `center`.
  ///
  /// - Parameters:
  ///   - bound: Lower bounds of the distance from `center`.
  ///   - radiusMeters: The disc's radius, 0 or more.
  ///   - keyErrorMeters: Largest distance between a place and the point of its key.
  ///   - maximumRanges: How many ranges at most.
  /// - Complexity: O(1), 4 to 9 µs.
  package static func disc(
    around center: Coordinate, _ bound: DistanceBound, radiusMeters: Double, keyErrorMeters: Double,
    maximumRanges: Int
  ) -> KeyRanges {
    let reach = radiusMeters + keyErrorMeters
    guard let area = GridArea(discAround: center, bound, meters: reach) else { return .all }
    return cover(area, maximumRanges: maximumRanges)
  }

  /// Ranges that hold every place in `box`.
  ///
  /// - Complexity: O(1), as a disc.
  package static func box(_ box: BoundingBox, keyErrorMeters: Double, maximumRanges: Int) -> KeyRanges {
    cover(GridArea(box, widenedByMeters: keyErrorMeters), maximumRanges: maximumRanges)
  }

  private static func cover(_ area: GridArea, maximumRanges: Int) -> KeyRanges {
    var ranges: [ClosedRange<Int64>] = []
    ranges.reserveCapacity(2 * GridArea.resolution)
    appendRanges(of: .root, in: area, to: &ranges)
    guard let turned = area.turned else { return KeyRanges(ascending: ranges).merged(to: maximumRanges) }
    appendRanges(of: .root, in: turned, to: &ranges)
    return KeyRanges(ranges).merged(to: maximumRanges)
  }

  private static func appendRanges(
    of cell: HilbertCell, in area: GridArea, to ranges: inout [ClosedRange<Int64>]
  ) {
    let relation = area.relation(of: cell)
    if relation == .outside { return }
    if relation == .partly, cell.level < area.level {
      for position in 0..<4 { appendRanges(of: cell.quarter(position), in: area, to: &ranges) }
      return
    }
    let shift = Int64(2 * (PlaceKey.axisBits - cell.level) + PlaceKey.slotBits)
    let (first, last) = (cell.index << shift, (cell.index + 1) << shift - 1)
    if let previous = ranges.last, previous.upperBound + 1 == first {
      ranges[ranges.count - 1] = previous.lowerBound...last
    } else {
      ranges.append(first...last)
    }
  }
}
