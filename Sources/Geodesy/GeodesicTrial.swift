/// The geodesic that leaves the first parallel with a chosen bearing, followed to the second parallel.
///
/// It meets that parallel at some longitude; the inverse problem is to choose the bearing so that it is the
/// wanted one (Karney 2013, section 4).
struct GeodesicTrial {
  let bearing1: UnitAngle
  let bearing2: UnitAngle
  /// Longitude reached minus longitude wanted, in radians.
  let residual: Double
  /// How fast `residual` grows with the first bearing (equation 46).
  let slope: Double
  /// Length in metres.
  let length: Double
  /// Reduced length *m*₁₂ in units of the polar semi-axis: how far two such geodesics spread.
  let reducedLength: Double

  init(_ ends: GeodesicEnds, bearing1 wanted: UnitAngle) {
    let (beta1, beta2) = (ends.beta1, ends.beta2)
    var alpha1 = wanted
    // On the equator and due east the geodesic never meets its vertex: choose a side.
    if beta1.sine == 0, alpha1.cosine == 0 { alpha1.cosine = -GeodesicEnds.tiny }

    let sineAlpha0 = alpha1.sine * beta1.cosine
    let crossSine = alpha1.sine * beta1.sine
    let cosineSquaredAlpha0 = alpha1.cosine * alpha1.cosine + crossSine * crossSine
    let alpha2 = ends.bearing2(from: alpha1)

    // Positions along the geodesic, and longitudes on the auxiliary sphere, from the northward crossing.
    let (run1, run2) = (alpha1.cosine * beta1.cosine, alpha2.cosine * beta2.cosine)
    let sigma1 = UnitAngle(normalizingSine: beta1.sine, cosine: run1)
    let sigma2 = UnitAngle(normalizingSine: beta2.sine, cosine: run2)
    let sigma12 = (sigma2 - sigma1).clampedUpward.radians
    let turn =
      UnitAngle(sine: sineAlpha0 * beta2.sine, cosine: run2)
      - UnitAngle(sine: sineAlpha0 * beta1.sine, cosine: run1)
    let beyond = turn.clampedUpward - ends.lambda

    let series = GeodesicSeries(equatorialCosineSquared: cosineSquaredAlpha0)
    let drift = series.a3 * (sigma12 + series.c3.difference(from: sigma1, to: sigma2))
    residual = beyond.radians - WGS84.flattening * sineAlpha0 * drift

    let (a1, a2) = (series.a1, series.a2)
    let distance = a1 * (sigma12 + series.c1.difference(from: sigma1, to: sigma2))
    let second = a2 * (sigma12 + series.c2.difference(from: sigma1, to: sigma2))
    length = WGS84.polarRadius * distance
    reducedLength =
      ends.stretch2 * sigma1.cosine * sigma2.sine - ends.stretch1 * sigma1.sine * sigma2.cosine
      - sigma1.cosine * sigma2.cosine * (distance - second)

    if alpha2.cosine == 0 {
      slope = -2 * (1 - WGS84.flattening) * ends.stretch1 / beta1.sine
    } else {
      slope = (1 - WGS84.flattening) * reducedLength / (alpha2.cosine * beta2.cosine)
    }
    bearing1 = alpha1
    bearing2 = alpha2
  }

  /// Length of the geodesic that ends at the wanted longitude, to first order in `residual`, in metres.
  func correctedLength(_ ends: GeodesicEnds) -> Double {
    length - WGS84.equatorialRadius * ends.beta2.cosine * bearing2.sine * residual
  }

  /// How far `correctedLength` may be off, in metres: the second-order term.
  func correctionError(_ ends: GeodesicEnds) -> Double {
    let offset = ends.beta2.cosine * residual
    let spread = bearing2.cosine * bearing2.cosine / max(abs(reducedLength), GeodesicEnds.tiny)
    return WGS84.equatorialRadius * offset * offset * (1 + spread)
  }
}
