/// From one rest to the next.
extension SheetMachine {
  /// Height of the selection as it is to be now, in points; the last one while the container has no height.
  var targetPoints: Double {
    guard !resolved.isEmpty else { return restPoints }
    if let freeFraction {
      return (freeFraction * geometry.availablePoints)
        .clamped(resolved.lowestPoints, resolved.highestPoints)
    }
    return resolved.rest(selection)?.heightPoints ?? restPoints
  }

  /// What the sheet stands or is going for, if it may be remembered; else what was before.
  var wanted: SavedDetent {
    return isForced || isTemporary(wish) || isTemporary(selection)
      ? kept : SavedDetent(id: wish, fraction: freeFraction ?? wishFraction)
  }

  /// Makes a detent the one that is wanted.
  mutating func want(_ id: Detent.ID) {
    wish = id
    if let rest = resolved.rest(id) { wishFraction = share(ofResting: rest.restingPoints) }
  }

  /// Whether a detent is never remembered.
  func isTemporary(_ id: Detent.ID) -> Bool {
    configuration.detents.first { $0.id == id }?.isTemporary ?? false
  }

  /// A height without a keyboard as a share of what is available, 0…1.
  func share(ofResting points: Double) -> Double {
    let available = geometry.availablePoints
    return available > 0 ? (points / available).clamped(0, 1) : 0
  }

  /// Makes a detent the one the sheet belongs to.
  mutating func commit(
    _ id: Detent.ID, by origin: DetentChange.Origin, _ effects: inout SheetEffects
  ) {
    guard id != selection else { return }
    let start = effects.change?.from ?? selection
    effects.change = start == id ? nil : DetentChange(from: start, to: id, origin: origin)
    selection = id
  }

  /// Sends the sheet from where it is seen to its selection.
  mutating func fly(velocity: Double, _ motion: SheetMotion, _ effects: inout SheetEffects) {
    let height = heightPoints(at: time)
    restPoints = targetPoints
    let motion = reducesMotion || resolved.isEmpty ? .immediate : motion
    flight = SheetAnimation(
      motion, from: height, to: restPoints, velocity: velocity, startSeconds: time)
    guard flight.durationSeconds > 0 else { return settle(&effects) }
    mode = .moving
    effects.animation = flight
  }

  /// Ends a flight whose time is over.
  mutating func land(_ effects: inout SheetEffects) {
    guard mode == .moving, time >= flight.endSeconds else { return }
    settle(&effects)
  }

  mutating func settle(_ effects: inout SheetEffects) {
    mode = .resting
    effects.notices.insert(.settled)
    guard wanted.id == wish, !isForced else { return }
    kept = wanted
    effects.saved = kept
  }

  mutating func reduceMotion(_ reduces: Bool, _ effects: inout SheetEffects) {
    reducesMotion = reduces
    if reduces, mode == .moving { settle(&effects) }
  }

  /// Speed the sheet is seen to move at, in points a second, up being positive.
  var shownVelocity: Double { mode == .moving ? flight.sample(at: time).velocity : 0 }
}
