import TestSupport
import Geodesy
import PlaceStorage

/// Places that are made to collide: few points, few words, few ids.
struct RandomPlaces {
  var random: SplitMix64

  /// The first is the curve's end, then poles, the 180° meridian, and a town.
  private static let points: [(Double, Double)] = [
    (-90, 180), (90, 0), (-90, -180), (0, 180), (0, -180), (37.5, 127), (37.5, 127.001), (37.51, 127),
  ]

  /// Composed and decomposed, long, of several scripts, and without any word.
  private static let words = [
    "Cafe", "Café", "Cafe\u{301}", "카페", "\u{110f}\u{1161}\u{1111}\u{1166}", "강남", "강남역", "스타벅스", "カフェ",
    "か\u{3099}", "東京", "Åse", "\u{212B}se", "\u{2126}", "Ω", "St.", "No.1", "🍜", "—", "ﬁn",
    String(repeating: "a", count: 60), String(repeating: "é", count: 40), "o'clock", "Straße", "İstanbul",
  ]

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func place(id: String) throws -> Place {
    var place = Place(id: id, name: name(), coordinate: try coordinate())
    if random.once(in: 3) {
      place.alternateNames = (0...random.integer(in: 0...3 - 1)).map {
        AlternateName(language: "l\($0)", name: name())
      }
    }
    if random.once(in: 2) { place.category = random.pick(["cafe", "subway_station", "restaurant"]) }
    place.prominence = random.pick([0, 0, 0.25, 0.5, 1])
    if random.once(in: 3) { place.address = "Road \(random.integer(in: 0...9 - 1))" }
    if random.once(in: 5) {
      place.attributes = ["k\(random.integer(in: 0...3 - 1))": random.pick(Self.words)]
    }
    place.updatedMicroseconds = Int64(random.integer(in: 0...1000 - 1))
    return place
  }

  mutating func coordinate() throws -> Coordinate {
    let (latitude, longitude) = random.pick(Self.points)
    // Within a cell, or some cells away.
    let spread = random.pick([0, 0, 1e-7, 1e-5])
    return try Coordinate(
      latitude: min(max(latitude + random.value(in: -spread...spread), -90), 90),
      longitude: min(max(longitude + random.value(in: -spread...spread), -180), 180))
  }

  mutating func name() -> String {
    (0...random.integer(in: 0...3 - 1)).map { _ in random.pick(Self.words) }.joined(
      separator: random.pick([" ", "", "-"]))
  }
}
