import Foundation
import TextAnalysis
import Testing

/// The judged set is what its README says.
@Suite struct JudgedSetTests {
  private let set: JudgedSet
  private let places: [String: JudgedPlace]

  init() throws {
    set = try JudgedSet.load()
    places = Dictionary(set.places.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  @Test func `places are many and told apart`() {
    #expect((2_000...2_500).contains(set.places.count))
    #expect(places.count == set.places.count)
    for place in set.places {
      #expect(!place.id.contains(where: \.isWhitespace) && !place.name.isEmpty)
      #expect((-90...90).contains(place.latitude) && (-180...180).contains(place.longitude))
      #expect((0...1).contains(place.prominence))
      #expect(place.alternateNames.allSatisfy { !$0.language.isEmpty && !$0.name.isEmpty })
    }
  }

  @Test func `categories are canonical`() {
    let known = Set(CategoryLexicon.shared.ids)
    #expect(Set(set.places.compactMap(\.category)).isSubset(of: known))
    #expect(set.places.contains { $0.category == nil })
  }

  @Test func `names in other scripts, and some decomposed`() {
    for range in [
      "а"..."я", "α"..."ω", "א"..."ת", "ا"..."ي", "ก"..."ฮ", "ァ"..."ヶ", "一"..."龥", "가"..."힣", "À"..."ž",
    ] as [ClosedRange<Unicode.Scalar>] {
      #expect(set.places.filter { $0.name.unicodeScalars.contains(where: range.contains) }.count >= 3)
    }
    let decomposed = set.places.filter { place in
      !place.name.unicodeScalars.elementsEqual(
        place.name.precomposedStringWithCanonicalMapping.unicodeScalars)
    }
    #expect(decomposed.count >= 5, "an editor composed them")
  }

  /// Every kind, and how many queries of it there are at least.
  private static let kinds = [
    "exact": 15, "prefix": 15, "inside": 15, "spacing": 10, "joined": 8, "nfd": 8, "accents": 12, "width": 4,
    "variants": 6, "scripts": 12, "numbers": 12, "address": 10, "dotted": 5, "apostrophe": 6, "region": 15,
    "typo": 15, "jamo typo": 15, "choseong": 12, "mixed": 6, "half typed": 15, "keyboard": 10, "synonym": 15,
    "category": 15, "nearest": 10, "far": 5, "duplicate": 3, "order": 5, "language": 10, "typing": 4,
  ]

  @Test func `every kind of query is there`() {
    let counts = Dictionary(set.queries.map { ($0.kind, 1) }, uniquingKeysWith: +)
    #expect(Set(counts.keys) == Set(Self.kinds.keys))
    for (kind, least) in Self.kinds { #expect(counts[kind, default: 0] >= least, "\(kind)") }
    #expect(set.queries.count >= 220)
    print(
      "judged set:", set.places.count, "places,", set.queries.count, "queries:",
      counts.sorted { $0.key < $1.key })
  }

  @Test func `half of the queries are Korean`() {
    let korean = set.queries.filter { query in
      query.text.unicodeScalars.contains {
        switch $0.value {
        case 0x1100...0x11FF, 0x3131...0x318E, 0xAC00...0xD7A3: true
        default: false
        }
      }
    }
    #expect(2 * korean.count >= set.queries.count)
  }

  @Test func `answers are places, and orders fit locations`() {
    for query in set.queries {
      #expect(!query.text.isEmpty && !query.answers.isEmpty, "\(query.text)")
      #expect(Set(query.answers).count == query.answers.count, "\(query.text)")
      for answer in query.answers { #expect(places[answer] != nil, "\(query.text): \(answer)") }
      switch query.sort {
      case "distance", "blended": #expect(query.location != nil, "\(query.text)")
      default: #expect(query.sort == "relevance" && query.location == nil, "\(query.text)")
      }
      if let (latitude, longitude) = query.location {
        #expect((-90...90).contains(latitude) && (-180...180).contains(longitude))
      }
    }
    let asked = set.queries.map { "\($0.kind)|\($0.text)|\(String(describing: $0.location))|\($0.sort)" }
    #expect(Set(asked).count == asked.count)
  }

  /// In order of distance the best answer is the nearest of the answers.
  @Test func `distance prefers the nearest answer`() throws {
    for query in set.queries where query.sort == "distance" {
      let location = try #require(query.location)
      let lengths = query.answers.compactMap { places[$0] }.map { squaredDegrees(location, $0) }
      #expect(lengths.first == lengths.min(), "\(query.text)")
    }
  }

  @Test func `typed texts are replayed to their end`() {
    let typed = set.queries.filter { $0.kind == "typing" }
    #expect(Set(typed.map(\.text)).isSuperset(of: ["스타벅스", "강남구청역", "Gyeongbokgung", "São Paulo"]))
    for query in typed {
      let steps = KeyboardLayout.keystrokes(of: query.text)
      #expect(steps.last == query.text && steps.count > 5)
    }
  }

  @Test func `slips of the layout read as a name or a kind of an answer`() {
    let lexicon = CategoryLexicon.shared
    for query in set.queries where query.kind == "keyboard" {
      let reading =
        KeyboardLayout.hangul(fromLatinKeys: query.text) ?? KeyboardLayout.latin(fromHangulKeys: query.text)
      let kinds = lexicon.categories(namedBy: AnalyzedText(reading).bytes)
      let words = [reading] + kinds.compactMap { lexicon.name(of: $0, in: .korean) }
      let isRight = query.answers.compactMap { places[$0] }.contains { place in
        let names = ([place.name] + place.alternateNames.map(\.name)).map { AnalyzedText($0).bytes }
        return place.category.map(kinds.contains) == true
          || words.contains { word in names.contains { $0.contains(AnalyzedText(word).bytes) } }
      }
      #expect(isRight, "\(query.text) reads \(reading)")
    }
  }

  /// Good enough between places of one city.
  private func squaredDegrees(_ location: (latitude: Double, longitude: Double), _ place: JudgedPlace)
    -> Double
  {
    let scale = cos(location.latitude * .pi / 180)
    let (north, east) = (place.latitude - location.latitude, (place.longitude - location.longitude) * scale)
    return north * north + east * east
  }
}
