#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension GridArea {
  /// An area that holds whatever lies within some metres of `box`.
  init(_ box: BoundingBox, widenedByMeters meters: Double) {
    let latitude = meters / shortestDegreeMeters
    let south = max(box.south - latitude, -90)
    let north = min(box.north + latitude, 90)
    let narrowest = min(cos(south * .pi / 180), cos(north * .pi / 180))
    let longitude = narrowest > 1e-9 ? latitude / narrowest : 360
    let degrees = box.longitudes.span + 2 * longitude
    self.init(south: south, north: north, longitudeDegrees: degrees)
    for _ in rows {
      if degrees < 360 {
        appendRow(west: box.west - longitude, east: box.west + box.longitudes.span + longitude)
      } else {
        appendFullRow()
      }
    }
  }
}

/// No degree of latitude, and no degree of longitude at the equator, is shorter than this.
private let shortestDegreeMeters = 110_500.0
