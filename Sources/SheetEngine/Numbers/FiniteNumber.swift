/// What comes in is made finite here, once; nothing deeper checks again.
extension Double {
  /// Farthest that a length or a position may be from zero, in points.
  static let farthestPoints = 1e6

  /// The number if it is finite, brought to within a million points of zero; else `replacement`.
  func finite(or replacement: Double = 0) -> Double {
    guard isFinite else { return replacement }
    return Swift.min(Swift.max(self, -Self.farthestPoints), Self.farthestPoints)
  }

  /// A length: finite and not negative; 0 for whatever is not.
  var lengthPoints: Double { Swift.max(0, finite()) }

  /// The number brought into `lower`…`upper`; `lower` where the two are the wrong way round.
  func clamped(_ lower: Double, _ upper: Double) -> Double { Swift.max(lower, Swift.min(self, upper)) }
}
