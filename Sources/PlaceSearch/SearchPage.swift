public import Geodesy
public import PlaceStorage

/// One page of results, and how to get the next.
public struct SearchPage: Sendable {
  /// The text that was looked for.
  public var query: String
  /// Where distances are measured from.
  public var location: Coordinate?
  /// The order of the results.
  public var sort: ResultOrder
  /// The radius asked for; else the smallest that holds the results so far; nil without a location.
  public var effectiveRadiusMeters: Double?
  /// The results, in order.
  public var results: [SearchResult]
  /// Hands the next page over; nil when this is the last.
  public var nextCursor: String?
  /// What was clamped, ignored or approximated, as sentences.
  public var warnings: [String]
  /// How the results were found; nil unless asked for.
  public var explanation: SearchExplanation?
}

/// A place found, and how.
public struct SearchResult: Sendable, Identifiable {
  /// The place.
  public var place: Place
  /// Geodesic distance from the location, in metres; nil without one.
  public var distanceMeters: Double?
  /// Direction from the location, in degrees clockwise from north, 0 up to 360; nil without one.
  public var bearingDegrees: Double?
  /// Why it matched; nil for a request without words.
  public var matchedBy: MatchEvidence?
  /// The matched parts of the name, as ranges of UTF-16 offsets.
  public var matches: [Range<Int>]
  /// The terms of its score by name, when the order has a score and an explanation was asked for.
  public var scoreTerms: [ScoreTerm]

  /// The place's identity.
  public var id: String { place.id }
}

/// Why a place matched, best first.
public enum MatchEvidence: String, Sendable, CaseIterable {
  /// A name is the query.
  case exactName
  /// A name begins with the query.
  case namePrefix
  /// The words stand in the names.
  case word
  /// A word stands inside a longer one.
  case inside
  /// At least one word is only in the category.
  case category
}

/// One term of a score.
public struct ScoreTerm: Sendable, Equatable {
  /// What it measures.
  public var name: String
  /// What it adds.
  public var value: Double
}
