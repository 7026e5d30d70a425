#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Cheap, certain bounds of the distance from one origin to many points, in metres.
///
/// They decide most candidates without the exact geodesic. Every bound includes the rounding of its own
/// arithmetic and of `Geodesic.distance`: lower <= computed distance <= upper, always. The gap between lower
/// and upper is 2 µm at short range, about 5 mm at 10 km, 1 m at 100 km (relative 1e-5), 0.2 % at 1 000 km, and
/// at most 1.01 % anywhere.
package struct DistanceBound: Sendable {
  /// Added on both sides for rounding; the exact distance itself is right to 0.02 µm.
  static var margin: Double { 1e-6 }

  let latitudeRadians: Double
  let longitude: Double
  let sine: Double
  let cosine: Double
  /// Distance from the axis, and height above the equator's plane, in metres.
  private let axial: Double
  private let height: Double

  package init(from origin: Coordinate) {
    latitudeRadians = origin.latitude * (.pi / 180)
    longitude = origin.longitude
    sine = sin(latitudeRadians)
    cosine = cos(latitudeRadians)
    let n = Self.primeVerticalRadius(sine: sine)
    axial = n * cosine
    height = (1 - WGS84.eccentricitySquared) * n * sine
  }

  /// Cosine of the origin's latitude: how much narrower a degree of longitude is there.
  package var cosineOfLatitude: Double { cosine }

  /// Straight-line distance through the ellipsoid to a point of its surface; longitudes may differ by any turn.
  ///
  /// Right to a few nanometres, which is also how far it may exceed the geodesic between very near points.
  package func chordMeters(latitude: Double, longitude: Double) -> Double {
    chords(latitude, longitude).ellipsoid.squareRoot()
  }

  /// A lower bound of the distance to a point: the chord, or for far points the arc on a small sphere.
  package func lowerBound(latitude: Double, longitude: Double) -> Double {
    let chords = chords(latitude, longitude)
    let chord = chords.ellipsoid.squareRoot()
    // Below, the chord is the tighter of the two.
    guard chord > 500_000 else { return max(0, chord - Self.margin) }
    let arc = Self.arc(sphereChordSquared: chords.sphere)
    return max(chord, WGS84.smallestCurvatureRadius * arc) - Self.margin
  }

  /// Both bounds of the distance to a point.
  ///
  /// In geographic coordinates the line element of the ellipsoid lies between those of spheres with its
  /// smallest and its largest radius of curvature, so every length does as well. For short paths two tighter
  /// bounds hold: the chord below and, by Schur's comparison theorem, the arc of the most curved circle over
  /// that chord above.
  package func bounds(latitude: Double, longitude: Double) -> (lower: Double, upper: Double) {
    let chords = chords(latitude, longitude)
    let chord = chords.ellipsoid.squareRoot()
    var (lower, upper) = (chord, WGS84.halfMeridian)
    // Schur's theorem asks for a path shorter than half of that circle's circumference; these are.
    if chord < 8_000_000 {
      let diameter = 2 * WGS84.smallestCurvatureRadius
      upper = diameter * ShortAngle.arcsine(chord / diameter)
    }
    if chord > 500_000 {
      let arc = Self.arc(sphereChordSquared: chords.sphere)
      lower = max(lower, WGS84.smallestCurvatureRadius * arc)
      upper = min(upper, WGS84.largestCurvatureRadius * arc)
    }
    return (max(0, lower - Self.margin), upper + Self.margin)
  }

  /// Squares of the straight distances on the ellipsoid and on the unit sphere of its normals.
  private func chords(
    _ latitude: Double, _ longitude: Double
  ) -> (ellipsoid: Double, sphere: Double) {
    let halfRise = ShortAngle.sine((latitude * (.pi / 180) - latitudeRadians) / 2)
    let halfTurn = ShortAngle.sine((longitude - self.longitude) * (.pi / 360))
    let rise = halfRise * halfRise
    let turn = halfTurn * halfTurn
    // The latitude's sine and cosine from the origin's by the addition theorem: no further library call.
    let sineRise = 2 * halfRise * (1 - rise).squareRoot()
    let s = sine + (cosine * sineRise - sine * (2 * rise))
    let c = cosine - (sine * sineRise + cosine * (2 * rise))
    let n = Self.primeVerticalRadius(sine: s)
    let (out, up) = (n * c, (1 - WGS84.eccentricitySquared) * n * s)
    let ellipsoid =
      (out - axial) * (out - axial) + (up - height) * (up - height) + 4 * axial * out * turn
    let sphere = 4 * (rise + cosine * c * turn)
    return (max(0, ellipsoid), max(0, sphere))
  }

  private static func primeVerticalRadius(sine: Double) -> Double {
    WGS84.equatorialRadius / (1 - WGS84.eccentricitySquared * sine * sine).squareRoot()
  }

  private static func arc(sphereChordSquared: Double) -> Double {
    2 * ShortAngle.arcsine(sphereChordSquared.squareRoot() / 2)
  }
}
