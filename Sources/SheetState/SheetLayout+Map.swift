public import Geodesy
public import SheetEngine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What of a map can be seen beside a sheet.
extension SheetLayout {
  /// The visible part of the map: the container minus what the sheet covers, at most up to its chosen detent.
  ///
  /// - Parameters:
  ///   - camera: The point in the middle of the whole container.
  ///   - zoomLevel: As `MapViewport` has it.
  /// - Returns: The middle of the visible part on the screen, and its edges: "search this area". Nil when nothing
  ///   can be seen.
  public func visibleArea(
    camera: Coordinate, zoomLevel: Double, in geometry: SheetGeometry
  ) -> (center: Coordinate, box: BoundingBox)? {
    guard
      let viewport = try? MapViewport(
        widthPoints: geometry.widthPoints, heightPoints: geometry.heightPoints,
        bottomInsetPoints: mapInsetPoints)
    else { return nil }
    guard geometry.edge == .top else { return viewport.visibleArea(camera: camera, zoomLevel: zoomLevel) }
    // The map is the same upside down, so a sheet at the top is one at the bottom of the other hemisphere.
    let (center, box) = viewport.visibleArea(camera: camera.mirrored, zoomLevel: zoomLevel)
    guard
      let mirrored = try? BoundingBox(west: box.west, south: -box.north, east: box.east, north: -box.south)
    else { return nil }
    return (center.mirrored, mirrored)
  }

  /// The visible part of a map whose whole container shows a region; as above.
  public func visibleArea(
    of region: MapRegion, in geometry: SheetGeometry
  ) -> (center: Coordinate, box: BoundingBox)? {
    guard region.longitudeDelta > 0, geometry.widthPoints > 0 else { return nil }
    let worldPoints = geometry.widthPoints * 360 / region.longitudeDelta
    return visibleArea(camera: region.center, zoomLevel: log2(worldPoints / 256), in: geometry)
  }
}

extension Coordinate {
  /// The point as far on the other side of the equator.
  fileprivate var mirrored: Coordinate {
    // A latitude within the range is within it on the other side too.
    (try? Coordinate(latitude: -latitude, longitude: longitude)) ?? self
  }
}
