/// The expansions of the geodesic integrals in the small parameter ε, to order six.
///
/// C. F. F. Karney, "Algorithms for geodesics", J. Geodesy 87 (2013), equations 15–25 and 41–43. On WGS84
/// ε < 0.0017, so what is cut off is below a nanometre.
struct GeodesicSeries {
  let epsilon: Double

  /// - Parameter cosineSquared: cos²α₀ of the bearing α₀ with which the geodesic crosses the equator.
  init(equatorialCosineSquared cosineSquared: Double) {
    let k2 = cosineSquared * WGS84.secondEccentricitySquared
    epsilon = k2 / (2 * (1 + (1 + k2).squareRoot()) + k2)
  }

  /// Scale of the distance integral *I*₁.
  var a1: Double {
    let e2 = epsilon * epsilon
    return (1 + e2 * (1 / 4 + e2 * (1 / 64 + e2 / 256))) / (1 - epsilon)
  }

  /// Oscillation of *I*₁.
  var c1: SineSeries {
    let e = epsilon
    let e2 = e * e
    let (e3, e4) = (e2 * e, e2 * e2)
    return SineSeries(
      c1: e * (-1 / 2 + e2 * (3 / 16 - e2 / 32)),
      c2: e2 * (-1 / 16 + e2 * (1 / 32 - e2 * (9 / 2048))),
      c3: e3 * (-1 / 48 + e2 * (3 / 256)),
      c4: e4 * (-5 / 512 + e2 * (3 / 512)),
      c5: e4 * e * (-7 / 1280),
      c6: e4 * e2 * (-7 / 2048))
  }

  /// The inverse of *I*₁: σ = τ + Σ *c*ₗ sin 2*l*τ.
  var c1Reverted: SineSeries {
    let e = epsilon
    let e2 = e * e
    let (e3, e4) = (e2 * e, e2 * e2)
    return SineSeries(
      c1: e * (1 / 2 + e2 * (-9 / 32 + e2 * (205 / 1536))),
      c2: e2 * (5 / 16 + e2 * (-37 / 96 + e2 * (1335 / 4096))),
      c3: e3 * (29 / 96 - e2 * (75 / 128)),
      c4: e4 * (539 / 1536 - e2 * (2391 / 2560)),
      c5: e4 * e * (3467 / 7680),
      c6: e4 * e2 * (38081 / 61440))
  }

  /// Scale of *I*₂, whose difference from *I*₁ is needed for the reduced length.
  var a2: Double {
    let e2 = epsilon * epsilon
    return (1 - epsilon) * (1 + e2 * (1 / 4 + e2 * (9 / 64 + e2 * (25 / 256))))
  }

  /// Oscillation of *I*₂.
  var c2: SineSeries {
    let e = epsilon
    let e2 = e * e
    let (e3, e4) = (e2 * e, e2 * e2)
    return SineSeries(
      c1: e * (1 / 2 + e2 * (1 / 16 + e2 / 32)),
      c2: e2 * (3 / 16 + e2 * (1 / 32 + e2 * (35 / 2048))),
      c3: e3 * (5 / 48 + e2 * (5 / 256)),
      c4: e4 * (35 / 512 + e2 * (7 / 512)),
      c5: e4 * e * (63 / 1280),
      c6: e4 * e2 * (77 / 2048))
  }

  /// Scale of the longitude integral *I*₃.
  var a3: Double {
    let n = WGS84.thirdFlattening
    let e = epsilon
    let t4 = 3 / 64 + n / 32 + e * (3 / 128)
    let t3 = 1 / 16 + n * (3 / 16 + n / 16) + e * t4
    let t2 = 1 / 4 + n * (1 / 8 - n * (3 / 8)) + e * t3
    return 1 - e * (1 / 2 - n / 2 + e * t2)
  }

  /// Oscillation of *I*₃.
  var c3: SineSeries {
    let n = WGS84.thirdFlattening
    let e = epsilon
    let e2 = e * e
    let e3 = e2 * e
    let c13 = 3 / 64 + n * (3 / 64 - n / 64) + e * (5 / 128 + n / 64 + e * (3 / 128))
    let c23 = 3 / 64 - n * (1 / 32 + n * (3 / 64)) + e * (3 / 128 + n / 128 + e * (5 / 256))
    return SineSeries(
      c1: e * ((1 - n) / 4 + e * ((1 - n * n) / 8 + e * c13)),
      c2: e2 * (1 / 16 - n * (3 / 32 - n / 32) + e * c23),
      c3: e3 * (5 / 192 - n * (3 / 64 - n * (5 / 192)) + e * (3 / 128 - n * (5 / 192) + e * (7 / 512))),
      c4: e2 * e2 * (7 / 512 - n * (7 / 256) + e * (7 / 512)),
      c5: e2 * e3 * (21 / 2560),
      c6: 0)
  }
}
