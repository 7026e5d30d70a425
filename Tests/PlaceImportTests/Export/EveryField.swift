import Geodesy
import PlaceStorage
import TestSupport

/// Places with every field used, and texts that files are broken by.
struct EveryField {
  var random: SplitMix64

  /// Foundation's own reader of JSON drops U+FEFF at the start of a text.
  private let texts: [String]
  /// Those that an import takes as they are: it mends texts escaped for HTML, and control characters.
  private let cleanTexts: [String]

  init(seed: UInt64, leavesOutByteOrderMark: Bool = false) {
    random = SplitMix64(seed: seed)
    texts = leavesOutByteOrderMark ? Self.texts.filter { !$0.contains("\u{FEFF}") } : Self.texts
    cleanTexts = texts.filter { text in
      !text.contains("&") && !text.unicodeScalars.contains { $0.value < 0x20 || 0x7F...0x9F ~= $0.value }
    }
  }

  private static let texts = [
    "카페", "Café", "Cafe\u{301}", "a,b", "say \"hi\"", "\"", "\"\"", "two\nlines", "cr\rlf\r\n", "tab\there",
    ";", "#1",
    "<b>&amp;</b>", "'", "\\", "\\n", "{\"a\":1}", "[1]", "null", "0", "1e5", "-", "=1+1", "東京 タワー", "🍜",
    "\u{1}",
    "\u{7F}", "\u{85}", "\u{2028}", "\u{FEFF}x", "x\u{0}y", "|", "a|b", "C:\\temp", "—",
  ].filter { !$0.utf8.contains(0) }

  mutating func text() -> String { text(cleanTexts) }

  private mutating func text(_ texts: [String]) -> String {
    (0...random.integer(in: 0...2)).map { _ in random.pick(texts) }.joined()
      // Blanks around a text are not kept.
      .trimmingBlanks()
  }

  private mutating func optional() -> String? {
    let text = text()
    return random.once(in: 3) || text.isEmpty ? nil : text
  }

  mutating func place(_ number: Int) throws -> Place {
    var place = Place(
      id: "\(text())\(number)", name: text() + "\(number)",
      coordinate: try Coordinate(
        latitude: random.pick([random.value(in: -90...90), 37.5, 0, -90, 1e-7, 12.345678901234567]),
        longitude: random.pick([random.value(in: -180...180), 127, 0, 180, -1e-9])))
    place.category = optional()
    place.address = optional()
    place.lotAddress = optional()
    place.phone = optional()
    place.website = optional()
    place.openingHours = optional()
    place.prominence = random.pick([0, 1, 0.5, random.value(in: 0...1), 1e-12])
    for _ in 0..<random.integer(in: 0...3) {
      place.alternateNames.append(
        AlternateName(language: random.pick(["", "en", "zh-Hant"]), name: text(texts)))
    }
    for _ in 0..<random.integer(in: 0...3) {
      place.attributes[random.pick(["name", "id", "lat", "type", "x y", text()])] = " \(text(texts)) "
    }
    return place
  }
}

extension String {
  fileprivate func trimmingBlanks() -> String {
    var text = self[...].unicodeScalars
    func isBlank(_ scalar: Unicode.Scalar?) -> Bool {
      scalar.map { $0.value == 0x20 || 0x09...0x0D ~= $0.value } ?? false
    }
    while isBlank(text.first) { text.removeFirst() }
    while isBlank(text.last) { text.removeLast() }
    return String(text)
  }
}
