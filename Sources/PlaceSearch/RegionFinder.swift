import Geodesy
import Persistence
import PlaceStorage
import TextAnalysis

/// Finds the region or station that the first words of a query name: 제주 in "제주 성산", 강남역 in "강남역맛집".
struct RegionFinder<Index: PlaceIndex> {
  private let request: SearchRequest
  private let typed: QueryText
  private let index: Index

  /// Most rows looked at for one name.
  private static var maximumRows: Int { 64 }
  /// Longest region within a run without spaces, in letters.
  private static var longestName: Int { 8 }

  init(_ request: SearchRequest, _ typed: QueryText, _ index: Index) {
    self.request = request
    self.typed = typed
    self.index = index
  }

  /// The region with the longest name; nil when the first words name none, or nothing follows them.
  func region() throws(DatabaseError) -> QueryRegion? {
    for (name, keyword) in splits {
      guard let place = try best(named: name), let category = place.category,
        let radius = RegionReach.meters(ofCategory: category)
      else { continue }
      return QueryRegion(
        name: place.name, placeID: place.id, center: place.coordinate, radiusMeters: radius, keyword: keyword)
    }
    return nil
  }

  /// The ways to part the query into a name and what follows, the longest name first.
  private var splits: [(name: String, keyword: String)] {
    let words = typed.words.map(\.text)
    var splits: [(String, String)] = []
    for count in stride(from: words.count - 1, to: 0, by: -1) {
      splits.append((words[..<count].joined(), words[count...].joined(separator: " ")))
    }
    guard let first = typed.words.first, first.kind == .run else { return splits }
    let scalars = first.text.unicodeScalars.map(\.value)
    for count in stride(from: min(scalars.count - 1, Self.longestName), to: 1, by: -1) {
      let rest = String(scalars: scalars[count...])
      let keyword = ([rest] + words.dropFirst()).joined(separator: " ")
      splits.append((String(scalars: scalars[..<count]), keyword))
    }
    return splits
  }

  /// The most prominent region of this name, then the nearest.
  private func best(named name: String) throws(DatabaseError) -> Place? {
    var best: (place: Place, distance: Double)?
    let isHangul = name.unicodeScalars.allSatisfy { 0xAC00...0xD7A3 ~= $0.value }
    for suffix in isHangul ? [""] + QueryRegion.suffixes : [""] {
      let query = QueryText(name + suffix, completesLastWord: false)
      var keys: [Int64] = []
      try index.append(Term.wholeName(of: query, isRegion: true), in: .all, to: &keys)
      var matcher = TextMatcher(query)
      for key in keys.prefix(Self.maximumRows) {
        guard let place = try index.place(key),
          matcher.match(
            name: place.name, alternateNames: place.alternateNames.lazy.map(\.name), category: nil)
            == .exactName
        else { continue }
        let distance = request.location.map { $0.distance(to: place.coordinate) } ?? 0
        guard let current = best else {
          best = (place, distance)
          continue
        }
        if (place.prominence, -distance) > (current.place.prominence, -current.distance) {
          best = (place, distance)
        }
      }
      if best != nil { return best?.place }
    }
    return nil
  }
}
