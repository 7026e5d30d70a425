/// Lengths on the ground for people.
enum DistanceText {
  /// `230 m`, `1.4 km`, `128 km`: metres below a kilometre, one decimal below a hundred.
  static func text(meters: Double) -> String {
    guard meters.isFinite else { return "" }
    let whole = meters.rounded()
    if whole < 1000 { return "\(FixedDecimal.text(whole, decimals: 0)) m" }
    // Decided on the rounded figure, or 99.96 km would come as "100.0 km".
    let tenths = (meters / 100).rounded()
    if tenths < 1000 { return "\(FixedDecimal.text(tenths / 10, decimals: 1)) km" }
    return "\(FixedDecimal.grouped(Int((meters / 1000).rounded()))) km"
  }
}
