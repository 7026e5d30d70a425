/// Two points in canonical position: β₁ ≤ 0, |β₂| ≤ −β₁, the second no farther west than the first.
///
/// Every pair of points is a reflection of such a pair (Karney 2013, section 4), which leaves the solver one
/// case instead of eight.
struct GeodesicEnds {
  /// Stands for zero where something is divided by it.
  static var tiny: Double { 1.5e-154 }

  /// Reduced latitudes: tan β = (1 − *f*) tan φ.
  let beta1: UnitAngle
  let beta2: UnitAngle
  /// Difference of longitude, 0…π.
  let lambda: UnitAngle
  let lambdaRadians: Double
  /// π − λ, exact near the opposite meridian.
  let supplementRadians: Double
  /// √(1 + *e*′² sin²β) at both ends.
  let stretch1: Double
  let stretch2: Double

  /// - Parameters:
  ///   - latitude1: −90…0.
  ///   - latitude2: No farther from the equator than `latitude1`.
  ///   - longitudeDifference: 0…180.
  init(latitude1: Double, latitude2: Double, longitudeDifference: Double) {
    beta1 = Self.reduced(latitude1)
    beta2 = Self.reduced(latitude2)
    lambda = UnitAngle(degrees: longitudeDifference)
    lambdaRadians = longitudeDifference * (.pi / 180)
    supplementRadians = (180 - longitudeDifference) * (.pi / 180)
    let e2 = WGS84.secondEccentricitySquared
    stretch1 = (1 + e2 * beta1.sine * beta1.sine).squareRoot()
    stretch2 = (1 + e2 * beta2.sine * beta2.sine).squareRoot()
  }

  /// Reduced latitude of `latitude` degrees; its cosine is never zero.
  static func reduced(_ latitude: Double) -> UnitAngle {
    let phi = UnitAngle(degrees: latitude)
    let beta = UnitAngle(normalizingSine: (1 - WGS84.flattening) * phi.sine, cosine: phi.cosine)
    return UnitAngle(sine: beta.sine, cosine: max(tiny, beta.cosine))
  }

  /// Bearing at the second parallel of the geodesic that leaves the first with `alpha1` (Clairaut).
  func bearing2(from alpha1: UnitAngle) -> UnitAngle {
    if beta2.cosine == beta1.cosine, abs(beta2.sine) == -beta1.sine {
      return UnitAngle(sine: alpha1.sine, cosine: abs(alpha1.cosine))
    }
    let run = alpha1.cosine * beta1.cosine
    // cos²β₂ − cos²β₁, by whichever factors lose fewer digits.
    let gain =
      beta1.cosine < -beta1.sine
      ? (beta2.cosine - beta1.cosine) * (beta1.cosine + beta2.cosine)
      : (beta1.sine - beta2.sine) * (beta1.sine + beta2.sine)
    return UnitAngle(
      sine: beta2.cosine == beta1.cosine ? alpha1.sine : alpha1.sine * beta1.cosine / beta2.cosine,
      cosine: max(0, run * run + gain).squareRoot() / beta2.cosine)
  }
}
