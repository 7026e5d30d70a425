/// An area on the grid of 2^`level` columns and rows over longitude and latitude: one span of columns a row.
///
/// Columns go round: the one after the last is the first.
struct GridArea {
  /// How a square of the grid lies to an area.
  enum Relation {
    case outside, partly, inside
  }

  /// Columns `first` to `last`, counted on beyond either end of the grid where the span crosses the 180° meridian.
  private struct Span {
    var first: Int
    var last: Int

    func touches(_ left: Int, _ right: Int) -> Bool { first <= right && left <= last }
    func contains(_ left: Int, _ right: Int) -> Bool { first <= left && right <= last }
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

  /// How `cell`, of this level or a coarser one, lies to the area.
  ///
  /// - Complexity: O(`resolution`) comparisons of integers.
  func relation(of cell: HilbertCell) -> Relation {
    let shift = level - cell.level
    let (bottom, top) = (cell.y << shift, (cell.y + 1) << shift - 1)
    let (left, right) = (cell.x << shift, (cell.x + 1) << shift - 1)
    guard bottom <= rows.upperBound, top >= rows.lowerBound else { return .outside }
    let turn = 1 << level
    guard
      hull.touches(left, right) || hull.touches(left - turn, right - turn)
        || hull.touches(left + turn, right + turn)
    else { return .outside }
    var touches = false
    var isInside = rows.lowerBound <= bottom && top <= rows.upperBound
    for row in max(bottom, rows.lowerBound)...min(top, rows.upperBound) {
      let span = spans[row - rows.lowerBound]
      touches =
        touches || span.touches(left, right) || span.touches(left - turn, right - turn)
        || span.touches(left + turn, right + turn)
      isInside =
        isInside
        && (span.contains(left, right) || span.contains(left - turn, right - turn)
          || span.contains(left + turn, right + turn))
      if touches, !isInside { return .partly }
    }
    return touches ? .inside : .outside
  }
}
