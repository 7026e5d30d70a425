import Geodesy
import PlaceStorage

/// Which places may be results: those within a radius of the origin, inside a box, in a region, or anywhere; and
/// of these, when it is asked for, those that are open.
struct SearchArea {
  /// Most key ranges of a box's or region's cover.
  static let boxRanges = 64

  let radiusMeters: Double
  let box: BoundingBox?
  let region: QueryRegion?
  /// Asked of a place's row last, since it costs most; nil for any time.
  let opening: OpeningCheck?
  /// Keys of the box and the region; nil without either.
  let keys: KeyRanges?

  init(
    radiusMeters: Double?, box: BoundingBox?, region: QueryRegion? = nil, opening: OpeningCheck? = nil,
    keyErrorMeters: Double
  ) {
    self.opening = opening
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

  /// Whether `place`, `distanceMeters` from the origin, lies in it, edges included, and is open.
  func admits(_ place: Place, distanceMeters: Double?) -> Bool {
    if let distanceMeters, distanceMeters > radiusMeters { return false }
    if let region, !region.contains(place.coordinate) { return false }
    if let box, !box.contains(place.coordinate) { return false }
    return opening?.isOpen(place) ?? true
  }
}
