/// Why a place matched, best first.
package enum MatchKind: UInt8, Sendable, Comparable, CaseIterable {
  /// A name is the query.
  case exactName
  /// A name begins with the query.
  case namePrefix
  /// The words, or their beginnings, stand in the names.
  case wordPrefix
  /// A run stands inside a longer one.
  case inside
  /// The last syllable is on its way to one of the name: 스탑 to 스타벅스.
  case halfTyped
  /// Consonants stand for syllables: ㅅㅌㅂㅅ for 스타벅스.
  case choseong
  /// A letter or key is missing, too many, wrong or swapped.
  case typo
  /// The keyboard was set to the other layout: zkvp for 카페.
  case keyboardSlip
  /// A name holds what the words mean in another language.
  case synonym
  /// A word is only in the category, or means it.
  case category
  /// A word is only in the address.
  case address

  package static func < (left: MatchKind, right: MatchKind) -> Bool { left.rawValue < right.rawValue }
}

/// How freely words are read.
package enum TextReading: Sendable, Equatable {
  /// As they are written; the last may be the beginning of a longer one.
  case literal
  /// And as a text still being typed: half-typed syllables, consonants for syllables, categories by any name.
  case typing
  /// And with a few slips.
  case typos
  /// As while typing, and in addresses too.
  case addresses
}
