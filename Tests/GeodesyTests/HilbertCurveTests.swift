import TestSupport
import Testing

@testable import Geodesy

@Suite struct HilbertCurveTests {
  @Test(arguments: 1...6)
  func `the curve visits every cell once, going from neighbour to neighbour`(bits: Int) {
    var previous: (x: UInt32, y: UInt32)?
    for index in 0..<UInt64(1) << UInt64(2 * bits) {
      let cell = HilbertCurve.cell(index: index, bits: bits)
      #expect(HilbertCurve.index(x: cell.x, y: cell.y, bits: bits) == index)
      if let previous {
        let steps = abs(Int(cell.x) - Int(previous.x)) + abs(Int(cell.y) - Int(previous.y))
        #expect(steps == 1, "\(index)")
      }
      previous = cell
    }
  }

  @Test(arguments: [26, 31, 32])
  func `a cell and its index are each other's inverse`(bits: Int) {
    var random = SplitMix64(seed: UInt64(bits))
    let last = UInt32(truncatingIfNeeded: UInt64(1) << UInt64(bits) - 1)
    for _ in 0..<3_000 {
      let (x, y) = (UInt32.random(in: 0...last, using: &random), UInt32.random(in: 0...last, using: &random))
      let cell = HilbertCurve.cell(index: HilbertCurve.index(x: x, y: y, bits: bits), bits: bits)
      #expect(cell == (x, y))
    }
  }

  @Test func `a coarser cell's index begins those of the cells in it`() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<1_000 {
      let (x, y) = (
        UInt32.random(in: 0..<1 << 26, using: &random), UInt32.random(in: 0..<1 << 26, using: &random)
      )
      let level = Int.random(in: 1...26, using: &random)
      let shift = UInt32(26 - level)
      let coarse = HilbertCurve.index(x: x >> shift, y: y >> shift, bits: level)
      #expect(coarse == HilbertCurve.index(x: x, y: y, bits: 26) >> UInt64(2 * shift))
    }
  }

  @Test func `quarters are entered in the order of the curve`() {
    var cells = [HilbertCell.root]
    for level in 1...6 {
      cells = cells.flatMap { cell in (0..<4).map(cell.quarter) }
      for (index, cell) in cells.enumerated() {
        let expected = HilbertCurve.cell(index: UInt64(index), bits: level)
        #expect((cell.x, cell.y) == (Int(expected.x), Int(expected.y)))
        #expect(cell.index == index && cell.level == level)
      }
    }
  }
}
