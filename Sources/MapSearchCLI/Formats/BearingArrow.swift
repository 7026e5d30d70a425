/// A direction as an arrow.
enum BearingArrow {
  private static let arrows = ["↑", "↗", "→", "↘", "↓", "↙", "←", "↖"]

  /// The arrow nearest to `degrees` clockwise from north; any finite number of turns.
  static func text(degrees: Double) -> String {
    guard degrees.isFinite else { return "" }
    let eighths = (degrees.truncatingRemainder(dividingBy: 360) / 45).rounded()
    return arrows[(Int(eighths) + 8) % 8]
  }
}
