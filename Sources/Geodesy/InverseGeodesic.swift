#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The inverse problem for a pair in canonical position (Karney 2013, section 4).
enum InverseGeodesic {
  typealias Path = (length: Double, bearing1: UnitAngle, bearing2: UnitAngle)

  /// What a computed length may be off for the search to stop, in metres.
  private static var lengthTolerance: Double { 1e-9 }
  /// The last change of bearing, in radians, after which the next would be below rounding.
  private static var bearingTolerance: Double { 1e-8 }
  /// The last change of bearing, in radians, after which one more leaves less than 1e-9.
  private static var courseTolerance: Double { 1e-5 }
  /// Arcs that the formula for short lines measures to a nanometre.
  private static var shortArc: Double { 1e-4 }
  /// Arcs whose bearings it also gives to the last digits.
  private static var shortBearingArc: Double { 3e-8 }

  /// What is asked about the path.
  enum Question {
    /// Its length; the bearings are guesses.
    case length
    /// Its length, the same to the last bit, and the bearing it leaves with, right to 1e-9 radians or so.
    case course
    /// Its length and both bearings to the last digits.
    case path
  }

  static func solve(_ pair: CanonicalPair, for question: Question) -> Path {
    let ends = pair.ends
    if pair.isCoincident {
      let north = UnitAngle(sine: 0, cosine: 1)
      return (0, north, north)
    }
    if pair.isMeridional { return meridian(ends) }
    if pair.isEquatorial {
      let east = UnitAngle(sine: 1, cosine: 0)
      return (WGS84.equatorialRadius * ends.lambdaRadians, east, east)
    }
    let start = GeodesicStart(ends, longestArc: question == .path ? shortBearingArc : shortArc)
    if let length = start.shortLength { return (length, start.bearing1, start.bearing2) }
    return search(ends, from: start.bearing1, for: question)
  }

  /// On an oblate ellipsoid a meridian is always shortest between points of one or of opposite longitudes.
  private static func meridian(_ ends: GeodesicEnds) -> Path {
    let (beta1, beta2) = (ends.beta1, ends.beta2)
    let bearing1 = ends.lambda
    let sigma1 = UnitAngle(normalizingSine: beta1.sine, cosine: bearing1.cosine * beta1.cosine)
    let sigma12 = (beta2 - sigma1).clampedUpward.radians
    let series = GeodesicSeries(equatorialCosineSquared: 1)
    let length = series.a1 * (sigma12 + series.c1.difference(from: sigma1, to: beta2))
    return (WGS84.polarRadius * max(0, length), bearing1, UnitAngle(sine: 0, cosine: 1))
  }

  /// Newton's method on the first bearing, kept inside a bracket that halves when a step leaves it.
  private static func search(
    _ ends: GeodesicEnds, from guess: UnitAngle, for question: Question
  ) -> Path {
    var low = UnitAngle(sine: GeodesicEnds.tiny, cosine: 1)
    var high = UnitAngle(sine: GeodesicEnds.tiny, cosine: -1)
    var bearing = guess
    var steps = 0
    var length: Double?
    while true {
      let trial = GeodesicTrial(ends, bearing1: bearing)
      let change = -trial.residual / trial.slope
      steps += 1
      let isLast = steps == 100
      if isLast || trial.correctionError(ends) < lengthTolerance {
        // A course keeps the length found first, as if nothing else had been asked.
        if question == .path || length == nil { length = trial.correctedLength(ends) }
        if question == .length { return (length!, trial.bearing1, trial.bearing2) }
        let tolerance = question == .path ? bearingTolerance : courseTolerance
        if isLast || abs(change) < tolerance || trial.residual == 0 {
          let last = change.isFinite ? rotated(trial.bearing1, by: change) : trial.bearing1
          return (length!, last, ends.bearing2(from: last))
        }
      }

      if trial.residual > 0 {
        if (high - bearing).sine > 0 { high = bearing }
      } else if (bearing - low).sine > 0 {
        low = bearing
      }
      let next = rotated(bearing, by: change)
      let staysInside = (next - low).sine > 0 && (high - next).sine > 0
      bearing =
        abs(change) < .pi && staysInside
        ? next : UnitAngle(normalizingSine: low.sine + high.sine, cosine: low.cosine + high.cosine)
    }
  }

  private static func rotated(_ angle: UnitAngle, by radians: Double) -> UnitAngle {
    let sum = angle + UnitAngle(radians: radians)
    return UnitAngle(normalizingSine: sum.sine, cosine: sum.cosine)
  }
}
