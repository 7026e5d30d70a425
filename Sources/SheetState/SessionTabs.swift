public import SheetEngine

/// The tabs an app has now, and the detents of their sheets: what a saved session is compared with.
public struct SessionTabs: Sendable {
  /// A tab.
  public struct Tab: Sendable {
    /// Its name.
    public let name: String
    /// Whether the app may start in it.
    public let isStartingPoint: Bool
    /// The detents of its sheet that may be remembered, and their shares of the height; nil while inactive.
    public let detents: [(id: Detent.ID, fraction: Double?)]

    /// A tab whose sheet is like a configuration, in a container.
    public init(
      _ name: String, isStartingPoint: Bool = true, sheet: SheetConfiguration, in geometry: SheetGeometry
    ) {
      self.name = name
      self.isStartingPoint = isStartingPoint
      let resolved = SheetMachine(sheet, in: geometry).resolved
      let available = geometry.availablePoints
      var detents: [(id: Detent.ID, fraction: Double?)] = []
      for detent in sheet.detents
      where !detent.isTemporary && !detents.contains(where: { $0.id == detent.id }) {
        let rest = resolved.rest(detent.id)
        detents.append((detent.id, rest.map { available > 0 ? min($0.restingPoints / available, 1) : 0 }))
      }
      self.detents = detents
    }

    /// The detent nearest to a share of the height; the smallest without a share; nil when none is active.
    func nearest(to fraction: Double?) -> SavedDetent? {
      var found: SavedDetent?
      for case (let id, let share?) in detents {
        let distance = (share - (fraction ?? 0)).magnitude
        let best = found.map { ($0.fraction - (fraction ?? 0)).magnitude } ?? .infinity
        // Of two as near the lower.
        if distance < best || (distance == best && share < found?.fraction ?? 0) {
          found = SavedDetent(id: id, fraction: share)
        }
      }
      return found
    }
  }

  /// The tabs.
  public let tabs: [Tab]
  /// The tab an app starts in when nothing else is known.
  public let initial: String

  /// Tabs, of which the app starts in `initial`, or where that is none of them in the first that may be started in.
  public init(_ tabs: [Tab], initial: String? = nil) {
    self.tabs = tabs
    let known = tabs.first { $0.name == initial } ?? tabs.first(where: \.isStartingPoint) ?? tabs.first
    self.initial = known?.name ?? ""
  }

  /// The tab with a name; nil when there is none.
  public func tab(_ name: String) -> Tab? { tabs.first { $0.name == name } }

  /// What a scene starts with when nothing is remembered: the initial tab, no text, no place, no region, and
  /// each sheet where its configuration has it.
  public func defaults(scene: String) -> SheetSession { SheetSession(scene: scene, tab: initial) }
}
