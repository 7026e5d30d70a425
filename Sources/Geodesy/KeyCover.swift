#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Covers of an area by few key ranges: every place in the area has its key in one of them.
///
/// A cover is a superset; whoever scans it checks the places it yields. Grid cells that meet the area are
/// refined level by level until they are a fraction of its size or their number reaches a budget.
package enum KeyCover {
  /// How a cell lies to an area.
  enum Relation {
    case outside, partly, inside
  }

  /// A cell of the grid with 2^`level` columns and rows.
  private struct Cell {
    var x: UInt32
    var y: UInt32
    var level: Int
    var isInside: Bool
  }

  /// Cells refined at once; with more, refinement stops and the cover wastes more.
  static let cellBudget = 96
  /// Levels below the one at which the area's box spans two cells an axis.
  static let refinements = 3

  private typealias Rectangle = (south: Double, west: Double, north: Double, east: Double)

  /// Ranges that hold every place within `radiusMeters` of `center`.
  ///
  /// - Parameters:
  ///   - bound: Lower bounds of the distance from `center`.
  ///   - radiusMeters: The disc's radius, 0 or more.
  ///   - keyErrorMeters: Largest distance between a place and the point of its key.
  ///   - maximumRanges: How many ranges at most.
  /// - Complexity: O(`cellBudget`) distance bounds.
  package static func disc(
    around center: Coordinate, _ bound: DistanceBound, radiusMeters: Double, keyErrorMeters: Double,
    maximumRanges: Int
  ) -> KeyRanges {
    let reach = radiusMeters + keyErrorMeters
    guard reach < WGS84.halfMeridian else { return .all }
    let boxes = BoundingBox(around: center, radiusMeters: reach).split()
    return cover(boxes, maximumRanges: maximumRanges) { south, west, north, east in
      bound.lowerBound(toBoxSouth: south, west: west, north: north, east: east) > reach ? .outside : .partly
    }
  }

  /// Ranges that hold every place in `box`.
  ///
  /// - Complexity: O(`cellBudget`).
  package static func box(_ box: BoundingBox, keyErrorMeters: Double, maximumRanges: Int) -> KeyRanges {
    let boxes = widened(box, byMeters: keyErrorMeters).split()
    return cover(boxes, maximumRanges: maximumRanges) { south, west, north, east in
      var relation = Relation.outside
      for other in boxes {
        if other.south <= south, north <= other.north, other.west <= west, east <= other.east {
          return .inside
        }
        if other.south <= north, south <= other.north, other.west <= east, west <= other.east {
          relation = .partly
        }
      }
      return relation
    }
  }

  /// A box that holds whatever lies within some metres of `box`.
  private static func widened(_ box: BoundingBox, byMeters meters: Double) -> BoundingBox {
    let latitude = meters / shortestDegreeMeters
    let south = max(box.south - latitude, -90)
    let north = min(box.north + latitude, 90)
    let narrowest = min(cos(south * .pi / 180), cos(north * .pi / 180))
    let longitude = narrowest > 1e-9 ? latitude / narrowest : 360
    guard box.longitudes.span + 2 * longitude < 360 else {
      return BoundingBox(south: south, north: north, longitudes: .full)
    }
    return BoundingBox(
      south: south, north: north,
      longitudes: box.longitudes.expanded(byDegrees: longitude))
  }

  /// No degree of latitude, and no degree of longitude at the equator, is shorter than this.
  private static let shortestDegreeMeters = 110_500.0

  private static func cover(
    _ rectangles: [Rectangle], maximumRanges: Int,
    _ relation: (_ south: Double, _ west: Double, _ north: Double, _ east: Double) -> Relation
  ) -> KeyRanges {
    var (cells, level) = firstCells(rectangles)
    cells = cells.compactMap { classified($0, relation) }
    let lastLevel = min(level + refinements, PlaceKey.axisBits)
    while level < lastLevel, cells.count * 2 <= cellBudget {
      level += 1
      var refined: [Cell] = []
      refined.reserveCapacity(cells.count * 3)
      for cell in cells {
        if cell.isInside {
          refined.append(cell)
          continue
        }
        for child in 0..<4 as Range<UInt32> {
          let next = Cell(
            x: cell.x << 1 | child & 1, y: cell.y << 1 | child >> 1, level: level, isInside: false)
          if let next = classified(next, relation) { refined.append(next) }
        }
      }
      cells = refined
    }
    return KeyRanges(cells.map(range)).merged(to: maximumRanges)
  }

  /// The cells that meet the rectangles, at the finest level where each spans at most two columns and rows.
  private static func firstCells(_ rectangles: [Rectangle]) -> (cells: [Cell], level: Int) {
    var level = PlaceKey.axisBits
    for rectangle in rectangles {
      while level > 0 {
        let shift = UInt32(PlaceKey.axisBits - level)
        let columns =
          (PlaceKey.column(rectangle.east) >> shift) - (PlaceKey.column(rectangle.west) >> shift)
        let rows = (PlaceKey.row(rectangle.north) >> shift) - (PlaceKey.row(rectangle.south) >> shift)
        if columns <= 1, rows <= 1 { break }
        level -= 1
      }
    }
    let shift = UInt32(PlaceKey.axisBits - level)
    var cells: [Cell] = []
    for rectangle in rectangles {
      for x in PlaceKey.column(rectangle.west) >> shift...PlaceKey.column(rectangle.east) >> shift {
        for y in PlaceKey.row(rectangle.south) >> shift...PlaceKey.row(rectangle.north) >> shift
        where !cells.contains(where: { $0.x == x && $0.y == y }) {
          cells.append(Cell(x: x, y: y, level: level, isInside: false))
        }
      }
    }
    return (cells, level)
  }

  private static func classified(
    _ cell: Cell,
    _ relation: (_ south: Double, _ west: Double, _ north: Double, _ east: Double) -> Relation
  ) -> Cell? {
    let scale = Double(1 << (PlaceKey.axisBits - cell.level))
    let width = PlaceKey.longitudeStep * scale
    let height = PlaceKey.latitudeStep * scale
    let west = Double(cell.x) * width - 180
    let south = Double(cell.y) * height - 90
    switch relation(south, west, south + height, west + width) {
    case .outside: return nil
    case .partly: return cell
    case .inside: return Cell(x: cell.x, y: cell.y, level: cell.level, isInside: true)
    }
  }

  private static func range(_ cell: Cell) -> ClosedRange<Int64> {
    let index = Int64(HilbertCurve.index(x: cell.x, y: cell.y, bits: cell.level))
    let shift = Int64(2 * (PlaceKey.axisBits - cell.level) + PlaceKey.slotBits)
    return index << shift...((index + 1) << shift) - 1
  }
}

extension LongitudeInterval {
  /// The interval made longer at both ends; together they must stay below a full turn.
  fileprivate func expanded(byDegrees degrees: Double) -> LongitudeInterval {
    func wrapped(_ longitude: Double) -> Double {
      longitude < -180 ? longitude + 360 : longitude > 180 ? longitude - 360 : longitude
    }
    return LongitudeInterval(arcFrom: wrapped(west - degrees), to: wrapped(east + degrees))
  }
}
