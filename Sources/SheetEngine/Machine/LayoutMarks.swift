/// Heights at which what surrounds a sheet changes, worked out once for a container. In points.
struct LayoutMarks: Sendable {
  /// Up to here nothing is dimmed.
  private(set) var clearPoints = Double.infinity
  /// From here on all is dimmed.
  private(set) var darkPoints = Double.infinity
  /// Beyond this the map's inset does not grow.
  private(set) var mapPoints = Double.infinity

  /// The same above what stands below the sheet, when no keyboard does: a keyboard must not push the map away.
  private(set) var mapRestingPoints = Double.infinity

  /// Nothing is ever dimmed.
  init() {}

  /// From the undimmed detent to the next; where none is named, from the base to the lowest with a height.
  ///
  /// Where a detent that is named is inactive, the lowest stands for it.
  init(_ configuration: SheetConfiguration, _ resolved: ResolvedDetents) {
    let levels = resolved.levels
    guard !levels.isEmpty else { return }
    if let id = configuration.undimmedUpTo {
      let level = resolved.rest(id)?.level ?? 0
      if level + 1 < levels.count {
        clearPoints = levels[level]
        darkPoints = levels[level + 1]
      }
    } else if let lowest = levels.first(where: { $0 > ResolvedDetents.tolerancePoints }) {
      clearPoints = 0
      darkPoints = lowest
    }
    if let id = configuration.mapInsetUpTo {
      let rest = resolved.rest(id) ?? resolved.rests.first { $0.heightPoints == resolved.lowestPoints }
      mapPoints = rest?.heightPoints ?? resolved.lowestPoints
      mapRestingPoints = rest?.restingPoints ?? .infinity
    }
  }
}
