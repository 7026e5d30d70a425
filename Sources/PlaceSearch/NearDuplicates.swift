import Geodesy
import PlaceStorage
import TextAnalysis

/// Which of some places are one place recorded twice.
///
/// Two records are of one place when their names fold to the same text, one's category is the other's or a kind
/// of it or is unknown, and they stand at most `distanceMeters` apart. The fuller record is shown, and the other
/// listed under it. A station, a bus stop and a shop of one name stay apart.
struct NearDuplicates {
  /// Most metres between two records of one place.
  static let distanceMeters = 50.0

  /// For each place, the position of a fuller record of it; nil when there is none.
  private var fuller: [Int?]

  /// - Complexity: O(*n* log *n*) but for places of one name and latitude that are not one.
  init(_ places: [Place]) {
    fuller = [Int?](repeating: nil, count: places.count)
    var text = AnalyzedText()
    var hashes: [(hash: UInt64, position: Int)] = []
    hashes.reserveCapacity(places.count)
    for (position, place) in places.enumerated() {
      text.analyze(place.name)
      if !text.bytes.isEmpty { hashes.append((Self.hash(text.bytes), position)) }
    }
    hashes.sort { $0 < $1 }
    var start = 0
    while start < hashes.count {
      var end = start + 1
      while end < hashes.count, hashes[end].hash == hashes[start].hash { end += 1 }
      if end > start + 1 { compareNamesakes(hashes[start..<end].map(\.position), places) }
      start = end
    }
  }

  /// FNV-1a, 64 bits.
  private static func hash(_ bytes: [UInt8]) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  /// Compares those of the places at `positions` whose names fold to one text; that their hashes are equal is mostly,
  /// not always, that.
  private mutating func compareNamesakes(_ positions: [Int], _ places: [Place]) {
    let named = Dictionary(grouping: positions) { AnalyzedText(places[$0].name).bytes }
    for positions in named.values where positions.count > 1 { compare(positions.map { Record($0, places) }) }
  }

  /// What is compared of a place.
  private struct Record {
    let position: Int
    let place: Place
    let facts: Int
    let categories: Set<String>
    let ancestors: Set<String>

    init(_ position: Int, _ places: [Place]) {
      self.position = position
      place = places[position]
      facts = place.knownFacts
      let lexicon = CategoryLexicon.shared
      var ids = place.category.map { lexicon.canonicalIDs(forCode: $0) } ?? []
      if ids.isEmpty, let category = place.category { ids = [category] }
      categories = Set(ids)
      ancestors = lexicon.withAncestors(ids)
    }

    /// A strict order, so that no two records hide each other.
    func isFuller(than other: Record) -> Bool {
      if facts != other.facts { return facts > other.facts }
      if place.prominence != other.place.prominence { return place.prominence > other.place.prominence }
      return place.id.utf8.lexicographicallyPrecedes(other.place.id.utf8)
    }

    func isOne(with other: Record) -> Bool {
      let isCompatible =
        categories.isEmpty || other.categories.isEmpty || !ancestors.isDisjoint(with: other.categories)
        || !other.ancestors.isDisjoint(with: categories)
      return isCompatible
        && place.coordinate.distance(to: other.place.coordinate) <= NearDuplicates.distanceMeters
    }
  }

  /// Degrees of latitude that are more than `distanceMeters` anywhere.
  private static let latitudeWindow = distanceMeters / 110_000

  private mutating func compare(_ records: [Record]) {
    let fullest = records.sorted { $0.isFuller(than: $1) }
    // Those shown, by latitude: most records are found to be one with one of them at once.
    var shown: [Record] = []
    for (index, record) in fullest.enumerated() {
      let latitude = record.place.coordinate.latitude
      let near = { (other: Record) in abs(other.place.coordinate.latitude - latitude) <= Self.latitudeWindow }
      if let other = shown.first(where: { near($0) && $0.isOne(with: record) }) {
        fuller[record.position] = other.position
      } else if let other = fullest[..<index].first(where: { near($0) && $0.isOne(with: record) }) {
        fuller[record.position] = other.position
      } else {
        shown.append(record)
      }
    }
  }

  /// The record shown in the place of the one at `position`: itself, or the fullest it leads to.
  func shown(_ position: Int) -> Int {
    var position = position
    while let next = fuller[position] { position = next }
    return position
  }
}

extension Place {
  /// How much is known of it.
  fileprivate var knownFacts: Int {
    let texts = [category, address, lotAddress, phone, website, openingHours]
    return texts.count { $0 != nil } + alternateNames.count + attributes.count
  }
}
