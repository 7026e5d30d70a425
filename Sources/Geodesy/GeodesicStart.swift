#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The first guess of the inverse problem (Karney 2013, sections 4 and 5).
struct GeodesicStart {
  var bearing1: UnitAngle
  /// Length in metres of the guess, where it is good enough to be the answer.
  var shortLength: Double?
  /// Bearing at the second point, where `shortLength` is set.
  var bearing2: UnitAngle

  /// - Parameter longestArc: Up to this arc, in radians, the guess for short lines counts as exact.
  init(_ ends: GeodesicEnds, longestArc: Double) {
    let (beta1, beta2) = (ends.beta1, ends.beta2)
    let difference = beta2 - beta1
    let isShort = difference.cosine >= 0 && difference.sine < 0.5 && beta2.cosine * ends.lambdaRadians < 0.5

    var omega = ends.lambda
    var scale = 1.0
    if isShort {
      // A sphere of the local radius at the middle latitude.
      let (s, c) = (beta1.sine + beta2.sine, beta1.cosine + beta2.cosine)
      let sineSquared = s * s / (s * s + c * c)
      scale = (1 + WGS84.secondEccentricitySquared * sineSquared).squareRoot()
      omega = UnitAngle(radians: ends.lambdaRadians / ((1 - WGS84.flattening) * scale))
    }
    let first = Self.spherical(ends, omega)
    let arcSine = first.length
    let arcCosine = beta1.sine * beta2.sine + beta1.cosine * beta2.cosine * omega.cosine
    bearing1 = first.bearing
    bearing2 = first.bearing
    if isShort, arcSine < longestArc {
      shortLength = WGS84.polarRadius * scale * atan2(arcSine, arcCosine)
      let bulge = omega.sine * omega.sine / (1 + omega.cosine)
      bearing2 = UnitAngle(
        normalizingSine: beta1.cosine * omega.sine,
        cosine: difference.sine - beta1.cosine * beta2.sine * bulge)
      return
    }
    let n = WGS84.thirdFlattening
    if arcCosine < 0, arcSine < 6 * n * .pi * beta1.cosine * beta1.cosine {
      bearing1 = Self.nearlyAntipodal(ends)
    } else if !isShort {
      // One step of the longitude equation on the sphere: saves a whole Newton step.
      let sineAlpha0 = bearing1.sine * beta1.cosine
      let series = GeodesicSeries(equatorialCosineSquared: 1 - sineAlpha0 * sineAlpha0)
      let drift = WGS84.flattening * series.a3 * sineAlpha0 * atan2(arcSine, arcCosine)
      bearing1 = Self.spherical(ends, omega + UnitAngle(radians: drift)).bearing
    }
  }

  /// Bearing, and sine of the arc, on the auxiliary sphere for a difference of longitude `omega`.
  private static func spherical(
    _ ends: GeodesicEnds, _ omega: UnitAngle
  ) -> (bearing: UnitAngle, length: Double) {
    let (beta1, beta2) = (ends.beta1, ends.beta2)
    // The two forms of one formula: each is exact where the other cancels.
    let bulge = beta2.cosine * beta1.sine * omega.sine * omega.sine
    let cosine =
      omega.cosine >= 0
      ? (beta2 - beta1).sine + bulge / (1 + omega.cosine)
      : (beta2 + beta1).sine - bulge / (1 - omega.cosine)
    let sine = beta2.cosine * omega.sine
    let length = (sine * sine + cosine * cosine).squareRoot()
    guard sine > 0, length > 0 else { return (UnitAngle(sine: 1, cosine: 0), length) }
    return (UnitAngle(sine: sine / length, cosine: cosine / length), length)
  }

  /// The guess near the opposite point, where geodesics envelop an astroid.
  private static func nearlyAntipodal(_ ends: GeodesicEnds) -> UnitAngle {
    let (beta1, beta2) = (ends.beta1, ends.beta2)
    let series = GeodesicSeries(equatorialCosineSquared: beta1.sine * beta1.sine)
    let longitudeScale = WGS84.flattening * beta1.cosine * series.a3 * .pi
    let x = -ends.supplementRadians / longitudeScale
    let y = (beta2 + beta1).sine / (longitudeScale * beta1.cosine)
    if y > -5e-14, x > -1 - 1.5e-5 {
      let sine = max(min(1, -x), GeodesicEnds.tiny)
      return UnitAngle(sine: sine, cosine: -(1 - sine * sine).squareRoot())
    }
    let root = astroidRoot(x: x, y: y)
    let omega = UnitAngle(radians: -longitudeScale * x * root / (1 + root))
    return spherical(ends, UnitAngle(sine: omega.sine, cosine: -omega.cosine)).bearing
  }

  /// The positive root of *x*²/(1 + κ)² + *y*²/κ² = 1 (equation 55), to a few digits.
  private static func astroidRoot(x: Double, y: Double) -> Double {
    // The left side falls and is convex, so Newton from the left of the root never overshoots.
    var root = max(abs(y), abs(x) - 1, GeodesicEnds.tiny)
    for _ in 0..<40 {
      let (u, v) = (x / (1 + root), y / root)
      let step = (u * u + v * v - 1) / (2 * (u * u / (1 + root) + v * v / root))
      guard step > 1e-9 * root else { break }
      root += step
    }
    return root
  }
}
