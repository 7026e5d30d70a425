/// Six coefficients of a Fourier sine series in an even multiple of an angle: Σ *c*ₗ sin 2*l*σ.
struct SineSeries {
  var c1, c2, c3, c4, c5, c6: Double

  /// The sum at `angle`, by Clenshaw's recurrence.
  func sum(at angle: UnitAngle) -> Double {
    let x = 2 * (angle.cosine - angle.sine) * (angle.cosine + angle.sine)
    let y5 = c5 + x * c6
    let y4 = c4 + x * y5 - c6
    let y3 = c3 + x * y4 - y5
    let y2 = c2 + x * y3 - y4
    let y1 = c1 + x * y2 - y3
    return 2 * angle.sine * angle.cosine * y1
  }

  /// `sum(at: b) - sum(at: a)`.
  func difference(from a: UnitAngle, to b: UnitAngle) -> Double {
    sum(at: b) - sum(at: a)
  }
}
