/// One point for a line or an area, on or inside it.
///
/// Plane geometry in degrees: right for what does not cross the 180° meridian, which RFC 7946 has cut there.
enum RepresentativePoint {
  typealias Position = FeatureGeometry.Position
  typealias Line = ArraySlice<Position>

  /// The middle vertex of the line that has the most vertices, of `lines`, which hold one at least.
  static func middle(of lines: [Line]) -> Position {
    let line = lines.max { $0.count < $1.count } ?? []
    return line[line.startIndex + line.count / 2]
  }

  /// A point inside the polygon with the largest exterior ring.
  static func insideLargest(of polygons: [[Line]]) -> Position {
    let largest = polygons.max { doubleArea($0.first ?? []) < doubleArea($1.first ?? []) } ?? []
    return inside(largest)
  }

  /// The middle of the widest stretch that lies within `rings` at the middle latitude of the first of them.
  ///
  /// The other rings are holes. An area without width is stood for by its first vertex.
  ///
  /// - Complexity: O(*n* log *n*) for *n* vertices.
  static func inside(_ rings: [Line]) -> Position {
    guard let exterior = rings.first, let first = exterior.first else {
      return Position(longitude: .nan, latitude: .nan)
    }
    let south = exterior.reduce(first.latitude) { min($0, $1.latitude) }
    let north = exterior.reduce(first.latitude) { max($0, $1.latitude) }
    let latitude = south + (north - south) / 2
    var crossings: [Double] = []
    for ring in rings {
      guard var previous = ring.last else { continue }
      for vertex in ring {
        // Half-open, so that a vertex on the scan line counts for one of its two edges.
        if (previous.latitude <= latitude) != (vertex.latitude <= latitude) {
          let share = (latitude - previous.latitude) / (vertex.latitude - previous.latitude)
          crossings.append(previous.longitude + share * (vertex.longitude - previous.longitude))
        }
        previous = vertex
      }
    }
    crossings.sort()
    var widest = (width: 0.0, middle: first.longitude)
    for index in stride(from: 0, to: crossings.count - 1, by: 2) {
      let width = crossings[index + 1] - crossings[index]
      if width > widest.width { widest = (width, crossings[index] + width / 2) }
    }
    return widest.width > 0 ? Position(longitude: widest.middle, latitude: latitude) : first
  }

  /// Twice the area of a ring, by the shoelace formula.
  private static func doubleArea(_ ring: Line) -> Double {
    guard var previous = ring.last else { return 0 }
    var sum = 0.0
    for vertex in ring {
      sum += previous.longitude * vertex.latitude - vertex.longitude * previous.latitude
      previous = vertex
    }
    return abs(sum)
  }
}
