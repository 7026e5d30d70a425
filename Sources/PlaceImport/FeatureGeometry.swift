/// A feature's geometry as its JSON is read: positions in one list, and where lines and polygons end in it.
struct FeatureGeometry {
  /// A longitude and a latitude, in degrees, not yet checked.
  struct Position: Equatable {
    let longitude: Double
    let latitude: Double
  }

  /// Whether the feature has a `geometry` that is not null.
  var isPresent = false
  var type: String?
  private(set) var positions: [Position] = []
  /// For each array of positions, the count of positions at its end.
  private(set) var lineEnds: [Int] = []
  /// For each array of such arrays, the count of lines at its end.
  private(set) var polygonEnds: [Int] = []
  /// How many arrays lie around a position: 0 for a point, 3 for a multipolygon.
  private(set) var height: Int?
  private var heights: [Int] = []
  private var numbers: [Double] = []
  private(set) var isMalformed = false

  mutating func openArray() {
    if !numbers.isEmpty { isMalformed = true }
    heights.append(0)
  }

  /// Takes a number of a position; nil for anything else that stands there.
  mutating func append(_ number: Double?) {
    guard let number, number.isFinite, heights.last == 0 else {
      isMalformed = true
      return
    }
    numbers.append(number)
  }

  mutating func closeArray() {
    guard let closed = heights.popLast() else { return }
    switch closed {
    case 0:
      if numbers.count >= 2 {
        positions.append(Position(longitude: numbers[0], latitude: numbers[1]))
      } else {
        isMalformed = true
      }
      numbers.removeAll(keepingCapacity: true)
    case 1: lineEnds.append(positions.count)
    case 2: polygonEnds.append(lineEnds.count)
    case 3: break
    default: isMalformed = true
    }
    guard let parent = heights.last else {
      height = closed
      return
    }
    if parent != 0, parent != closed + 1 { isMalformed = true }
    heights[heights.count - 1] = closed + 1
  }

  /// The point that stands for the geometry: itself, or one on or inside it.
  ///
  /// - Throws: `RowFault` for what is no geometry.
  func representativePosition() throws(RowFault) -> Position {
    guard isPresent else { throw RowFault(.noPosition, "the geometry is null or missing: nowhere to put it") }
    guard let type else { throw RowFault(.unreadablePosition, "the geometry has no type") }
    guard let expected = Self.heights[type] else {
      throw RowFault(
        .unreadablePosition,
        type == "GeometryCollection"
          ? "a GeometryCollection has no one position; make it a Point" : "the geometry is of no known type")
    }
    guard !isMalformed, height == expected, !positions.isEmpty else {
      throw RowFault(
        .unreadablePosition, "the coordinates of the \(type) are empty or not as a \(type) has them")
    }
    return switch type {
    case "Polygon", "MultiPolygon": RepresentativePoint.insideLargest(of: polygons)
    case "LineString", "MultiLineString": RepresentativePoint.middle(of: lines)
    default: positions[positions.count / 2]
    }
  }

  /// Whether it ends where it begins.
  var isClosed: Bool { positions.count > 2 && positions.first == positions.last }

  private var lines: [ArraySlice<Position>] {
    zip([0] + lineEnds, lineEnds).map { positions[$0..<$1] }
  }

  private var polygons: [[ArraySlice<Position>]] {
    let lines = lines
    return zip([0] + polygonEnds, polygonEnds).map { Array(lines[$0..<$1]) }
  }

  private static let heights = [
    "Point": 0, "MultiPoint": 1, "LineString": 1, "MultiLineString": 2, "Polygon": 2, "MultiPolygon": 3,
  ]
  /// The types of RFC 7946 that stand alone only as a bare geometry.
  static let types = Set(heights.keys).union(["GeometryCollection"])
}

extension FeatureGeometry {
  enum Kind: String {
    case point = "Point"
    case multiLineString = "MultiLineString"
    case multiPolygon = "MultiPolygon"
  }

  /// A geometry of parts that other formats give: polygons of rings, lines in one group, or a single position.
  init(_ kind: Kind, _ groups: [[[Position]]]) {
    self.init()
    isPresent = true
    type = kind.rawValue
    if kind == .point {
      if let position = groups.first?.first?.first { append(position) }
      return
    }
    if kind == .multiPolygon { openArray() }
    for group in groups {
      openArray()
      for line in group {
        openArray()
        for position in line { append(position) }
        closeArray()
      }
      closeArray()
    }
    if kind == .multiPolygon { closeArray() }
  }

  private mutating func append(_ position: Position) {
    openArray()
    append(position.longitude)
    append(position.latitude)
    closeArray()
  }
}
