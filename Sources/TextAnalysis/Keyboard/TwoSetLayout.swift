/// The keys of the two-set layout (두벌식, KS X 5002), and what letters they make together.
///
/// Letters are those of the block Hangul Compatibility Jamo, ㄱ to ㅣ.
enum TwoSetLayout {
  /// A letter, and the key or the two keys that make it; capitals are keys with shift.
  private static let entries: StaticString = """
    ㄱr ㄲR ㄳrt ㄴs ㄵsw ㄶsg ㄷe ㄸE ㄹf ㄺfr ㄻfa ㄼfq ㄽft ㄾfx ㄿfv ㅀfg ㅁa ㅂq ㅃQ ㅄqt ㅅt ㅆT ㅇd ㅈw ㅉW ㅊc ㅋz ㅌx ㅍv ㅎg \
    ㅏk ㅐo ㅑi ㅒO ㅓj ㅔp ㅕu ㅖP ㅗh ㅘhk ㅙho ㅚhl ㅛy ㅜn ㅝnj ㅞnp ㅟnl ㅠb ㅡm ㅢml ㅣl
    """

  static let letters: ClosedRange<UInt32> = 0x3131...0x3163
  static let consonants: ClosedRange<UInt32> = 0x3131...0x314E
  static let vowels: ClosedRange<UInt32> = 0x314F...0x3163

  /// The keys by letter, from ㄱ on.
  private static let keysByLetter: [[UInt8]] = {
    let bytes = UnsafeBufferPointer(start: entries.utf8Start, count: entries.utf8CodeUnitCount)
    // A letter takes three bytes.
    return bytes.split(separator: 0x20).map { Array($0.dropFirst(3)) }
  }()

  /// The letters by ASCII key; 0 where a key makes none.
  private static let letterByKey: [UInt32] = {
    var letters = [UInt32](repeating: 0, count: 128)
    for (offset, keys) in keysByLetter.enumerated() where keys.count == 1 {
      letters[Int(keys[0])] = Self.letters.lowerBound + UInt32(offset)
    }
    // Shift changes nothing where the upper half of a key is free.
    for key in 0x41...0x5A where letters[key] == 0 { letters[key] = letters[key | 0x20] }
    return letters
  }()

  /// The key or the two keys of a letter.
  static func keys(of letter: UInt32) -> [UInt8] { keysByLetter[Int(letter - letters.lowerBound)] }

  /// The letter of a key; nil where it makes none.
  static func letter(ofKey key: UInt32) -> UInt32? {
    guard key < 128, letterByKey[Int(key)] != 0 else { return nil }
    return letterByKey[Int(key)]
  }

  /// Whether a capital's key makes another letter with shift than without.
  static func hasShiftLetter(_ key: UInt32) -> Bool { letter(ofKey: key) != letter(ofKey: key | 0x20) }

  /// The letters typed one after another for a letter: ㅘ is ㅗ, ㅏ.
  static func strokes(of letter: UInt32) -> [UInt32] {
    keys(of: letter).compactMap { self.letter(ofKey: UInt32($0)) }
  }

  /// The letter that two typed ones make: ㅗ and ㅏ make ㅘ, ㄱ and ㅅ make ㄳ.
  static func compound(_ first: UInt32, _ second: UInt32) -> UInt32? {
    let keys = keys(of: first) + keys(of: second)
    guard keys.count == 2, let offset = keysByLetter.firstIndex(of: keys) else { return nil }
    return letters.lowerBound + UInt32(offset)
  }
}
