import SheetEngine

/// The layouts of the conformance table: rest positions of the sheet's top edge in a container of 375 × 667
/// points without safe area.
enum ReferenceLayout: String, CaseIterable, Sendable {
  case a, aProjected, b, c, d, e, f

  static let containerPoints = 667.0

  /// Names and edges, from the highest sheet to the lowest.
  var edges: [(id: Detent.ID, points: Double)] {
    switch self {
    case .a, .aProjected: [("full", 20), ("half", 417), ("tip", 607)]
    case .b: [("full", 20), ("half", 417)]
    case .c: [("full", 20), ("hidden", 667)]
    case .d: [("full", 20), ("half", 417), ("hidden", 667)]
    case .e: [("half", 417), ("tip", 607), ("hidden", 667)]
    case .f: [("full", 20)]
    }
  }

  var rule: SnapRule {
    switch self {
    case .aProjected, .e: .reference(reach: .all)
    default: .reference()
    }
  }

  var detents: [Detent] {
    edges.map { Detent($0.id, .fixed(Self.containerPoints - $0.points)) }
  }

  /// A sheet at rest at a detent, from the bottom or from the top of the container.
  func machine(at start: Detent.ID, edge: SheetGeometry.Edge = .bottom) -> SheetMachine {
    let configuration = SheetConfiguration(detents: detents, initialDetent: start, snapRule: rule)
    let geometry = SheetGeometry(widthPoints: 375, heightPoints: Self.containerPoints, edge: edge)
    return SheetMachine(configuration, in: geometry)
  }
}
