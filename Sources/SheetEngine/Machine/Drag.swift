/// A finger on the sheet.
struct Drag: Sendable {
  /// The finger that counts; others are ignored.
  var pointer = 0
  /// Where it has brought sheet and list.
  var travel = DragTravel(sheet: 0, list: 0, listMaximum: 0, movesList: false)
  /// Where it was last.
  var position = PointerPosition.step(0)
  /// How far it has come, in points in the direction in which the sheet grows.
  var finger = 0.0
  /// Whether it has moved the sheet.
  var hasMoved = false

  /// How far the finger has moved since the event before, in points, down being positive; nil when it cannot be told.
  mutating func movement(to next: PointerPosition) -> Double? {
    let movement: Double
    switch (position, next) {
    case (.location(let before), .location(let now)), (.translation(let before), .translation(let now)):
      guard now.isFinite else { return nil }
      movement = now.finite() - before
    case (_, .step(let way)):
      guard way.isFinite else { return nil }
      movement = way.finite()
    default:
      // Told in another way than before: from here on differences can be taken.
      movement = 0
    }
    position = next.made(finiteOr: position)
    return movement
  }
}

extension PointerPosition {
  /// The position with a finite number, or another one.
  func made(finiteOr other: PointerPosition) -> PointerPosition {
    switch self {
    case .location(let points): points.isFinite ? .location(points.finite()) : other
    case .translation(let points): points.isFinite ? .translation(points.finite()) : other
    case .step(let points): points.isFinite ? self : other
    }
  }
}
