/// The reference rule: project, look at the stretch between two neighbours, pass half of it or go back.
extension SnapRule {
  func referenceLevel(_ situation: SnapSituation) -> Int {
    let levels = situation.levels
    guard levels.count > 1 else { return 0 }
    // On a detent but for a rounding is on it: the stretch changes there.
    let height = levels.first { ($0 - situation.height).magnitude <= Self.tiePoints } ?? situation.height
    let away = height - levels[situation.origin]
    let rises = situation.velocity == 0 ? away > 0 : situation.velocity > 0
    let step = rises ? 1 : -1
    var projected = height + situation.velocity * projection.seconds

    var (near, far) = Self.stretch(levels, around: projected, rises: rises)
    let isReachable = !situation.reachable.isEmpty && situation.reachable[far]
    if !isReachable {
      (near, far) = Self.stretch(levels, around: height, rises: rises)
      // Released past an end, towards the others: the first stretch is the next one.
      if near == far { far = min(max(near + step, 0), situation.top) }
      let farthest = levels[min(max(far + step, 0), situation.top)]
      projected =
        rises ? projected.clamped(levels[near], farthest) : projected.clamped(farthest, levels[near])
    }
    guard near != far else { return near }

    let past = (projected - levels[near]).magnitude - (levels[far] - levels[near]).magnitude / 2
    if past > Self.tiePoints { return far }
    // Half-way exactly, and let go at rest: near is the side it came from, though perhaps from farther off.
    let isTie = past >= -Self.tiePoints && situation.velocity == 0
    return isTie && near != situation.origin ? min(near, far) : near
  }

  /// The levels behind and ahead of a height for a movement in one direction; the same twice past an end.
  private static func stretch(
    _ levels: [Double], around height: Double, rises: Bool
  ) -> (near: Int, far: Int) {
    let top = levels.count - 1
    if rises {
      let far = levels.firstIndex { height < $0 }
      return (near: max(0, (far ?? top + 1) - 1), far: far ?? top)
    }
    let far = levels.lastIndex { height > $0 }
    return (near: min(top, (far ?? -1) + 1), far: far ?? 0)
  }
}
