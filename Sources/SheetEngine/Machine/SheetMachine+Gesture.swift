/// Fingers.
extension SheetMachine {
  mutating func begin(
    _ pointer: Int, _ area: GrabArea, _ position: PointerPosition, _ effects: inout SheetEffects
  ) {
    guard isEnabled, !resolved.isEmpty, mode != .dragging || drag.pointer == pointer else {
      effects.notices.insert(.ignored)
      return
    }
    let height = heightPoints(at: time)
    if mode == .dragging {
      // Its end never came: that drag ends here, where the rule says.
      effects.notices.insert(.dragEnded)
      if drag.hasMoved { choose(releaseTarget(velocity: 0), &effects) }
    }
    drag = Drag()
    drag.pointer = pointer
    drag.travel.sheet = pull(showing: height)
    drag.position = position.made(finiteOr: .step(0))
    if case .list(let offset, let maximum) = area, geometry.edge == .bottom {
      drag.travel.movesList = true
      drag.travel.list = offset.lengthPoints
      let end = maximum == .infinity ? Double.farthestPoints : maximum.lengthPoints
      drag.travel.listMaximum = max(drag.travel.list, end)
    }
    mode = .dragging
    hasUserActed = true
    tracker.reset()
    tracker.add(0, at: time)
    effects.notices.insert(.dragBegan)
  }

  mutating func move(_ pointer: Int, _ position: PointerPosition, _ effects: inout SheetEffects) {
    guard mode == .dragging, drag.pointer == pointer, let way = drag.movement(to: position) else {
      effects.notices.insert(.ignored)
      return
    }
    let rise = geometry.edge == .bottom ? -way : way
    let before = drag.travel
    _ = drag.travel.move(rise, highest: resolved.highestPoints)
    drag.travel.sheet = drag.travel.sheet.finite()
    drag.finger = (drag.finger + rise).finite()
    if drag.travel.sheet != before.sheet { drag.hasMoved = true }
    if drag.travel.list != before.list { effects.listOffsetPoints = drag.travel.list }
    tracker.add(drag.finger, at: time)
  }

  mutating func end(_ pointer: Int, _ velocity: Double?, _ effects: inout SheetEffects) {
    guard mode == .dragging, drag.pointer == pointer else {
      effects.notices.insert(.ignored)
      return
    }
    var speed = tracker.velocity(releasedAt: time)
    if let velocity { speed = geometry.edge == .bottom ? -velocity : velocity }
    speed = speed.finite()
    if speed != 0, listTakes(speed) {
      effects.listVelocity = speed
      speed = 0
    }
    release(velocity: speed, &effects)
  }

  mutating func abandon(_ pointer: Int, _ effects: inout SheetEffects) {
    guard mode == .dragging, drag.pointer == pointer else {
      effects.notices.insert(.ignored)
      return
    }
    effects.notices.insert(.dragEnded)
    fly(velocity: 0, configuration.motion(to: selection), &effects)
  }

  mutating func enable(_ enables: Bool, _ effects: inout SheetEffects) {
    if !enables, mode == .dragging { abandon(drag.pointer, &effects) }
    isEnabled = enables
  }

  private mutating func release(velocity: Double, _ effects: inout SheetEffects) {
    effects.notices.insert(.dragEnded)
    // A touch without a movement leaves a sheet on its way to where it goes.
    if !resolved.isEmpty, drag.hasMoved || velocity != 0 {
      choose(releaseTarget(velocity: velocity), &effects)
    }
    let shownVelocity = velocity * band.rate(pull: overshootPoints(pulled: drag.travel.sheet))
    fly(velocity: shownVelocity, configuration.motion(to: selection), &effects)
  }

  /// Whether a finger's speed at the end goes to the list: where the movement itself would have gone.
  private func listTakes(_ velocity: Double) -> Bool {
    let past = drag.travel.sheet - resolved.highestPoints
    guard drag.travel.movesList, past <= ResolvedDetents.tolerancePoints else { return false }
    if velocity < 0 { return drag.travel.list > 0 }
    return past >= -ResolvedDetents.tolerancePoints && drag.travel.list < drag.travel.listMaximum
  }

  private mutating func choose(
    _ target: (id: Detent.ID, heightPoints: Double), _ effects: inout SheetEffects
  ) {
    if case .free = configuration.snapRule.kind { freeFraction = share(ofResting: target.heightPoints) }
    isForced = false
    want(target.id)
    commit(target.id, by: .user, &effects)
  }

  /// Where a release of the drag as it stands would lead.
  func releaseTarget(velocity: Double) -> (id: Detent.ID, heightPoints: Double) {
    let situation = SnapSituation(
      levels: resolved.levels, boundaries: boundaries, origin: resolved.rest(selection)?.level ?? 0,
      height: shown(pulled: drag.travel.sheet), velocity: velocity, reachable: reachable)
    let (level, height) = configuration.snapRule.target(situation)
    return (resolved.rest(atLevel: level, preferring: selection)?.id ?? selection, height)
  }
}
