import TestSupport

/// Names and categories from few words, the first ones frequent, so that words meet often and in every way.
enum ExactnessVocabulary {
  static let latin = [
    "cafe", "Seoul", "park", "Hotel", "station", "market", "Cafeteria", "house", "caffe", "Stationery",
    "Parking", "tower", "a", "st", "sta", "Café", "books", "Zürich", "Stadium", "cafes", "hostel",
    "International", "b", "STATIC", "seoulite", "Ōsaka", "hot", "Parkway", "Antidisestablishmentarianism",
    "x",
  ]
  static let runs = [
    "강남", "역", "스타벅스", "강", "카페", "서울", "강남역", "박물관", "대한민국", "점", "시장", "공원", "남", "서울대",
    "김밥천국", "역사", "국립중앙", "서울역", "ㄱ", "スタバ", "駅前", "과",
  ]
  static let numbers = ["1", "24", "25", "7", "2024", "365", "0", "12"]
  static let categories = [
    "cafe", "restaurant", "subway_station", "park", "hotel", "book_shop", "museum", "bus_stop",
  ]
  private static let joints = [" ", " ", " ", " ", "", "-", " · ", "(", ", ", "  "]

  /// One to four words.
  static func name(_ random: inout SplitMix64) -> String {
    var name = ""
    for index in 0..<random.integer(in: 1...4) {
      if index > 0 { name += random.pick(joints) }
      name += word(&random)
    }
    return name
  }

  static func category(_ random: inout SplitMix64) -> String? {
    random.once(in: 5) ? nil : categories[random.zipf(categories.count)]
  }

  /// What somebody might type: nothing, words of names, parts of them, or a word nobody has.
  static func query(_ random: inout SplitMix64) -> String {
    switch random.integer(in: 0...19) {
    case 0...2: return ""
    case 3: return "nowhere" + random.pick(latin)
    case 4: return random.pick(latin) + random.pick(["", " "]) + random.pick(runs)
    default: break
    }
    var words: [String] = []
    for _ in 0..<random.pick([1, 1, 1, 2, 2, 3]) { words.append(word(&random)) }
    if random.once(in: 8) { words.append(random.pick(categories)) }
    if random.once(in: 3) { words[words.count - 1] = part(words[words.count - 1], &random) }
    return words.joined(separator: random.pick([" ", " ", "  ", "-"]))
  }

  private static func word(_ random: inout SplitMix64) -> String {
    switch random.integer(in: 0...9) {
    case 0...4: latin[random.zipf(latin.count)]
    case 5...8: runs[random.zipf(runs.count)]
    default: numbers[random.zipf(numbers.count)]
    }
  }

  /// A piece of the word as it is being typed: its beginning, and of a run any piece.
  private static func part(_ word: String, _ random: inout SplitMix64) -> String {
    let scalars = Array(word.unicodeScalars)
    let isRun = scalars[0].value > 0x1100
    let start = isRun ? random.integer(in: 0...scalars.count - 1) : 0
    let end = random.integer(in: start...min(scalars.count - 1, start + 5))
    var part = String.UnicodeScalarView()
    part.append(contentsOf: scalars[start...end])
    return String(part)
  }
}
