public import Geodesy

/// Who moves the map: the user's location until the user or a restored session has chosen something else.
public struct MapFollowing: Sendable {
  /// Where a device was, and when.
  public struct Fix: Sendable, Equatable {
    /// The place.
    public let coordinate: Coordinate
    /// The time, in seconds of any clock that goes forward.
    public let seconds: Double

    /// A fix.
    public init(_ coordinate: Coordinate, seconds: Double) {
      self.coordinate = coordinate
      self.seconds = seconds
    }
  }

  /// What happens to a map.
  public enum Event: Sendable {
    /// The device was located, perhaps several times; in any order.
    case located([Fix])
    /// The user moved the map.
    case moved
    /// A session was restored; with a region, the map is the user's from then on.
    case restored(MapRegion?)
    /// The user asked for their location.
    case locationAsked
  }

  /// Span of the region around a location, in metres: 1 000 m to each side.
  public static let spanMeters = 2_000.0

  private var isOfTheUser = false
  /// Whether a location has centred it: enough of locations, but not the user's own choice.
  private var isCentred = false
  private var isAsked = false
  private var last: Fix?

  /// A map that nobody has moved.
  public init() {}

  /// Takes an event in and answers where the map is to go; nil to leave it.
  public mutating func handle(_ event: Event) -> MapRegion? {
    switch event {
    case .moved:
      isOfTheUser = true
      isAsked = false
      return nil
    case .restored(let region):
      // Late: the user has been here.
      guard !isOfTheUser, let region else { return nil }
      isOfTheUser = true
      return region
    case .locationAsked:
      isAsked = last == nil
      isOfTheUser = true
      return last.map(Self.region)
    case .located(let fixes):
      guard let newest = fixes.filter({ $0.seconds.isFinite }).max(by: { $0.seconds < $1.seconds }),
        newest.seconds >= last?.seconds ?? -.infinity
      else { return nil }
      last = newest
      guard isAsked || !isOfTheUser && !isCentred else { return nil }
      isAsked = false
      // One fix is enough: later ones would pull the map from under the user's eyes.
      isCentred = true
      return Self.region(newest)
    }
  }

  private static func region(_ fix: Fix) -> MapRegion {
    MapRegion(center: fix.coordinate, latitudinalMeters: spanMeters, longitudinalMeters: spanMeters)
  }
}
