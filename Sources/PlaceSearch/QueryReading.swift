import PlaceStorage
import TextAnalysis

/// One way to read what was typed. Readings are tried in order; what an earlier one finds, later ones leave out.
struct QueryReading {
  /// The kinds of reading, in the order in which they are tried.
  enum Kind: String {
    /// The words as they stand, the last one perhaps unfinished.
    case asTyped
    /// Words joined or taken apart: mc donalds, mcdonalds.
    case respaced
    /// The first words name a region or station: 강남역 맛집.
    case region
    /// Words in addresses too.
    case addresses
    /// The address without its numbers: the street rather than nothing.
    case street
    /// The keys as of the other keyboard layout.
    case keyboardSlip
    /// With a slip in a word.
    case typos
  }

  let kind: Kind
  let query: QueryText
  /// The text itself.
  let typed: String
  /// Where the results must lie; nil for anywhere.
  var region: QueryRegion?

  init(_ kind: Kind, _ text: String, completesLastWord: Bool, reading: TextReading) {
    self.kind = kind
    typed = text
    query = QueryText(text, completesLastWord: completesLastWord, reading: reading)
  }

  /// With fewer results than this so far, other readings are tried.
  static let fewResults = 10
  /// With fewer than this, slips are thought of.
  static let veryFewResults = 3

  /// Rows that may be rejected before this reading is given up: a guess must not cost more than a keystroke. Nil
  /// for the words as typed, whose answer is exact.
  var rejectionLimit: Int? {
    switch kind {
    case .asTyped: nil
    case .typos: 100
    default: 200
    }
  }

  /// Whether this reading is tried after so many results.
  func isTried(after found: Int) -> Bool {
    switch kind {
    case .asTyped: true
    case .respaced, .region, .addresses: found < Self.fewResults
    case .street: found == 0
    case .keyboardSlip, .typos: found < Self.veryFewResults
    }
  }
}

/// Decides on rows: whether a place has the words of a reading, and of none of those before.
struct ReadingMatcher {
  private let kind: QueryReading.Kind
  private var matcher: TextMatcher
  private var earlier: [(matcher: TextMatcher, region: QueryRegion?)]
  private let isEmpty: Bool

  init(_ reading: QueryReading, after earlier: [QueryReading]) {
    kind = reading.kind
    isEmpty = reading.query.isEmpty
    matcher = TextMatcher(reading.query)
    self.earlier = earlier.map { (TextMatcher($0.query), $0.region) }
  }

  /// Whether rows have to be asked although the index was.
  var excludesEarlier: Bool { !earlier.isEmpty }

  /// Whether nothing was left of a name of the place matched last.
  var coversName: Bool { matcher.coversName }

  /// How the place matches; nil when it does not, or an earlier reading finds it.
  mutating func match(_ place: Place) -> MatchKind? {
    guard let found = Self.match(&matcher, place) else { return nil }
    for index in earlier.indices where earlier[index].region?.contains(place.coordinate) ?? true {
      if Self.match(&earlier[index].matcher, place) != nil { return nil }
    }
    return kind == .keyboardSlip ? .keyboardSlip : found
  }

  /// How a place that is known to be found matches, and the matched parts of its name.
  mutating func present(_ place: Place, kind: MatchKind?) -> (kind: MatchKind?, ranges: [Range<Int>]) {
    if isEmpty { return (nil, []) }
    if let kind { return (kind, matcher.ranges(in: place.name)) }
    let match = matcher.matchWithRanges(
      name: place.name, alternateNames: place.alternateNames.lazy.map(\.name), category: place.category,
      address: place.address, lotAddress: place.lotAddress)
    return (self.kind == .keyboardSlip ? .keyboardSlip : match.kind, match.ranges)
  }

  private static func match(_ matcher: inout TextMatcher, _ place: Place) -> MatchKind? {
    matcher.match(
      name: place.name, alternateNames: place.alternateNames.lazy.map(\.name), category: place.category,
      address: place.address, lotAddress: place.lotAddress)
  }
}
