/// What a rule decides on. Heights grow upwards, velocity is positive upwards.
struct SnapSituation: Sendable {
  /// Distinct heights in points, ascending, at least one.
  let levels: [Double]
  /// Boundary above each level but the highest, in points.
  let boundaries: [Double]
  /// The level the gesture came from.
  let origin: Int
  /// Height at the release, in points.
  let height: Double
  /// Points a second, up being positive.
  let velocity: Double
  /// For each level, whether a projection may lead there; empty when a flick moves one level at most.
  let reachable: [Bool]

  var top: Int { levels.count - 1 }

  /// The height without overshoot: from beyond the outermost level a flick sets out from that level.
  var heightWithinLevels: Double { height.clamped(levels[0], levels[top]) }
}

extension SnapRule {
  /// The level a release leads to, and the height to rest at, which under the free rule is any.
  ///
  /// - Complexity: O(*n*) for *n* levels, without allocating.
  func target(_ situation: SnapSituation) -> (level: Int, heightPoints: Double) {
    let level: Int
    switch kind {
    case .reference: level = referenceLevel(situation)
    case .boundaries(_, let isOneFromOrigin): level = boundaryLevel(situation, isOneFromOrigin)
    case .positional(let threshold): level = positionalLevel(situation, threshold)
    case .free:
      let projected = situation.height + situation.velocity * projection.seconds
      let height = projected.clamped(situation.levels[0], situation.levels[situation.top])
      return (Self.level(at: height, situation), height)
    }
    return (level, situation.levels[level])
  }

  /// The level whose stretch between boundaries a height lies in.
  static func level(at height: Double, _ situation: SnapSituation) -> Int {
    var level = 0
    while level < situation.top {
      let past = height - situation.boundaries[level]
      if past < -tiePoints { break }
      // On the boundary: the lower one, unless the gesture came from the upper one.
      if past <= tiePoints, situation.origin != level + 1 { break }
      level += 1
    }
    return level
  }

  private func boundaryLevel(_ situation: SnapSituation, _ isOneFromOrigin: Bool) -> Int {
    let here = Self.level(at: situation.height, situation)
    let projected = situation.height + situation.velocity * projection.seconds
    let there = situation.velocity == 0 ? here : Self.level(at: projected, situation)
    let (lower, upper): (Int, Int)
    if isOneFromOrigin {
      (lower, upper) = (situation.origin - 1, situation.origin + 1)
    } else {
      // A flick ends at the next detent beside where the finger left the sheet.
      let (levels, height) = (situation.levels, situation.heightWithinLevels)
      lower = levels.lastIndex { $0 < height - Self.tiePoints } ?? 0
      upper = levels.firstIndex { $0 > height + Self.tiePoints } ?? situation.top
    }
    return min(max(there, max(0, lower)), min(situation.top, upper))
  }

  private func positionalLevel(_ situation: SnapSituation, _ threshold: Double) -> Int {
    let levels = situation.levels
    if situation.velocity >= Self.flickPointsPerSecond {
      return levels.firstIndex { $0 > situation.heightWithinLevels } ?? situation.top
    }
    if situation.velocity <= -Self.flickPointsPerSecond {
      return levels.lastIndex { $0 < situation.heightWithinLevels } ?? 0
    }
    func margin(_ level: Int) -> Double { min(threshold, (levels[level + 1] - levels[level]) / 2) }
    var level = situation.origin
    if situation.height > levels[level] {
      while level < situation.top, situation.height - levels[level] > margin(level) + Self.tiePoints {
        level += 1
      }
    } else {
      while level > 0, levels[level] - situation.height > margin(level - 1) + Self.tiePoints { level -= 1 }
    }
    return level
  }
}
