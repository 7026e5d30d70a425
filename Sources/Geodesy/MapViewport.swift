#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The window a map is drawn in, and how much of it a bottom sheet covers. Web Mercator (EPSG:3857).
public struct MapViewport: Sendable, Hashable {
  /// Width in points, more than 0.
  public let widthPoints: Double
  /// Height in points, more than 0, what the sheet covers included.
  public let heightPoints: Double
  /// What the sheet covers from the bottom, in points: 0 to less than `heightPoints`.
  public let bottomInsetPoints: Double
  /// Width of the whole world at zoom level 0, in points, more than 0.
  public let tileSizePoints: Double

  /// Zoom levels in use: the whole world in a tile, to about a hundredth of a millimetre a point.
  public static let zoomLevels: ClosedRange<Double> = 0...30

  /// A window of `widthPoints` by `heightPoints` whose lowest `bottomInsetPoints` a sheet covers.
  ///
  /// - Throws: `MapViewportError` when a size is not finite or nothing of the map would be visible.
  public init(
    widthPoints: Double, heightPoints: Double, bottomInsetPoints: Double = 0, tileSizePoints: Double = 256
  ) throws(MapViewportError) {
    let sizes = [widthPoints, heightPoints, heightPoints - bottomInsetPoints, tileSizePoints]
    guard sizes.allSatisfy({ $0.isFinite && $0 > 0 }), bottomInsetPoints >= 0 else {
      throw MapViewportError()
    }
    self.widthPoints = widthPoints
    self.heightPoints = heightPoints
    self.bottomInsetPoints = bottomInsetPoints
    self.tileSizePoints = tileSizePoints
  }

  /// What of the map can be seen: the window minus what the sheet covers.
  ///
  /// - Parameters:
  ///   - camera: The point in the middle of the whole window, covered part included.
  ///   - zoomLevel: Fractional; each level doubles the scale. Clamped to `zoomLevels`.
  /// - Returns: `center`, the point in the middle of the visible part on the screen, and its edges. Where the
  ///   window shows all of the map's height or width, the edges are the poles or every longitude. Near the top or bottom of
  ///   the map the window stays on it.
  public func visibleArea(
    camera: Coordinate, zoomLevel: Double
  ) -> (center: Coordinate, box: BoundingBox) {
    let worldPoints = worldPoints(zoomLevel)
    let halfHeight = (heightPoints - bottomInsetPoints) / 2 / worldPoints
    // The visible part lies above the sheet, so its middle is above the camera by half of the inset. Maps
    // stop scrolling at their edge.
    let play = max(0, 0.5 - halfHeight)
    let wanted = Self.northing(camera.latitude) + bottomInsetPoints / 2 / worldPoints
    let middle = min(max(wanted, -play), play)
    let center = Coordinate(
      clampingLatitude: Self.latitude(middle), wrappingLongitude: camera.longitude)
    let box = BoundingBox(
      south: Self.latitude(middle - halfHeight), north: Self.latitude(middle + halfHeight),
      longitudes: .centered(on: camera.longitude, halfSpan: widthPoints / worldPoints * 180))
    return (center, box)
  }

  /// Ground distance of one point at a latitude, in metres, east to west.
  public func metersPerPoint(latitude: Double, zoomLevel: Double) -> Double {
    let beta = GeodesicEnds.reduced(latitude)
    return 2 * .pi * WGS84.equatorialRadius * beta.cosine / worldPoints(zoomLevel)
  }

  private func worldPoints(_ zoomLevel: Double) -> Double {
    let level = min(max(zoomLevel, Self.zoomLevels.lowerBound), Self.zoomLevels.upperBound)
    return tileSizePoints * exp2(level)
  }

  /// Height above the equator on the map, in widths of the world: −0.5…0.5 between the map's edges.
  private static func northing(_ latitude: Double) -> Double {
    // The square world ends at 85.05°; beyond it the map is not drawn.
    min(max(asinh(tan(latitude * (.pi / 180))) / (2 * .pi), -0.5), 0.5)
  }

  private static func latitude(_ northing: Double) -> Double {
    // An edge of the map is no edge of the Earth: what the map leaves out belongs to its last row.
    if northing >= 0.5 { return 90 }
    if northing <= -0.5 { return -90 }
    return atan(sinh(2 * .pi * northing)) * (180 / .pi)
  }
}

/// A window size with which no map can be seen.
public struct MapViewportError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The fault and its remedy.
  public var description: String {
    "width, height and tile size must be finite and more than 0, and the bottom inset at least 0 and less"
      + " than the height"
  }
}
