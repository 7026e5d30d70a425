import Geodesy

/// Where results may lie: within a radius of the origin, inside a box, both, or anywhere.
struct SearchArea {
  /// Most key ranges of a box's cover.
  static let boxRanges = 64

  let radiusMeters: Double
  let box: BoundingBox?
  /// Keys of the box; nil without one.
  let keys: KeyRanges?

  init(radiusMeters: Double?, box: BoundingBox?, keyErrorMeters: Double) {
    self.radiusMeters = radiusMeters ?? .infinity
    self.box = box
    keys = box.map { KeyCover.box($0, keyErrorMeters: keyErrorMeters, maximumRanges: Self.boxRanges) }
  }

  /// Whether a place at `coordinate`, `distanceMeters` from the origin, lies in it; edges do.
  func contains(_ coordinate: Coordinate, distanceMeters: Double?) -> Bool {
    if let distanceMeters, distanceMeters > radiusMeters { return false }
    return box?.contains(coordinate) ?? true
  }
}
