/// A place's integer primary key: its cell on a Hilbert curve over longitude and latitude, and a slot in it.
///
///     key = hilbert(column, row) << slotBits | slot        (56 bits, positive)
///
/// A cell is 360°/2²⁶ wide and 180°/2²⁶ high: at the equator 0.60 m by 0.30 m. Places near each other on the
/// ground are near each other in key order, so an area is a few key ranges. When a cell's slots are taken the
/// next cell of the curve lends one: storage keeps the largest distance between a place and its key's point.
package enum PlaceKey {
  /// Bits of a column or row.
  package static let axisBits = 26
  /// Bits of the slot within a cell.
  package static let slotBits = 4
  /// Places a cell holds before its neighbour on the curve is asked.
  package static let slotsPerCell: Int64 = 1 << Int64(slotBits)
  /// All keys there can be.
  package static let all: ClosedRange<Int64> = 0...(1 << Int64(2 * axisBits + slotBits)) - 1
  /// No coordinate is farther from the middle of its own cell than this, in metres.
  package static let cellErrorMeters = 0.35

  static let cellsPerAxis = Double(1 << axisBits)
  static let longitudeStep = 360 / cellsPerAxis
  static let latitudeStep = 180 / cellsPerAxis

  /// The first key of the cell that holds `coordinate`.
  ///
  /// - Complexity: O(1), some 30 ns.
  package static func first(at coordinate: Coordinate) -> Int64 {
    let x = column(coordinate.longitude)
    let y = row(coordinate.latitude)
    return Int64(HilbertCurve.index(x: x, y: y, bits: axisBits)) << Int64(slotBits)
  }

  /// The middle of the key's cell, in degrees.
  ///
  /// - Complexity: O(1), some 30 ns.
  package static func position(of key: Int64) -> (latitude: Double, longitude: Double) {
    let cell = HilbertCurve.cell(index: UInt64(key >> Int64(slotBits)), bits: axisBits)
    return (
      (Double(cell.y) + 0.5) * latitudeStep - 90,
      (Double(cell.x) + 0.5) * longitudeStep - 180
    )
  }

  static func column(_ longitude: Double) -> UInt32 {
    UInt32(min(max((longitude + 180) / longitudeStep, 0), cellsPerAxis - 1))
  }

  static func row(_ latitude: Double) -> UInt32 {
    UInt32(min(max((latitude + 90) / latitudeStep, 0), cellsPerAxis - 1))
  }
}
