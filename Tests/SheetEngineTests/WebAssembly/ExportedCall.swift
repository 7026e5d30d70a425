import SheetEngine

/// A call of a function the WebAssembly module exports, and the same done on the host.
struct ExportedCall: Encodable {
  let name: String
  let numbers: [Double]

  init(_ name: String, _ numbers: Double...) {
    self.name = name
    self.numbers = numbers
  }

  /// As the runner reads it: the name and the numbers in one array, null for one that is none.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(name)
    for number in numbers {
      if number.isNaN { try container.encodeNil() } else { try container.encode(number) }
    }
  }
}

/// The host's answers to exported calls.
struct HostSheet {
  private var detents: [Detent] = []
  private var machine = SheetMachine(
    SheetPreset.searchSystem.configuration, in: SheetGeometry(widthPoints: 0, heightPoints: 0))

  /// What a call answers; nil when it answers nothing.
  mutating func answer(_ call: ExportedCall) -> Double? {
    let n = call.numbers
    switch call.name {
    case "sheet_clear": detents = []
    case "sheet_add":
      let size: Detent.Size =
        n[0] == 0 ? .fixed(n[1]) : n[0] == 1 ? .fraction(n[1]) : n[0] == 2 ? .medium : .large
      detents.append(Detent(Detent.ID("\(detents.count)"), size))
    case "sheet_open":
      let rules: [SnapRule] = [
        .reference(), .reference(reach: .all), .nearest, .midpoints(), .oneDetentASwipe(), .positional(),
      ]
      let configuration = SheetConfiguration(
        detents: detents, initialDetent: Detent.ID("\(Int(n[0]))"), snapRule: rules[Int(n[1])],
        motion: .spring(Spring(response: 0.3, dampingFraction: 0.7)))
      machine = SheetMachine(configuration, in: room(Array(n[2...6]), edge: n[7] == 0 ? .bottom : .top))
    case "sheet_preset":
      let configuration = SheetPreset.all[Int(n[0])].configuration
      detents = configuration.detents
      machine = SheetMachine(configuration, in: room(Array(n[1...5])))
    case "sheet_began":
      let area = n[3] >= 0 ? GrabArea.list(offsetPoints: n[2], maximumPoints: n[3]) : .header
      _ = machine.handle(.began(pointer: 1, on: area, .location(n[1])), at: n[0])
    case "sheet_changed": _ = machine.handle(.changed(pointer: 1, .location(n[1])), at: n[0])
    case "sheet_ended":
      _ = machine.handle(.ended(pointer: 1, velocity: n[1].isNaN ? nil : n[1]), at: n[0])
    case "sheet_cancelled": _ = machine.handle(.cancelled(pointer: 1), at: n[0])
    case "sheet_tapped": _ = machine.handle(.handleTapped, at: n[0])
    case "sheet_select": _ = machine.handle(.select(detents[Int(n[1])].id), at: n[0])
    case "sheet_room":
      _ = machine.handle(
        .geometry(room(Array(n[1...5]), keyboard: n[6], edge: machine.geometry.edge)), at: n[0])
    case "sheet_detent": return Double(detents.firstIndex { $0.id == machine.selection } ?? -1)
    case "sheet_layout":
      let layout = machine.layout(at: n[0])
      return [
        layout.heightPoints, layout.edgePoints, layout.progress, layout.dimming, layout.mapInsetPoints,
      ][Int(n[1])]
    default: preconditionFailure("no such call: \(call.name)")
    }
    return nil
  }

  private func room(
    _ n: [Double], keyboard: Double = 0, edge: SheetGeometry.Edge = .bottom
  ) -> SheetGeometry {
    SheetGeometry(
      widthPoints: n[0], heightPoints: n[1], safeAreaTopPoints: n[2], safeAreaBottomPoints: n[3],
      bottomBarPoints: n[4], keyboardPoints: keyboard, scale: 3, edge: edge)
  }
}
