/// A Hilbert curve over a square grid of 2ᵇ × 2ᵇ cells: neighbours on the curve are neighbours on the grid.
///
/// Source: Hilbert 1891; the bitwise form follows Warren, Hacker's Delight, 2nd ed., chapter 16.
enum HilbertCurve {
  /// Position on the curve of the cell in column `x`, row `y`; both below 2^`bits`.
  ///
  /// - Complexity: O(`bits`).
  @inline(__always)
  static func index(x: UInt32, y: UInt32, bits: Int) -> UInt64 {
    var index: UInt64 = 0
    var x = x
    var y = y
    var bit = bits - 1
    let mask: UInt32 = bits == 32 ? .max : (1 << UInt32(bits)) - 1
    while bit >= 0 {
      let rx = x >> UInt32(bit) & 1
      let ry = y >> UInt32(bit) & 1
      index = index << 2 | UInt64((3 * rx) ^ ry)
      if ry == 0 {
        if rx == 1 {
          x = ~x & mask
          y = ~y & mask
        }
        swap(&x, &y)
      }
      bit -= 1
    }
    return index
  }

  /// Column and row of the cell at `index` on the curve.
  ///
  /// - Complexity: O(`bits`).
  @inline(__always)
  static func cell(index: UInt64, bits: Int) -> (x: UInt32, y: UInt32) {
    var x: UInt32 = 0
    var y: UInt32 = 0
    for bit in 0..<UInt32(bits) {
      let quadrant = UInt32(truncatingIfNeeded: index >> UInt64(2 * bit)) & 3
      let rx = quadrant >> 1
      let ry = (quadrant ^ rx) & 1
      if ry == 0 {
        if rx == 1 {
          let last: UInt32 = (1 << bit) &- 1
          x = last &- x
          y = last &- y
        }
        swap(&x, &y)
      }
      x |= rx << bit
      y |= ry << bit
    }
    return (x, y)
  }
}
