/// A square of the Hilbert curve's grid that knows its four quarters in the order the curve enters them.
///
/// The curve inside a quarter is that of the whole grid, mirrored: its axes change places, both run backwards,
/// or both. The two flags hold that for the square's own quarters.
struct HilbertCell {
  /// Levels below the whole grid, which is level 0 and has one cell.
  let level: Int
  /// Column and row among the 2^`level` of its level.
  let x: Int
  let y: Int
  /// Position on the curve through the cells of its level.
  let index: Int64

  private let hasAxesSwapped: Bool
  private let hasAxesReversed: Bool

  /// The whole grid.
  static let root = HilbertCell(
    level: 0, x: 0, y: 0, index: 0, hasAxesSwapped: false, hasAxesReversed: false)

  private init(level: Int, x: Int, y: Int, index: Int64, hasAxesSwapped: Bool, hasAxesReversed: Bool) {
    self.level = level
    self.x = x
    self.y = y
    self.index = index
    self.hasAxesSwapped = hasAxesSwapped
    self.hasAxesReversed = hasAxesReversed
  }

  /// The quarter that the curve enters at `position`, 0…3.
  func quarter(_ position: Int) -> HilbertCell {
    // Unmirrored, the curve goes up, right, and down.
    let right = position >> 1
    let upper = (position ^ right) & 1
    let reversal = hasAxesReversed ? 1 : 0
    let column = (hasAxesSwapped ? upper : right) ^ reversal
    let row = (hasAxesSwapped ? right : upper) ^ reversal
    return HilbertCell(
      level: level + 1, x: x << 1 | column, y: y << 1 | row, index: index << 2 | Int64(position),
      hasAxesSwapped: hasAxesSwapped != (upper == 0),
      hasAxesReversed: hasAxesReversed != (upper == 0 && right == 1))
  }
}
