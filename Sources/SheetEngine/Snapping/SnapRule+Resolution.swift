/// What of a rule depends on the container only, worked out once for it.
extension SnapRule {
  /// The boundary above each level but the highest, in points: as given where that lies between, else half-way.
  func boundaries(of detents: ResolvedDetents, in geometry: SheetGeometry) -> [Double] {
    guard detents.levels.count > 1 else { return [] }
    var boundaries = zip(detents.levels, detents.levels.dropFirst()).map { ($0 + $1) / 2 }
    guard case .boundaries(let given, _) = kind else { return boundaries }
    for boundary in given {
      guard let rest = detents.rest(boundary.lower), rest.level < boundaries.count else { continue }
      let height: Double
      switch boundary.place {
      case .points(let points): height = points
      case .fraction(let share): height = share * geometry.availablePoints
      }
      let margin = ResolvedDetents.tolerancePoints
      let isBetween =
        height > detents.levels[rest.level] + margin && height < detents.levels[rest.level + 1] - margin
      if isBetween { boundaries[rest.level] = height }
    }
    return boundaries
  }

  /// For each level whether a projection may lead to it; empty when to none.
  func reachable(of detents: ResolvedDetents) -> [Bool] {
    guard case .reference(let reach) = kind else { return [] }
    switch reach {
    case .nextOnly: return []
    case .all: return detents.levels.map { _ in true }
    case .only(let ids):
      return detents.levels.indices.map { level in
        detents.rests.contains { $0.level == level && ids.contains($0.id) }
      }
    }
  }
}
