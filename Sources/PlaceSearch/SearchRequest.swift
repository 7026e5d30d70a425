public import Geodesy

/// What to look for, where, and in which order.
public struct SearchRequest: Sendable, Equatable {
  /// Words as typed; any text is data. Empty for every place of a category or an area.
  public var text: String
  /// Where the user is, or is taken to be.
  public var location: Coordinate?
  /// Only places within this geodesic distance of `location`, in metres.
  public var radiusMeters: Double?
  /// Only places inside this box.
  public var box: BoundingBox?
  /// Only places of this category, by canonical id.
  public var category: String?
  /// Only places that are open then; nil for any.
  public var opening: OpeningFilter?
  /// The order; nil for distance with a location, else relevance.
  public var sort: ResultOrder?
  /// Results a page, 1…`maximumLimit`; a number beyond is clamped and a warning says so.
  public var limit: Int
  /// Where to go on: `nextCursor` of the page before.
  public var cursor: String?
  /// Whether the last word may still be growing: `caf` finds cafés.
  public var completesLastWord: Bool
  /// What else counts besides the words as they are written.
  public var matching: TextMatching
  /// Whether records of one place are shown as one, the others listed as its `duplicates`.
  public var mergesDuplicates: Bool
  /// Whether the page tells how it was found.
  public var explains: Bool

  /// Results a page unless said otherwise.
  public static let defaultLimit = 10
  /// Most results a page.
  public static let maximumLimit = 1000

  /// A request for `text`, by default near `location` when there is one.
  public init(
    _ text: String = "", near location: Coordinate? = nil, radiusMeters: Double? = nil,
    box: BoundingBox? = nil,
    category: String? = nil, opening: OpeningFilter? = nil, sort: ResultOrder? = nil,
    limit: Int = SearchRequest.defaultLimit,
    cursor: String? = nil, completesLastWord: Bool = true, matching: TextMatching = .typing,
    mergesDuplicates: Bool = true,
    explains: Bool = false
  ) {
    self.text = text
    self.location = location
    self.radiusMeters = radiusMeters
    self.box = box
    self.category = category
    self.opening = opening
    self.sort = sort
    self.limit = limit
    self.cursor = cursor
    self.completesLastWord = completesLastWord
    self.matching = matching
    self.mergesDuplicates = mergesDuplicates
    self.explains = explains
  }
}

/// How freely the words of a request are read.
public enum TextMatching: String, Sendable, CaseIterable {
  /// Names and categories have the words as they are written.
  case literal
  /// Half-typed syllables, consonants for syllables and other names of a category count too; and when little is
  /// found, words spaced otherwise, regions, addresses, the other keyboard layout, and slips.
  case typing
}

/// The order of results; each is total, so the same request gives the same list every time.
public enum ResultOrder: String, Sendable, CaseIterable {
  /// Nearest first; ties by name, then id. Needs a location.
  case distance
  /// Best match first: evidence, then prominence, then distance.
  case relevance
  /// Match, prominence and distance weighed together: `2 · match + prominence − 0.48 · ln(1 + distance / 1 km)`.
  case blended
}
