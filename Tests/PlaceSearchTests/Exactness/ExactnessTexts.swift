import Foundation
import PlaceStorage

/// The words and runs of many places, each distinct one once, and which places have them.
///
/// The rule, written anew: letters and digits between other characters are a word; Hangul, Han and Kana are
/// runs, and runs with only other characters between them read as one. A query's word needs a whole word, the
/// last one a beginning; a run needs to stand inside a run.
struct ExactnessTexts {
  struct Unit: Hashable {
    var text: [UInt8]
    var isRun: Bool
  }

  private var distinct: [Unit: Int32] = [:]
  private var units: [Unit] = []
  private var unitsOfPlace: [[Int32]] = []

  init(_ places: [Place]) {
    for place in places {
      var own: Set<Int32> = []
      for text in [place.name] + place.alternateNames.map(\.name) + [place.category ?? ""] {
        for unit in Self.joined(Self.units(text)) { own.insert(intern(unit)) }
      }
      unitsOfPlace.append(Array(own))
    }
  }

  /// Whether the place at an index has all words of `query`.
  func matches(_ query: String, completesLastWord: Bool) -> (Int) -> Bool {
    let words = Self.units(query)
    let isLastBeginning = completesLastWord && words.last?.isRun == false
    let isOne = words.enumerated().map { index, word in
      units.map { Self.isFound(word, in: $0, asBeginning: isLastBeginning && index == words.count - 1) }
    }
    let unitsOfPlace = unitsOfPlace
    return { place in
      for isOne in isOne {
        var isFound = false
        for unit in unitsOfPlace[place] where isOne[Int(unit)] { isFound = true }
        if !isFound { return false }
      }
      return true
    }
  }

  private mutating func intern(_ unit: Unit) -> Int32 {
    if let known = distinct[unit] { return known }
    distinct[unit] = Int32(units.count)
    units.append(unit)
    return Int32(units.count - 1)
  }

  private static func isFound(_ word: Unit, in unit: Unit, asBeginning: Bool) -> Bool {
    guard word.isRun == unit.isRun, word.text.count <= unit.text.count else { return false }
    guard word.isRun else {
      return (asBeginning || unit.text.count == word.text.count)
        && memcmp(unit.text, word.text, word.text.count) == 0
    }
    return unit.text.withUnsafeBytes { bytes in
      for start in 0...bytes.count - word.text.count
      where memcmp(bytes.baseAddress! + start, word.text, word.text.count) == 0 { return true }
      return false
    }
  }

  private static func joined(_ units: [Unit]) -> [Unit] {
    var joined: [Unit] = []
    for unit in units {
      if unit.isRun, let last = joined.last, last.isRun {
        joined[joined.count - 1].text += unit.text
      } else {
        joined.append(unit)
      }
    }
    return joined
  }

  private static func units(_ text: String) -> [Unit] {
    var folded = text
    if !text.utf8.allSatisfy({ $0 < 0x80 }) {
      // Letters first apart from their accents, then the Hangul together again.
      folded =
        text.folding(options: [.diacriticInsensitive, .widthInsensitive], locale: nil)
        .precomposedStringWithCanonicalMapping
    }
    var units: [Unit] = []
    var isInside = false
    for scalar in folded.lowercased().unicodeScalars {
      let isRun = isOfRun(scalar.value)
      guard isRun || scalar.properties.isAlphabetic || scalar.properties.numericType != nil else {
        isInside = false
        continue
      }
      if isInside, units[units.count - 1].isRun == isRun {
        units[units.count - 1].text += Array(String(hiragana(scalar)).utf8)
      } else {
        units.append(Unit(text: Array(String(hiragana(scalar)).utf8), isRun: isRun))
      }
      isInside = true
    }
    return units
  }

  private static func isOfRun(_ scalar: UInt32) -> Bool {
    0xAC00...0xD7A3 ~= scalar || 0x3131...0x318E ~= scalar || 0x3041...0x30FF ~= scalar
      || 0x4E00...0x9FFF ~= scalar
  }

  /// Both kana are one script.
  private static func hiragana(_ scalar: Unicode.Scalar) -> Character {
    guard 0x30A1...0x30F6 ~= scalar.value, let other = Unicode.Scalar(scalar.value - 0x60) else {
      return Character(scalar)
    }
    return Character(other)
  }
}
