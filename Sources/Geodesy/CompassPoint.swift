/// The sixteen points of the compass, clockwise from north.
public enum CompassPoint: Int, Sendable, CaseIterable {
  /// The eight principal winds and, between them, the eight half-winds.
  case north, northNortheast, northeast, eastNortheast, east, eastSoutheast, southeast, southSoutheast
  case south, southSouthwest, southwest, westSouthwest, west, westNorthwest, northwest, northNorthwest

  /// The point nearest to a bearing; a bearing halfway between two gives the clockwise one.
  ///
  /// - Parameter bearingDegrees: Clockwise from north; any finite value.
  public init(bearingDegrees: Double) {
    self = Self.allCases[Self.index(bearingDegrees, of: 16)]
  }

  /// The usual letters: "N", "NNE", "NE", …
  public var abbreviation: String {
    [
      "N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW", "NW", "NNW",
    ][rawValue]
  }

  /// The one of eight arrows nearest to a bearing, on a map with north up: "↑", "↗", "→", …
  ///
  /// - Parameter bearingDegrees: Clockwise from north; any finite value.
  public static func arrow(bearingDegrees: Double) -> String {
    ["↑", "↗", "→", "↘", "↓", "↙", "←", "↖"][index(bearingDegrees, of: 8)]
  }

  private static func index(_ bearingDegrees: Double, of count: Int) -> Int {
    guard bearingDegrees.isFinite else { return 0 }
    let turn = bearingDegrees.truncatingRemainder(dividingBy: 360)
    let sector = ((turn < 0 ? turn + 360 : turn) / 360 * Double(count) + 0.5).rounded(.down)
    return Int(sector) % count
  }
}
