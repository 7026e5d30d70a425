public import Geodesy
public import PlaceStorage
import TextAnalysis

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
  /// How the words were parted, when results of a region are among these; its results come after those of the
  /// words as typed, in the order of their distance from the location, or when that lies elsewhere from the
  /// region's centre.
  public var interpretation: QueryInterpretation?
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
  /// Other records of the same place, which are not listed by themselves: of the same name, of the same kind or
  /// none, and within 50 m.
  public var duplicates: [Place] = []
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
  /// The words, or their beginnings, stand in the names.
  case wordPrefix
  /// A word stands inside a longer one.
  case inside
  /// The last syllable is on its way to one of the name: 스탑 to 스타벅스.
  case halfTyped
  /// Consonants stand for syllables: ㅅㅌㅂㅅ for 스타벅스.
  case choseong
  /// A letter or key is missing, too many, wrong or swapped.
  case typo
  /// The keyboard was set to the other layout: zkvp for 카페.
  case keyboardSlip
  /// A name holds what the words mean in another language.
  case synonym
  /// At least one word is only in the category, or means it.
  case category
  /// At least one word is only in the address.
  case address

  init(_ kind: MatchKind) {
    self =
      switch kind {
      case .exactName: .exactName
      case .namePrefix: .namePrefix
      case .wordPrefix: .wordPrefix
      case .inside: .inside
      case .halfTyped: .halfTyped
      case .choseong: .choseong
      case .typo: .typo
      case .keyboardSlip: .keyboardSlip
      case .synonym: .synonym
      case .category: .category
      case .address: .address
      }
  }
}

/// How the words were parted into a region and what is looked for there.
public struct QueryInterpretation: Sendable, Equatable {
  /// The name of the region or station.
  public var region: String
  /// The id of the place that was taken for it.
  public var regionPlaceID: String
  /// Where it is.
  public var center: Coordinate
  /// How far around it results were looked for, in metres.
  public var radiusMeters: Double
  /// The words looked for there.
  public var keyword: String
}

/// One term of a score.
public struct ScoreTerm: Sendable, Equatable {
  /// What it measures.
  public var name: String
  /// What it adds.
  public var value: Double
}
