/// The room, the content and the set of detents, which may change at any moment.
extension SheetMachine {
  mutating func adopt(_ geometry: SheetGeometry, isAnimated: Bool, _ effects: inout SheetEffects) {
    guard geometry != self.geometry else { return }
    let height = heightPoints(at: time)
    self.geometry = geometry
    if !geometry.isKeyboardUp { squeezedContentPoints = nil }
    relayout(from: height, isAnimated: isAnimated, &effects)
  }

  mutating func adopt(_ detents: [Detent], isAnimated: Bool, _ effects: inout SheetEffects) {
    let height = heightPoints(at: time)
    configuration.detents = detents
    relayout(from: height, isAnimated: isAnimated, &effects)
  }

  mutating func adopt(content height: Double, isAnimated: Bool, _ effects: inout SheetEffects) {
    guard height.isFinite, height >= 0 else {
      effects.notices.insert(.ignored)
      return
    }
    let before = heightPoints(at: time)
    // A layout squeezed by a keyboard says nothing of how high the content is without.
    if geometry.isKeyboardUp { squeezedContentPoints = height } else { contentPoints = height }
    relayout(from: before, isAnimated: isAnimated, &effects)
  }

  /// Works out anew what depends on room, content and detents.
  mutating func resolveAll() {
    resolved = ResolvedDetents(
      configuration.detents, in: geometry, contentPoints: contentPoints,
      squeezedContentPoints: squeezedContentPoints, largestPoints: configuration.largestPoints)
    boundaries = configuration.snapRule.boundaries(of: resolved, in: geometry)
    reachable = configuration.snapRule.reachable(of: resolved)
    marks = LayoutMarks(configuration, resolved)
    want(wish)
  }

  /// The active detent that stands for the wish: itself, or the nearest to where it was.
  ///
  /// - Parameter keepsStand: Whether a detent that stands for it already goes on to.
  func adoptedWish(keepsStand: Bool) -> Detent.ID {
    if resolved.isEmpty || resolved.rest(wish) != nil { return wish }
    if keepsStand, resolved.rest(selection) != nil { return selection }
    let height = wishFraction * geometry.availablePoints
    return resolved.nearest(toResting: height, keepsTemporary: false)?.id ?? wish
  }

  private mutating func relayout(
    from height: Double, isAnimated: Bool, _ effects: inout SheetEffects
  ) {
    let (before, belonged, velocity) = (restPoints, selection, shownVelocity)
    resolveAll()
    guard !resolved.isEmpty else {
      // No room for now: all that counts is where the sheet belongs.
      if mode == .moving { settle(&effects) }
      return
    }
    let stand = adoptedWish(keepsStand: true)
    if !configuration.detents.contains(where: { $0.id == wish }) { want(stand) }
    commit(stand, by: .layout, &effects)
    keepWhatIsThere()
    restPoints = targetPoints

    switch mode {
    case .dragging:
      // The finger keeps its distance from where the sheet was taken from: let go there, it goes back there.
      if selection == belonged { drag.travel.sheet += restPoints - before }
    case .moving:
      guard (restPoints - flight.toPoints).magnitude > ResolvedDetents.tolerancePoints else { return }
      redirect(from: height, velocity: velocity, flight.motion, &effects)
    case .resting:
      let moves = (restPoints - height).magnitude > ResolvedDetents.tolerancePoints
      if isAnimated, moves, height > 0 {
        redirect(from: height, velocity: 0, configuration.motion(to: selection), &effects)
      } else if effects.change != nil {
        settle(&effects)
      }
    }
  }

  /// What was remembered and is no longer there is replaced by the nearest that is.
  private mutating func keepWhatIsThere() {
    let isThere = configuration.detents.contains { $0.id == kept.id } && !isTemporary(kept.id)
    let height = kept.fraction * geometry.availablePoints
    guard !isThere, let rest = resolved.nearest(toResting: height, keepsTemporary: false) else { return }
    kept = SavedDetent(id: rest.id, fraction: share(ofResting: rest.restingPoints))
  }

  private mutating func redirect(
    from height: Double, velocity: Double, _ motion: SheetMotion, _ effects: inout SheetEffects
  ) {
    flight = SheetAnimation(
      reducesMotion ? .immediate : motion, from: flying(height), to: restPoints, velocity: velocity,
      startSeconds: time)
    guard flight.durationSeconds > 0 else { return settle(&effects) }
    mode = .moving
    effects.animation = flight
  }
}
