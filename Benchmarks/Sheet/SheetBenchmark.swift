import CAllocationCount
import SheetEngine

/// What the engine costs: the time an event takes, and how often memory is asked for.
///
/// `swift run -c release SheetBenchmark`
@main
enum SheetBenchmark {
  private static let phone = SheetGeometry(
    widthPoints: 390, heightPoints: 844, safeAreaTopPoints: 47, safeAreaBottomPoints: 34, bottomBarPoints: 49,
    scale: 3)

  static func main() {
    print("operation                          ns each   allocations")
    for preset in SheetPreset.all {
      measure("drag, \(preset.name)", count: 1_000_000) { machine, index, time in
        // To and fro over all detents and past both ends.
        let place = Double(index % 1200)
        _ = machine.handle(.changed(pointer: 1, .location(place < 600 ? place : 1200 - place)), at: time)
      } prepare: {
        var machine = SheetMachine(preset.configuration, in: phone)
        _ = machine.handle(.present, at: 0)
        _ = machine.handle(.tick, at: 10)
        let list = GrabArea.list(offsetPoints: 40, maximumPoints: 900)
        _ = machine.handle(.began(pointer: 1, on: list, .location(0)), at: 10)
        return machine
      }
    }
    measure("frame of an animation", count: 1_000_000) { machine, index, _ in
      sink = machine.layout(at: 10 + Double(index % 500) * 0.001).heightPoints
    } prepare: {
      var machine = SheetMachine(SheetPreset.searchSpring.configuration, in: phone)
      _ = machine.handle(.select("high"), at: 10)
      return machine
    }
    // Shows that allocations are counted where there are any.
    measure("make a sheet", count: 10_000) { machine, _, _ in
      machine = SheetMachine(SheetPreset.searchSystem.configuration, in: phone)
    } prepare: {
      SheetMachine(SheetPreset.searchSystem.configuration, in: phone)
    }
    measure("grab, move and release", count: 100_000) { machine, index, time in
      _ = machine.handle(.began(pointer: 1, on: .header, .location(500)), at: time)
      _ = machine.handle(.changed(pointer: 1, .location(index.isMultiple(of: 2) ? 300 : 600)), at: time)
      _ = machine.handle(.ended(pointer: 1, velocity: 0), at: time)
    } prepare: {
      SheetMachine(SheetPreset.searchSystem.configuration, in: phone)
    }
  }

  /// Keeps results from being left out.
  nonisolated(unsafe) private static var sink = 0.0

  private static func measure(
    _ name: String, count: Int, _ operation: (inout SheetMachine, Int, Double) -> Void,
    prepare: () -> SheetMachine
  ) {
    var machine = prepare()
    for index in 0..<1000 { operation(&machine, index, 11) }
    let before = allocation_count()
    let clock = ContinuousClock()
    let start = clock.now
    for index in 0..<count { operation(&machine, index, 12 + Double(index) * 0.008) }
    let elapsed = clock.now - start
    let allocations = before < 0 ? "not counted" : "\(allocation_count() - before)"
    sink += machine.layout(at: 0).heightPoints
    let (seconds, attoseconds) = elapsed.components
    let nanoseconds = (Double(seconds) * 1e9 + Double(attoseconds) / 1e9) / Double(count)
    let figure = String((nanoseconds * 10).rounded() / 10)
    let padding = String(repeating: " ", count: max(1, 42 - name.count - figure.count))
    print("\(name)\(padding)\(figure)   \(allocations)")
  }
}
