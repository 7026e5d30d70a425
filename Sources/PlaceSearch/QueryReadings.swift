import Geodesy
import Persistence
import PlaceStorage
import TextAnalysis

/// The readings of a request besides the words as typed, in the order in which they are tried.
struct QueryReadings<Index: PlaceIndex> {
  private let request: SearchRequest
  private let typed: QueryText
  private let index: Index

  /// Longest word taken apart, in letters, and shortest part.
  private static var longestSplit: Int { 24 }
  private static var shortestPart: Int { 2 }
  /// Longest abbreviation taken apart into its letters: KFC, J.E.
  private static var longestAbbreviation: Int { 4 }
  /// Most respaced readings.
  private static var maximumRespaced: Int { 4 }

  init(_ request: SearchRequest, typed: QueryText, _ index: Index) {
    self.request = request
    self.typed = typed
    self.index = index
  }

  /// All of them; whether each is tried depends on what was found before.
  ///
  /// - Complexity: O(*n* log *p*) for *n* letters typed and *p* places, without what a region's rows cost.
  func others() throws(DatabaseError) -> [QueryReading] {
    guard typed.reading == .typing, !typed.isEmpty else { return [] }
    let respaced = try respaced()
    var readings = respaced.map { reading(.respaced, $0) }
    if let region = try RegionFinder(request, typed, index).region() {
      var reading = reading(.region, region.keyword)
      reading.region = region
      readings.append(reading)
    }
    for text in [request.text] + respaced { readings.append(reading(.addresses, text, .addresses)) }
    if let street = withoutNumbers { readings.append(reading(.street, street, .addresses)) }
    if let slip = KeyboardSlip.otherLayout(request.text) { readings.append(reading(.keyboardSlip, slip)) }
    if try SlipTerms.areThinkable(in: typed, index) { readings.append(reading(.typos, request.text, .typos)) }
    return readings
  }

  private func reading(
    _ kind: QueryReading.Kind, _ text: String, _ freedom: TextReading = .typing
  ) -> QueryReading {
    QueryReading(kind, text, completesLastWord: request.completesLastWord, reading: freedom)
  }

  /// The address without its numbers; nil when it has none, or nothing else.
  private var withoutNumbers: String? {
    let kept = typed.words.filter { !(0x30...0x39 ~= $0.text.utf8.first ?? 0) }
    guard !kept.isEmpty, kept.count < typed.words.count else { return nil }
    return kept.map(\.text).joined(separator: " ")
  }

  /// The words joined, and single words taken apart where the parts are words too.
  private func respaced() throws(DatabaseError) -> [String] {
    let words = typed.words.map(\.text)
    var texts: [String] = []
    func add(_ parts: [String]) {
      let text = parts.joined(separator: " ")
      if texts.count < Self.maximumRespaced, !texts.contains(text) { texts.append(text) }
    }
    for position in words.indices.dropFirst()
    where typed.words[position].kind == .word && typed.words[position - 1].kind == .word {
      let joined = words[position - 1] + words[position]
      let isGrowing = typed.words[position].isGrowing
      guard try isKnown(joined, isGrowing: isGrowing) else { continue }
      add(words[..<(position - 1)] + [joined] + words[(position + 1)...])
    }
    if words.count > 2, typed.words.allSatisfy({ $0.kind == .word }) {
      if try isKnown(words.joined(), isGrowing: typed.words.last?.isGrowing == true) { add([words.joined()]) }
    }
    for (position, word) in typed.words.enumerated() where word.kind == .word {
      for parts in try splits(word) { add(words[..<position] + parts + words[(position + 1)...]) }
    }
    return texts
  }

  private func splits(_ word: QueryText.Word) throws(DatabaseError) -> [[String]] {
    let letters = Array(word.text.unicodeScalars)
    var splits: [[String]] = []
    if letters.count > 1, letters.count <= Self.longestAbbreviation {
      let parts = letters.map { String($0) }
      var isKnown = true
      for part in parts where isKnown { isKnown = try self.isKnown(part, isGrowing: false) }
      if isKnown { splits.append(parts) }
    }
    guard letters.count <= Self.longestSplit else { return splits }
    func text(_ letters: ArraySlice<Unicode.Scalar>) -> String { String(scalars: letters.lazy.map(\.value)) }
    for position in letters.indices.dropFirst() {
      let isNumberEnd =
        letters[position - 1].properties.numericType != nil && letters[position].properties.numericType == nil
      let isLong = position >= Self.shortestPart && letters.count - position >= Self.shortestPart
      guard isLong || isNumberEnd else { continue }
      let (left, right) = (text(letters[..<position]), text(letters[position...]))
      if try isKnown(left, isGrowing: false), try isKnown(right, isGrowing: word.isGrowing) {
        splits.append([left, right])
      }
    }
    return splits
  }

  /// Whether it is a word of some name or address.
  private func isKnown(_ word: String, isGrowing: Bool) throws(DatabaseError) -> Bool {
    if try index.holds(word, asBeginning: isGrowing) { return true }
    return try index.holds(Term.address(word), asBeginning: isGrowing)
  }
}
