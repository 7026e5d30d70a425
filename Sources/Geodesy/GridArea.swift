/// An area on the grid of 2^`level` columns and rows over longitude and latitude: one span of columns a row.
///
/// A span may go on beyond either end of the grid, where it crosses the 180° meridian; `turned` brings that part in.
struct GridArea {
  /// How a square of the grid lies to an area.
  enum Relation {
    case outside, partly, inside
  }

  private struct Span {
    var first: Int
    var last: Int
  }

  /// Most columns and rows an area is drawn in. Twice as many would halve the waste at the area's edge and
  /// double the number of key ranges.
  static let resolution = 16
  /// At this level the whole grid has no more columns and rows.
  private static let coarsestLevel = 4

  /// Levels below the whole grid.
  let level: Int
  /// The rows to give spans to, in this order.
  let rows: ClosedRange<Int>
  private var spans: [Span] = []
  /// All columns of any row.
  private var hull = Span(first: .max, last: .min)

  /// Nothing yet, at the finest level where latitudes `south` to `north` and a number of degrees of longitude
  /// take no more than `resolution` rows and columns.
  init(south: Double, north: Double, longitudeDegrees: Double) {
    let (low, high) = (Int(PlaceKey.row(south)), Int(PlaceKey.row(north)))
    var shift = 0
    while (high >> shift) - (low >> shift) >= Self.resolution
      || longitudeDegrees > PlaceKey.longitudeStep * Double((Self.resolution - 1) << shift),
      shift < PlaceKey.axisBits - Self.coarsestLevel
    { shift += 1 }
    level = PlaceKey.axisBits - shift
    rows = low >> shift...high >> shift
    spans.reserveCapacity(rows.count)
  }

  /// South and north edge of a row, in degrees.
  func latitudes(ofRow row: Int) -> ClosedRange<Double> {
    let height = 180 / Double(1 << level)
    let south = Double(row) * height - 90
    return south...south + height
  }

  /// Gives the next row the columns that hold `west` to `east`; degrees, `west` <= `east`, beyond ±180 as well.
  mutating func appendRow(west: Double, east: Double) {
    let columns = 1 << level
    let width = 360 / Double(columns)
    let first = Int(((west + 180) / width).rounded(.down))
    let last = Int(((east + 180) / width).rounded(.down))
    guard last - first < columns - 1 else { return appendFullRow() }
    append(Span(first: first, last: last))
  }

  /// Gives the next row every column.
  mutating func appendFullRow() { append(Span(first: 0, last: (1 << level) - 1)) }

  private mutating func append(_ span: Span) {
    spans.append(span)
    hull = Span(first: min(hull.first, span.first), last: max(hull.last, span.last))
  }

  /// The same area counted from a turn farther west or east, when part of it is beyond an end of the grid.
  var turned: GridArea? {
    let columns = 1 << level
    let turn = hull.first < 0 ? columns : hull.last >= columns ? -columns : 0
    guard turn != 0 else { return nil }
    var area = self
    area.hull = Span(first: hull.first + turn, last: hull.last + turn)
    area.spans = spans.map { Span(first: $0.first + turn, last: $0.last + turn) }
    return area
  }

  /// How `cell`, of this level or a coarser one, lies to the part of the area between the ends of the grid.
  ///
  /// - Complexity: O(`resolution`) comparisons of integers.
  func relation(of cell: HilbertCell) -> Relation {
    let shift = level - cell.level
    let (bottom, top) = (cell.y << shift, (cell.y + 1) << shift - 1)
    let (left, right) = (cell.x << shift, (cell.x + 1) << shift - 1)
    guard bottom <= rows.upperBound, rows.lowerBound <= top, left <= hull.last, hull.first <= right else {
      return .outside
    }
    var touches = false
    var isInside = rows.lowerBound <= bottom && top <= rows.upperBound
    for row in max(bottom, rows.lowerBound)...min(top, rows.upperBound) {
      let span = spans[row - rows.lowerBound]
      touches = touches || left <= span.last && span.first <= right
      isInside = isInside && span.first <= left && right <= span.last
      if touches, !isInside { return .partly }
    }
    return touches ? .inside : .outside
  }
}
