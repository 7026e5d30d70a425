/// What is shown past the lowest and the highest detent, and back.
extension SheetMachine {
  /// The band by which the sheet follows past a limit.
  var band: RubberBand {
    switch configuration.overshoot {
    case .clamp: RubberBand(reachPoints: geometry.heightPoints)
    case .rubberBand(let constant): RubberBand(constant: constant, reachPoints: geometry.heightPoints)
    }
  }

  /// How far a pulled height is past the nearer limit, in points, at least 0.
  func overshootPoints(pulled: Double) -> Double {
    max(0, max(pulled - resolved.highestPoints, resolved.lowestPoints - pulled))
  }

  /// The height shown for the height a finger asks for.
  func shown(pulled: Double) -> Double {
    let (lowest, highest) = (resolved.lowestPoints, resolved.highestPoints)
    let inside = pulled.clamped(lowest, highest)
    guard configuration.overshoot != .clamp, pulled != inside else { return inside }
    let stretch = band.stretch(pull: (pulled - inside).magnitude)
    return inContainer(inside + (pulled > inside ? stretch : -stretch))
  }

  /// The height a finger would have to ask for to see a height: the inverse of `shown`.
  func pull(showing height: Double) -> Double {
    let inside = height.clamped(resolved.lowestPoints, resolved.highestPoints)
    guard height != inside else { return inside }
    let pull = band.pull(stretch: (height - inside).magnitude)
    return height > inside ? inside + pull : inside - pull
  }

  /// The height shown for a sheet on its way, whose spring may swing past a limit.
  func flying(_ height: Double) -> Double {
    guard configuration.overshoot == .clamp else { return inContainer(height) }
    return height.clamped(resolved.lowestPoints, resolved.highestPoints)
  }

  private func inContainer(_ height: Double) -> Double {
    let room =
      geometry.edge == .bottom ? geometry.basePoints : geometry.heightPoints - geometry.basePoints
    return height.clamped(0, room)
  }
}
