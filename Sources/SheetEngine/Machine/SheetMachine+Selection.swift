/// Detents chosen without a finger on the sheet.
extension SheetMachine {
  mutating func select(
    _ id: Detent.ID, isAnimated: Bool, isForced forces: Bool, _ effects: inout SheetEffects
  ) {
    guard isKnown(id), id != wish || id != selection || forces != isForced else {
      effects.notices.insert(.ignored)
      return
    }
    isForced = forces
    want(id)
    guard id != selection else { return remember(&effects) }
    if !resolved.isEmpty, resolved.rest(id) == nil {
      // What is wanted but inactive is come back to when it can be; till then the sheet stays.
      if let rest = resolved.rest(selection) { wishFraction = share(ofResting: rest.restingPoints) }
      return remember(&effects)
    }
    go(to: id, by: .program, isAnimated ? configuration.motion(to: id) : .immediate, &effects)
  }

  mutating func restore(_ id: Detent.ID, fraction: Double?, _ effects: inout SheetEffects) {
    guard !hasUserActed, isKnown(id) else {
      effects.notices.insert(.ignored)
      return
    }
    isForced = false
    if let fraction, fraction.isFinite { wishFraction = fraction.clamped(0, 1) }
    want(id)
    if case .free = configuration.snapRule.kind, let fraction, fraction.isFinite {
      freeFraction = fraction.clamped(0, 1)
    }
    commit(adoptedWish(keepsStand: false), by: .restore, &effects)
    mode = .resting
    restPoints = targetPoints
    kept = wanted
  }

  mutating func present(_ effects: inout SheetEffects) {
    guard isTemporary(selection) else { return }
    guard !resolved.isEmpty, resolved.rest(kept.id) == nil else {
      return select(kept.id, isAnimated: true, isForced: false, &effects)
    }
    // What was remembered cannot be here: it stays wanted, and the nearest stands for it.
    isForced = false
    want(kept.id)
    wishFraction = kept.fraction
    let stand = adoptedWish(keepsStand: false)
    go(to: stand, by: .program, configuration.motion(to: stand), &effects)
  }

  /// What is chosen without a movement is remembered at once.
  private mutating func remember(_ effects: inout SheetEffects) {
    if mode == .resting, wanted != kept { settle(&effects) }
  }

  mutating func dismiss(_ effects: inout SheetEffects) {
    guard let hidden = resolved.rests.first(where: { $0.isTemporary })?.id else {
      effects.notices.insert(.ignored)
      return
    }
    select(hidden, isAnimated: true, isForced: false, &effects)
  }

  mutating func tapHandle(_ effects: inout SheetEffects) {
    guard mode == .resting, isEnabled, !isTemporary(selection) else {
      effects.notices.insert(.ignored)
      return
    }
    if neighbour(tapsGoUp ? 1 : -1) == nil { tapsGoUp.toggle() }
    step(by: tapsGoUp ? 1 : -1, &effects)
  }

  mutating func step(by step: Int, _ effects: inout SheetEffects) {
    guard mode != .dragging, !isTemporary(selection), let id = neighbour(step) else {
      effects.notices.insert(.ignored)
      return
    }
    userGo(to: id, &effects)
  }

  mutating func escape(_ effects: inout SheetEffects) {
    let smallest = resolved.rests.first { !$0.isTemporary }
    guard mode != .dragging, !isTemporary(selection), let smallest, smallest.id != selection else {
      effects.notices.insert(.ignored)
      return
    }
    userGo(to: smallest.id, &effects)
  }

  /// The next detent up or down that is no passing state; nil at the end.
  private func neighbour(_ step: Int) -> Detent.ID? {
    guard var level = resolved.rest(selection)?.level else { return nil }
    level += step
    while resolved.levels.indices.contains(level) {
      let rest = resolved.rest(atLevel: level, preferring: selection)
      if let rest, !rest.isTemporary { return rest.id }
      level += step
    }
    return nil
  }

  private mutating func userGo(to id: Detent.ID, _ effects: inout SheetEffects) {
    hasUserActed = true
    isForced = false
    want(id)
    go(to: id, by: .user, configuration.motion(to: id), &effects)
  }

  private mutating func go(
    to id: Detent.ID, by origin: DetentChange.Origin, _ motion: SheetMotion,
    _ effects: inout SheetEffects
  ) {
    if mode == .dragging { effects.notices.insert(.dragEnded) }
    freeFraction = nil
    commit(id, by: origin, &effects)
    fly(velocity: shownVelocity, motion, &effects)
  }

  private func isKnown(_ id: Detent.ID) -> Bool {
    configuration.detents.contains { $0.id == id } || resolved.rest(id) != nil
  }
}
