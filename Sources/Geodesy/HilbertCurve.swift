/// A Hilbert curve over a square grid of 2ᵇ × 2ᵇ cells: neighbours on the curve are neighbours on the grid.
///
/// Going down a level, the curve inside a quarter is that of the whole grid with its axes swapped, reversed, or
/// both. Two bits a level say so (`s`, `r`); they flip with the quarter taken, so each is the exclusive-or of
/// the levels above it.
///
/// Source: Hilbert 1891; for all levels at once: Warren, Hacker's Delight, 2nd ed., section 16-2.
enum HilbertCurve {
  /// Position on the curve of the cell in column `x`, row `y`; both below 2^`bits`, `bits` at most 32.
  ///
  /// - Complexity: O(`bits`), without a branch on the values.
  @inline(__always)
  static func index(x: UInt32, y: UInt32, bits: Int) -> UInt64 {
    var index: UInt64 = 0
    var swapped: UInt32 = 0
    var reversed: UInt32 = 0
    var level = UInt32(bits)
    while level > 0 {
      level -= 1
      let column = (x >> level ^ reversed) & 1
      let row = (y >> level ^ reversed) & 1
      let exchange = swapped & (column ^ row)
      let right = column ^ exchange
      let upper = row ^ exchange
      index = index << 2 | UInt64(right << 1 | (right ^ upper))
      swapped ^= upper ^ 1
      reversed ^= (upper ^ 1) & right
    }
    return index
  }

  /// Column and row of the cell at `index` on the curve; `bits` at most 32.
  ///
  /// - Complexity: O(1): all levels at once, some 50 instructions.
  @inline(__always)
  static func cell(index: UInt64, bits: Int) -> (x: UInt32, y: UInt32) {
    let mask: UInt32 = (1 << UInt32(bits)) &- 1
    let right = evenBits(index >> 1)
    let upper = evenBits(index) ^ right
    let swapped = parityAbove(~upper & mask)
    let reversed = parityAbove(~upper & right & mask)
    let exchange = swapped & (right ^ upper)
    return (right ^ exchange ^ reversed, upper ^ exchange ^ reversed)
  }

  /// Bits 0, 2, 4, … moved together.
  @inline(__always)
  private static func evenBits(_ value: UInt64) -> UInt32 {
    var bits = value & 0x5555_5555_5555_5555
    bits = (bits | bits >> 1) & 0x3333_3333_3333_3333
    bits = (bits | bits >> 2) & 0x0F0F_0F0F_0F0F_0F0F
    bits = (bits | bits >> 4) & 0x00FF_00FF_00FF_00FF
    bits = (bits | bits >> 8) & 0x0000_FFFF_0000_FFFF
    return UInt32(truncatingIfNeeded: bits | bits >> 16)
  }

  /// For each bit, the exclusive-or of all higher ones.
  @inline(__always)
  private static func parityAbove(_ value: UInt32) -> UInt32 {
    var parity = value >> 1
    parity ^= parity >> 1
    parity ^= parity >> 2
    parity ^= parity >> 4
    parity ^= parity >> 8
    return parity ^ parity >> 16
  }
}
