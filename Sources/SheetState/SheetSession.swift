public import Geodesy
public import SheetEngine

/// What is remembered of a scene: where the user was, and how the sheets stood.
public struct SheetSession: Sendable, Equatable {
  /// The detent of a tab's sheet.
  public struct TabDetent: Sendable, Equatable {
    /// The tab.
    public let tab: String
    /// The detent.
    public let detent: SavedDetent

    /// A tab's detent.
    public init(tab: String, _ detent: SavedDetent) {
      self.tab = tab
      self.detent = detent
    }
  }

  /// Version of what a saved session means.
  public static let schemaVersion = 1

  /// The scene it belongs to.
  public let scene: String
  /// The tab that is shown.
  public var tab: String
  /// What is typed into the search field.
  public var query: String
  /// The place that is selected; nil when none is.
  public var placeID: String?
  /// What the map shows, its covered part included; nil when the map has not been moved or restored.
  ///
  /// A region that spans nothing or the whole world, or is around 0° north 0° east, counts as none.
  public var region: MapRegion? {
    get { storedRegion }
    set { storedRegion = newValue.flatMap { RegionFault($0) == nil ? $0 : nil } }
  }
  /// The detents of the tabs whose sheet has settled, by the tab's name.
  public private(set) var detents: [TabDetent] = []

  private var storedRegion: MapRegion?

  /// A session of a scene.
  public init(
    scene: String, tab: String, query: String = "", placeID: String? = nil, region: MapRegion? = nil,
    detents: [TabDetent] = []
  ) {
    self.scene = scene
    self.tab = tab
    self.query = query
    self.placeID = placeID == "" ? nil : placeID
    self.region = region
    for detent in detents { settle(detent.detent, in: detent.tab) }
  }

  /// The detent of a tab's sheet; nil when it has never settled.
  public func detent(of tab: String) -> SavedDetent? { detents.first { $0.tab == tab }?.detent }

  /// A tab's sheet has settled: what `SheetEffects.saved` says is to be remembered.
  public mutating func settle(_ detent: SavedDetent, in tab: String) {
    let entry = TabDetent(tab: tab, detent)
    if let index = detents.firstIndex(where: { $0.tab == tab }) {
      detents[index] = entry
    } else {
      // In the order in which the database gives them: by their bytes.
      let next = detents.firstIndex { tab.utf8.lexicographicallyPrecedes($0.tab.utf8) }
      detents.insert(entry, at: next ?? detents.count)
    }
  }
}

/// Why a region is not worth coming back to.
enum RegionFault: Equatable {
  case empty, wholeWorld, zero

  /// The fault of a region; nil when it has none.
  init?(_ region: MapRegion) {
    if region.latitudeDelta <= 0 || region.longitudeDelta <= 0 {
      self = .empty
    } else if region.latitudeDelta >= 180 || region.longitudeDelta >= 360 {
      self = .wholeWorld
    } else if region.center.latitude == 0, region.center.longitude == 0 {
      self = .zero
    } else {
      return nil
    }
  }
}
