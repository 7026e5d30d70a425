#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension RegionRadius {
  /// The largest radius, around the middle of what can be seen, whose disc can be seen as a whole.
  ///
  /// - Parameters:
  ///   - zoomLevel: Fractional, clamped to `MapViewport.zoomLevels`.
  ///   - latitude: Of the point in the middle of the whole window, in degrees.
  public static func inscribed(
    in viewport: MapViewport, zoomLevel: Double, latitude: Double
  ) -> RegionRadius {
    let camera = Coordinate(clampingLatitude: latitude, wrappingLongitude: 0)
    let area = viewport.visibleArea(camera: camera, zoomLevel: zoomLevel)
    return inscribed(in: area.box, around: area.center)
  }

  /// The smallest radius, around the middle of what can be seen, whose disc holds all that can be seen.
  ///
  /// - Parameters:
  ///   - zoomLevel: Fractional, clamped to `MapViewport.zoomLevels`.
  ///   - latitude: Of the point in the middle of the whole window, in degrees.
  public static func circumscribed(
    around viewport: MapViewport, zoomLevel: Double, latitude: Double
  ) -> RegionRadius {
    let camera = Coordinate(clampingLatitude: latitude, wrappingLongitude: 0)
    let area = viewport.visibleArea(camera: camera, zoomLevel: zoomLevel)
    return circumscribed(around: area.box, from: area.center)
  }

  /// The largest zoom level at which a disc of this radius can be seen as a whole: the inverse of
  /// `inscribed(in:zoomLevel:latitude:)`.
  ///
  /// - Parameter latitude: Of the point in the middle of the whole window, in degrees.
  /// - Returns: Fractional, within `MapViewport.zoomLevels`.
  /// - Complexity: O(1): some two hundred geodesics.
  public func zoomLevel(in viewport: MapViewport, latitude: Double) -> Double {
    let levels = MapViewport.zoomLevels
    guard meters > 0 else { return levels.upperBound }
    // In logarithms the radius is nearly a straight line, which the root finder likes.
    let level = bracketedRoot(from: levels.lowerBound, to: levels.upperBound, tolerance: 1e-12) { level in
      let shown = Self.inscribed(in: viewport, zoomLevel: level, latitude: latitude)
      return log2(meters) - log2(max(shown.meters, .leastNormalMagnitude))
    }
    // Where an edge of the map comes into view the radius jumps: stay on the side that shows the disc.
    return max(levels.lowerBound, level - 1e-11)
  }
}
