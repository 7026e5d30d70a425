extension RegionRadius {
  /// The largest radius whose disc around the region's centre lies inside the region.
  public static func inscribed(in region: MapRegion) -> RegionRadius {
    inscribed(in: region.boundingBox, around: region.center)
  }

  /// The smallest radius whose disc around the region's centre holds the region.
  public static func circumscribed(around region: MapRegion) -> RegionRadius {
    circumscribed(around: region.boundingBox, from: region.center)
  }

  /// The largest radius whose disc around the box's centre lies inside the box.
  public static func inscribed(in box: BoundingBox) -> RegionRadius {
    inscribed(in: box, around: box.center)
  }

  /// The smallest radius whose disc around the box's centre holds the box.
  public static func circumscribed(around box: BoundingBox) -> RegionRadius {
    circumscribed(around: box, from: box.center)
  }

  /// The largest radius whose disc around `center` lies inside the box; 0 when `center` is outside.
  ///
  /// A pole is no edge, nor is the 180° meridian of a box with every longitude: for all the Earth it is `world`.
  ///
  /// - Complexity: O(1): up to some twenty geodesics.
  public static func inscribed(in box: BoundingBox, around center: Coordinate) -> RegionRadius {
    guard box.contains(center) else { return RegionRadius(unchecked: 0) }
    var reach = WGS84.halfMeridian
    for parallel in [box.south, box.north] where abs(parallel) < 90 {
      reach = min(reach, acrossParallels(center, to: parallel))
    }
    if !box.longitudes.isFull {
      for turn in turns(from: center, to: box) {
        let edge = MeridianEdge(
          origin: center.latitude, turn: min(turn, 360 - turn), south: box.south, north: box.north)
        reach = min(reach, edge.nearest)
      }
    }
    return RegionRadius(unchecked: reach)
  }

  /// The smallest radius whose disc around `center` holds the box.
  ///
  /// - Complexity: O(1): up to some twenty geodesics.
  public static func circumscribed(around box: BoundingBox, from center: Coordinate) -> RegionRadius {
    // At one latitude, distance grows with the difference of longitude: the farthest meridian decides.
    let opposite = Coordinate(clampingLatitude: 0, wrappingLongitude: center.longitude + 180)
    let turn =
      box.longitudes.contains(opposite.longitude)
      ? 180 : turns(from: center, to: box).map { min($0, 360 - $0) }.max() ?? 180
    let edge = MeridianEdge(origin: center.latitude, turn: turn, south: box.south, north: box.north)
    return RegionRadius(unchecked: edge.farthest)
  }

  private static func acrossParallels(_ center: Coordinate, to latitude: Double) -> Double {
    Geodesic.distance(latitude1: center.latitude, longitude1: 0, latitude2: latitude, longitude2: 0)
  }

  /// Degrees of longitude, 0…360, westward to the western and eastward to the eastern edge.
  private static func turns(from center: Coordinate, to box: BoundingBox) -> [Double] {
    [center.longitude - box.west, box.east - center.longitude].map { $0 < 0 ? $0 + 360 : $0 }
  }
}
