import Geodesy

/// Where results may lie: within a radius of the origin, inside a box, in a region, all of these, or anywhere.
struct SearchArea {
  /// Most key ranges of a box's or region's cover.
  static let boxRanges = 64

  let radiusMeters: Double
  let box: BoundingBox?
  let region: QueryRegion?
  /// Keys of the box and the region; nil without either.
  let keys: KeyRanges?

  init(radiusMeters: Double?, box: BoundingBox?, region: QueryRegion? = nil, keyErrorMeters: Double) {
    self.radiusMeters = radiusMeters ?? .infinity
    self.box = box
    self.region = region
    let boxKeys = box.map {
      KeyCover.box($0, keyErrorMeters: keyErrorMeters, maximumRanges: Self.boxRanges)
    }
    let regionKeys = region.map {
      KeyCover.disc(
        around: $0.center, DistanceBound(from: $0.center), radiusMeters: $0.radiusMeters + 1,
        keyErrorMeters: keyErrorMeters, maximumRanges: Self.boxRanges)
    }
    if let boxKeys, let regionKeys {
      keys = boxKeys.intersection(regionKeys)
    } else {
      keys = boxKeys ?? regionKeys
    }
  }

  /// Whether a place at `coordinate`, `distanceMeters` from the origin, lies in it; edges do.
  func contains(_ coordinate: Coordinate, distanceMeters: Double?) -> Bool {
    if let distanceMeters, distanceMeters > radiusMeters { return false }
    if let region, !region.contains(coordinate) { return false }
    return box?.contains(coordinate) ?? true
  }
}
