extension BoundingBox {
  /// The smallest rectangle that holds everything within a geodesic distance of a point.
  ///
  /// Larger by about a millimetre, so that rounding never leaves a point out. A disc that holds a pole gets every
  /// longitude.
  ///
  /// - Parameter radiusMeters: 0 or more; from half a meridian, 20 003 931.46 m, it is the whole world.
  /// - Complexity: O(1): some ten geodesics.
  public init(around center: Coordinate, radiusMeters: Double) {
    guard radiusMeters < WGS84.halfMeridian else {
      self = .world
      return
    }
    let reach = max(0, radiusMeters) * (1 + 1e-12) + 1e-3
    let toNorthPole = center.distance(to: Coordinate(clampingLatitude: 90, wrappingLongitude: 0))
    let toSouthPole = center.distance(to: Coordinate(clampingLatitude: -90, wrappingLongitude: 0))
    let north =
      reach < toNorthPole ? center.destination(bearingDegrees: 0, distanceMeters: reach).latitude : 90
    let south =
      reach < toSouthPole
      ? center.destination(bearingDegrees: 180, distanceMeters: reach).latitude : -90
    var longitudes = LongitudeInterval.full
    if reach < toNorthPole, reach < toSouthPole {
      longitudes = .centered(
        on: center.longitude, halfSpan: Self.longitudeReach(latitude: center.latitude, meters: reach))
    }
    self.init(south: south, north: north, longitudes: longitudes)
  }

  /// How many degrees of longitude a disc around a point spans to either side, for a disc without a pole.
  ///
  /// The disc touches its easternmost meridian where the radius to that point meets the meridian at a right
  /// angle, because circles are perpendicular to their radii (Gauss's lemma).
  static func longitudeReach(latitude: Double, meters: Double) -> Double {
    // By symmetry, in the northern hemisphere: there the radius leaves between north and east.
    func end(_ bearing: Double) -> (latitude: Double, longitude: Double, finalBearingDegrees: Double) {
      Geodesic.direct(
        latitude: abs(latitude), longitude: 0, bearingDegrees: bearing, distanceMeters: meters)
    }
    let bearing = bracketedRoot(from: 0, to: 90, tolerance: 1e-9) { end($0).finalBearingDegrees - 90 }
    return end(bearing).longitude
  }
}

extension LongitudeInterval {
  /// The arc that reaches `halfSpan` degrees to either side of a longitude.
  static func centered(on longitude: Double, halfSpan: Double) -> LongitudeInterval {
    guard halfSpan < 180 else { return .full }
    func wrapped(_ value: Double) -> Double {
      value > 180 ? value - 360 : value < -180 ? value + 360 : value
    }
    return LongitudeInterval(arcFrom: wrapped(longitude - halfSpan), to: wrapped(longitude + halfSpan))
  }
}
