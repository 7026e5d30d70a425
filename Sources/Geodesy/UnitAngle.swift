#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An angle kept as its sine and cosine, so that differences of nearly equal angles stay exact.
struct UnitAngle {
  var sine: Double
  var cosine: Double

  init(sine: Double, cosine: Double) {
    self.sine = sine
    self.cosine = cosine
  }

  /// Exact at the multiples of 90°. `degrees` is within ±360.
  init(degrees: Double) {
    let magnitude = abs(degrees)
    let quarters = magnitude <= 45 ? 0 : magnitude <= 135 ? 1 : (magnitude / 90).rounded()
    // Sterbenz: the subtraction is exact for magnitudes up to 360.
    let rest = (magnitude - 90 * quarters) * (.pi / 180)
    let (s, c) = (sin(rest), cos(rest))
    let sign: Double = degrees < 0 ? -1 : 1
    switch quarters {
    case 0, 4: self.init(sine: sign * s, cosine: c)
    case 1: self.init(sine: sign * c, cosine: -s)
    case 2: self.init(sine: sign * -s, cosine: -c)
    default: self.init(sine: sign * -c, cosine: s)
    }
  }

  init(radians: Double) {
    self.init(sine: sin(radians), cosine: cos(radians))
  }

  /// The direction of the vector (`cosine`, `sine`) of any positive length.
  init(normalizingSine sine: Double, cosine: Double) {
    let scale = 1 / (sine * sine + cosine * cosine).squareRoot()
    self.init(sine: sine * scale, cosine: cosine * scale)
  }

  /// −π…π.
  var radians: Double { atan2(sine, cosine) }

  /// The same angle, known to be 0…π, where rounding has pushed it a little below.
  var clampedUpward: UnitAngle {
    // Not `max(0, sine)`: that may return −0, and −0 with a negative cosine is −π.
    UnitAngle(sine: sine > 0 ? sine : 0, cosine: cosine)
  }

  /// Clockwise from north when the angle is a bearing: 0..<360.
  var bearingDegrees: Double {
    let degrees = radians * (180 / .pi)
    // The second test: a tiny negative angle plus 360 rounds to 360.
    if degrees >= 0 { return degrees + 0 }
    return degrees + 360 < 360 ? degrees + 360 : 0
  }

  static func + (a: UnitAngle, b: UnitAngle) -> UnitAngle {
    UnitAngle(
      sine: a.sine * b.cosine + a.cosine * b.sine, cosine: a.cosine * b.cosine - a.sine * b.sine)
  }

  static func - (a: UnitAngle, b: UnitAngle) -> UnitAngle {
    UnitAngle(
      sine: a.sine * b.cosine - a.cosine * b.sine, cosine: a.cosine * b.cosine + a.sine * b.sine)
  }
}
