import Geodesy
import Persistence
import PlaceSearch
import PlaceStorage
import TextAnalysis

/// An index of plain arrays, to stand in for the stored one.
///
/// Keys are given out in another way than storage does, and short lists and neighbours are other ones: answers
/// must not depend on that.
struct MemoryPlaceIndex: PlaceIndex {
  private(set) var keyErrorMeters = PlaceKey.cellErrorMeters
  private var lists: [String: [Int64]] = [:]
  private var places: [Int64: Place] = [:]
  private let keys: [Int64]

  init(_ places: [Place]) {
    var terms = PlaceTerms()
    for place in places.reversed() {
      var key = PlaceKey.first(at: place.coordinate) + 7
      while self.places[key] != nil { key = key == PlaceKey.all.upperBound ? 0 : key + 1 }
      self.places[key] = place
      let point = PlaceKey.position(of: key)
      keyErrorMeters = max(
        keyErrorMeters, at(point.latitude, point.longitude).distance(to: place.coordinate) + 0.001)
      var own: Set<String> = []
      terms.forEach(
        name: place.name, alternateNames: place.alternateNames.map(\.name), category: place.category,
        addresses: [place.address, place.lotAddress],
        isProminent: place.prominence >= Term.prominenceThreshold
      ) { own.insert(String(decoding: $0, as: UTF8.self)) }
      for term in own { lists[term, default: []].append(key) }
    }
    for term in lists.keys { lists[term]?.sort() }
    keys = self.places.keys.sorted()
  }

  /// An index of words alone.
  init(words: [String]) {
    keys = []
    for word in words { lists[word] = [0] }
  }

  func shortList(_ term: String, blocks: Int) -> [Int64]? {
    let list = lists[term] ?? []
    return list.count > 40 * blocks ? nil : list
  }

  func neighbours(of key: Int64, _ term: String) -> [Int64] { around(key, in: lists[term] ?? [], 50) }

  func append(_ term: String, in ranges: KeyRanges, to keys: inout [Int64]) {
    keys += (lists[term] ?? []).filter(ranges.contains)
  }

  func mark(_ keys: [Int64], having term: String, in isFound: inout [Bool]) {
    let list = Set(lists[term] ?? [])
    for (index, key) in keys.enumerated() where list.contains(key) { isFound[index] = true }
  }

  func terms(from first: String, upTo end: String, limit: Int) -> [String]? {
    let terms = lists.keys.filter {
      !$0.utf8.lexicographicallyPrecedes(first.utf8) && $0.utf8.lexicographicallyPrecedes(end.utf8)
    }
    return terms.count > limit ? nil : terms.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  func term(from first: String) -> String? {
    lists.keys.filter { !$0.utf8.lexicographicallyPrecedes(first.utf8) }
      .min { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  func holds(_ term: String) -> Bool { lists[term] != nil }

  func appendAll(in range: ClosedRange<Int64>, limit: Int, to keys: inout [Int64]) {
    keys += self.keys.filter(range.contains).prefix(limit)
  }

  func neighbours(of key: Int64, count: Int) -> [Int64] { around(key, in: keys, count) }

  func place(_ key: Int64) -> Place? { places[key] }

  private func around(_ key: Int64, in list: [Int64], _ count: Int) -> [Int64] {
    let middle = list.firstIndex { $0 >= key } ?? list.count
    return Array(list[max(0, middle - count)..<min(list.count, middle + count)])
  }
}
