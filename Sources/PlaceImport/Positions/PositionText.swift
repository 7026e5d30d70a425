/// A whole position in one text: `37.5665, 126.9780`, `POINT (2.35 48.85)`, `{"type":"Point",…}`, degrees and minutes.
///
/// Two bare numbers are latitude, then longitude; WKT and GeoJSON have it the other way round.
struct PositionText: Equatable {
  let latitude: Double
  let longitude: Double

  /// The position `text` says; nil when it says none, or more than one.
  init?(_ text: String) {
    let text = RowText.trimmed(text)
    guard !text.isEmpty, text.utf8.count <= Self.maximumBytes else { return nil }
    let position =
      if text.hasPrefix("{") {
        Self.geoJSON(text)
      } else if let point = Self.wellKnownText(text) {
        point
      } else {
        Self.pair(text)
      }
    guard let position else { return nil }
    (latitude, longitude) = position
  }

  /// Longer texts are no single point.
  private static let maximumBytes = 256

  typealias Pair = (latitude: Double, longitude: Double)

  /// `{"type":"Point","coordinates":[lon,lat]}`.
  private static func geoJSON(_ text: String) -> Pair? {
    let compact = text.filter { !$0.isWhitespace }
    guard compact.contains("\"type\":\"Point\"") else { return nil }
    guard let start = compact.firstRange(of: "\"coordinates\":["),
      let end = compact[start.upperBound...].firstIndex(of: "]")
    else { return nil }
    return lonLat(compact[start.upperBound..<end].split(separator: ",", omittingEmptySubsequences: false))
  }

  /// `POINT (lon lat)`, with `SRID=4326;` before it or `Z` after the word.
  private static func wellKnownText(_ text: String) -> Pair? {
    var rest = text.uppercased()[...]
    if rest.hasPrefix("SRID=4326;") { rest = rest.dropFirst(10) }
    guard rest.hasPrefix("POINT"), let open = rest.firstIndex(of: "("), rest.hasSuffix(")") else {
      return nil
    }
    let kind = rest[rest.index(rest.startIndex, offsetBy: 5)..<open].filter { $0 != " " }
    guard ["", "Z", "M", "ZM"].contains(kind) else { return nil }
    return lonLat(rest[rest.index(after: open)...].dropLast().split(separator: " "))
  }

  private static func lonLat(_ numbers: [Substring]) -> Pair? {
    guard (2...4).contains(numbers.count), let longitude = number(numbers[0]),
      let latitude = number(numbers[1])
    else { return nil }
    return (latitude, longitude)
  }

  private static func number(_ text: Substring) -> Double? {
    var text = String(text)
    return text.withUTF8 { DecimalNumber.parse($0) }
  }

  /// Two angles, told apart by their letters, a separator, or their numbers being as many.
  private static func pair(_ text: String) -> Pair? {
    let text = text.hasPrefix("geo:") ? String(text.dropFirst(4)) : text
    // "44,35; 26,78": with another separator about, a comma between digits is a decimal one.
    let commas = text.utf8.count { $0 == UInt8(ascii: ",") }
    let hasPoint = text.utf8.contains(UInt8(ascii: "."))
    let decimalComma = !hasPoint && (text.utf8.contains(UInt8(ascii: ";")) || commas > 1)
    guard let tokens = AngleToken.tokens(text, decimalComma: decimalComma) else { return nil }
    guard let (first, second) = halves(tokens), let one = AngleText(first), let two = AngleText(second) else {
      return nil
    }
    switch (one.axis, two.axis) {
    case (.latitude, .longitude), (nil, nil), (.latitude, nil), (nil, .longitude):
      return (one.degrees, two.degrees)
    case (.longitude, .latitude), (.longitude, nil), (nil, .latitude): return (two.degrees, one.degrees)
    case (.latitude, .latitude), (.longitude, .longitude): return nil
    }
  }

  private static func halves(_ tokens: [AngleToken]) -> (ArraySlice<AngleToken>, ArraySlice<AngleToken>)? {
    let letters = tokens.indices.filter { if case .hemisphere = tokens[$0] { true } else { false } }
    let separators = tokens.indices.filter { tokens[$0] == .separator }
    if letters.count == 2 {
      // Letters stand before their angles or after them; separators between the two say nothing more.
      let split = letters[0] == tokens.startIndex ? letters[1] : letters[0] + 1
      let first = tokens[..<split].filter { $0 != .separator }
      let second = tokens[split...].filter { $0 != .separator }
      return (first[...], second[...])
    }
    if separators.count == 1 { return (tokens[..<separators[0]], tokens[(separators[0] + 1)...]) }
    guard separators.isEmpty, letters.isEmpty else { return nil }
    let numbers = tokens.indices.filter { if case .number = tokens[$0] { true } else { false } }
    guard numbers.count % 2 == 0, !numbers.isEmpty else { return nil }
    let split = numbers[numbers.count / 2]
    return (tokens[..<split], tokens[split...])
  }
}
