/// The ellipsoid every coordinate lies on. Lengths in metres.
///
/// Defining values: NGA.STND.0036 (2014), table 3.1; the others follow from them.
package enum WGS84 {
  /// Equatorial radius, *a*.
  package static var equatorialRadius: Double { 6_378_137 }
  /// Flattening, *f* = (*a* − *b*) / *a*.
  package static var flattening: Double { 1 / 298.257223563 }
  /// Polar semi-axis, *b*.
  package static var polarRadius: Double { equatorialRadius * (1 - flattening) }
  /// First eccentricity squared, *e*².
  package static var eccentricitySquared: Double { flattening * (2 - flattening) }
  /// Second eccentricity squared, *e*′².
  package static var secondEccentricitySquared: Double {
    eccentricitySquared / (1 - eccentricitySquared)
  }
  /// Third flattening, *n* = (*a* − *b*) / (*a* + *b*).
  package static var thirdFlattening: Double { flattening / (2 - flattening) }

  /// The smallest radius of curvature anywhere, *b*²/*a*: along the meridian at the equator.
  package static var smallestCurvatureRadius: Double {
    polarRadius * polarRadius / equatorialRadius
  }
  /// The largest radius of curvature anywhere, *a*²/*b*: at the poles.
  package static var largestCurvatureRadius: Double {
    equatorialRadius * equatorialRadius / polarRadius
  }
  /// Pole to pole along a meridian: no two points are farther apart.
  package static var halfMeridian: Double { 20_003_931.458_625_45 }
}
