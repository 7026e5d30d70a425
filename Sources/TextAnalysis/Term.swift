/// The words of the index. A place has a set of terms; a query asks for places that have some of them.
///
/// | term | stands for |
/// |---|---|
/// | `cafe` | a whole word |
/// | `<caf` | a word's first one, two or three letters |
/// | `강`, `강남` | a letter, or two neighbours, of a run (Hangul, Han, Kana, …) |
/// | `c:cafe` | the category |
/// | `=k3Q` | the bucket of the whole name, unless it is a region's |
/// | `%k3Q` | the bucket of the whole name of a region or station |
/// | `!cafe` | the word, or letter of a run, of a prominent place |
/// | `^ㄱ`, `^가` | a run's first syllable: its initial consonant, and all but its final one |
/// | `^ㄱㄴ` | the initial consonants of two neighbouring syllables |
/// | `@강남`, `@152` | two neighbours of a run, or a word, of an address |
///
/// The marks are ASCII punctuation, which no word contains.
package enum Term {
  /// Longest word in UTF-8 bytes; a longer one is cut at a scalar and told apart on the row.
  package static let maximumWordBytes = 48
  /// A word in the index at least this long may be a longer one, cut.
  static let shortestCutBytes = maximumWordBytes - 3
  /// Longest prefix with a term of its own, in scalars.
  package static let maximumPrefixScalars = 3
  /// From this prominence on a place has `!` terms.
  package static let prominenceThreshold = 0.5

  /// The term of places in the category with this canonical id.
  package static func category(_ id: String) -> String { "c:" + id }
  /// The term of places with a word that begins with these one to three scalars.
  package static func prefix(_ scalars: String) -> String { "<" + scalars }
  /// The term of prominent places with this word.
  package static func prominent(_ word: String) -> String { "!" + word }

  /// The term of places with a run that begins with this consonant, or with this open syllable, whatever its
  /// final.
  package static func initial(_ letter: String) -> String { "^" + letter }
  /// The term of places with two neighbouring syllables of these consonants.
  package static func initials(_ letters: String) -> String { "^" + letters }
  /// The term of places whose address has this word or pair.
  package static func address(_ word: String) -> String { "@" + word }

  /// Calls `emit` with the prefix terms of `word`, made in `buffer`: one for each of its first letters.
  package static func forEachPrefix(
    of word: UnsafeBufferPointer<UInt8>, _ buffer: inout [UInt8],
    _ emit: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    buffer.removeAll(keepingCapacity: true)
    buffer.append(0x3C)
    var position = 0
    for _ in 0..<maximumPrefixScalars where position < word.count {
      let next = position + UTF8Scalar.length(ofFirst: word[position])
      buffer.append(contentsOf: word[position..<next])
      position = next
      buffer.withUnsafeBufferPointer(emit)
    }
  }

  /// The bucket of a whole name: one of 2¹⁸, so a name shares it with few others.
  ///
  /// FNV-1a over the folded bytes, spaces left out: 경복궁 and 경복 궁 are one name.
  static func wholeName(_ folded: some Sequence<UInt8>, isRegion: Bool, into term: inout [UInt8]) {
    var hash: UInt32 = 2_166_136_261
    for byte in folded { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    hash = hash >> 14 ^ hash & 0x3FFFF
    term.append(isRegion ? 0x25 : 0x3D)
    for shift in [12, 6, 0] as [UInt32] { term.append(digit(UInt8(hash >> shift & 63))) }
  }

  /// The bucket's term of places, or of regions, whose name equals `query`.
  package static func wholeName(of query: QueryText, isRegion: Bool) -> String {
    var term: [UInt8] = []
    wholeName(query.folded, isRegion: isRegion, into: &term)
    return String(decoding: term, as: UTF8.self)
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    switch value {
    case 0..<10: 0x30 + value
    case 10..<36: 0x41 + value - 10
    case 36..<62: 0x61 + value - 36
    case 62: 0x2D
    default: 0x5F
    }
  }

  /// The length of `bytes` cut to at most `maximumWordBytes` at a scalar's edge.
  static func cutLength(_ bytes: ArraySlice<UInt8>) -> Int {
    guard bytes.count > maximumWordBytes else { return bytes.count }
    var length = maximumWordBytes
    while length > 0, bytes[bytes.startIndex + length] & 0xC0 == 0x80 { length -= 1 }
    return length
  }
}
