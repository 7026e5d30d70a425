/// Numbers for people: a fixed count of decimals, thousands apart.
enum FixedDecimal {
  /// `value` with `decimals` (0…9) digits after the point, rounded half away from zero; no `-0`.
  ///
  /// Magnitudes of 10⁹ and more come in Swift's own notation.
  static func text(_ value: Double, decimals: Int) -> String {
    let scale = (0..<decimals).reduce(1.0) { result, _ in result * 10 }
    let scaled = (value * scale).rounded()
    guard scaled.isFinite, scaled.magnitude < 9e15, value.magnitude < 1e9 else { return "\(value)" }
    let digits = String(Int64(scaled.magnitude))
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    let sign = scaled < 0 ? "-" : ""
    guard decimals > 0 else { return sign + padded }
    return "\(sign)\(padded.dropLast(decimals)).\(padded.suffix(decimals))"
  }

  /// `value` in groups of three digits, e.g. `120 000`.
  static func grouped(_ value: Int) -> String {
    let digits = Array(String(value.magnitude))
    var text = value < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text += " " }
      text.append(digit)
    }
    return text
  }
}
