import Geodesy
import PlaceSearch
import PlaceStorage

/// What a search must answer, by looking at every place.
///
/// Shares nothing with the library but `Coordinate.distance(to:)`: it folds with Foundation, cuts words with its
/// own rule, and decides matches over the texts of each place.
struct ExactnessOracle {
  private let facts: ExactnessFacts
  private let distances: [Double]
  /// All places in the order of distance, name and id.
  private let order: [Int]

  /// An oracle for searches from `origin`.
  init(_ facts: ExactnessFacts, from origin: Coordinate) {
    self.facts = facts
    let distances = facts.coordinates.map { origin.distance(to: $0) }
    let rank = facts.rank
    order = distances.indices.sorted {
      distances[$0] != distances[$1] ? distances[$0] < distances[$1] : rank[$0] < rank[$1]
    }
    self.distances = distances
  }

  /// Distance of the place at `index`, in metres.
  func distanceMeters(_ index: Int) -> Double { distances[index] }

  /// Indices of the places that answer `request`, nearest first.
  func answer(_ request: SearchRequest) -> [Int] {
    let matches = facts.texts.matches(request.text, completesLastWord: request.completesLastWord)
    return order.filter { index in
      if let radius = request.radiusMeters, distances[index] > radius { return false }
      if let category = request.category, facts.categories[index] != category { return false }
      if let box = request.box, !Self.holds(box, facts.coordinates[index]) { return false }
      return matches(index)
    }
  }

  private static func holds(_ box: BoundingBox, _ point: Coordinate) -> Bool {
    guard box.south <= point.latitude, point.latitude <= box.north else { return false }
    func isBetween(_ longitude: Double) -> Bool {
      box.west <= box.east
        ? box.west <= longitude && longitude <= box.east
        : longitude >= box.west || longitude <= box.east
    }
    return isBetween(point.longitude) || abs(point.longitude) == 180 && isBetween(-point.longitude)
  }
}

/// What all oracles over the same places share.
struct ExactnessFacts {
  let coordinates: [Coordinate]
  let categories: [String?]
  let texts: ExactnessTexts
  /// Rank of each place by name and id, both byte by byte.
  let rank: [Int]

  init(_ places: [Place]) {
    coordinates = places.map(\.coordinate)
    categories = places.map(\.category)
    texts = ExactnessTexts(places)
    let keys = places.map { (Array($0.name.utf8), Array($0.id.utf8)) }
    let order = places.indices.sorted {
      if keys[$0].0 != keys[$1].0 { return keys[$0].0.lexicographicallyPrecedes(keys[$1].0) }
      return keys[$0].1.lexicographicallyPrecedes(keys[$1].1)
    }
    var rank = [Int](repeating: 0, count: places.count)
    for (position, index) in order.enumerated() { rank[index] = position }
    self.rank = rank
  }
}
