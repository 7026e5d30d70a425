/// What a placemark is made of; areas count before lines, lines before points.
struct KMLShape {
  private var points: [FeatureGeometry.Position] = []
  private var lines: [[FeatureGeometry.Position]] = []
  private var polygons: [[[FeatureGeometry.Position]]] = []
  private(set) var isMalformed = false

  /// Takes the `coordinates` of an element: tuples with white space between, commas within, blanks after those.
  mutating func append(_ text: String, as element: String, isHole: Bool) {
    guard let positions = Self.positions(text), let first = positions.first else {
      isMalformed = true
      return
    }
    switch element {
    case "Point": points.append(first)
    case "LinearRing" where isHole && !polygons.isEmpty: polygons[polygons.count - 1].append(positions)
    case "LinearRing": polygons.append([positions])
    default: lines.append(positions)
    }
  }

  var geometry: FeatureGeometry {
    if !polygons.isEmpty { return FeatureGeometry(.multiPolygon, polygons) }
    if !lines.isEmpty { return FeatureGeometry(.multiLineString, [lines]) }
    return points.isEmpty ? FeatureGeometry() : FeatureGeometry(.point, [[[points[0]]]])
  }

  private static func positions(_ text: String) -> [FeatureGeometry.Position]? {
    var positions: [FeatureGeometry.Position] = []
    var tuple: [Double] = []
    var isContinued = false
    func finish() -> Bool {
      guard !tuple.isEmpty else { return true }
      guard tuple.count >= 2 else { return false }
      positions.append(FeatureGeometry.Position(longitude: tuple[0], latitude: tuple[1]))
      return true
    }
    for word in text.split(whereSeparator: \.isWhitespace) {
      if !isContinued, !word.hasPrefix(",") {
        guard finish() else { return nil }
        tuple = []
      }
      isContinued = word.hasSuffix(",")
      for part in word.split(separator: ",") {
        var digits = String(part)
        guard let number = digits.withUTF8({ DecimalNumber.parse($0) }), tuple.count < 4 else { return nil }
        tuple.append(number)
      }
    }
    return finish() ? positions : nil
  }
}
