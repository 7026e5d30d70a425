/// A text folded and cut into words and runs, the same way for what is stored and for what is typed.
///
/// One value is used for many texts in turn, so that analysing allocates only while its buffers grow.
package struct AnalyzedText {
  /// Raised whenever the terms of a text change; a database with an older number rebuilds its index.
  package static let version = 3

  /// How a unit's script writes words.
  package enum Kind: UInt8, Sendable {
    /// Letters and digits between separators.
    case word
    /// Hangul, Han, Kana and the like: found by any part.
    case run
  }

  /// A word or a run: a range of `bytes`.
  package struct Unit: Sendable {
    /// Offset of the first byte in `bytes`.
    package var start: Int
    /// Offset past the last byte in `bytes`.
    package var end: Int
    /// Word or run.
    package var kind: Kind
    /// A run that follows another with nothing but separators between: both read as one without a space.
    package var joinsPrevious: Bool
  }

  /// Where folded bytes came from: UTF-16 offsets into the text analysed.
  package struct Origin: Sendable {
    package var start: Int
    package var end: Int
  }

  /// The folded text in UTF-8, without what separated its units.
  package private(set) var bytes: [UInt8] = []
  /// The units, in the order of the text.
  package private(set) var units: [Unit] = []
  /// The origin of each byte of `bytes`; empty unless asked for.
  package private(set) var origins: [Origin] = []

  private var lastScalar: UInt32 = 0
  private var lastScalarStart = 0
  private var isInsideUnit = false
  private var origin = Origin(start: 0, end: 0)
  private var tracksOrigins = false

  /// An analysis of nothing yet.
  package init() {}

  /// The analysis of `text`.
  package init(_ text: String, trackingOrigins: Bool = false) {
    analyze(text, trackingOrigins: trackingOrigins)
  }

  /// Replaces the analysis by that of `text`.
  package mutating func analyze(_ text: String, trackingOrigins: Bool = false) {
    var text = text
    text.withUTF8 { analyze(utf8: $0, trackingOrigins: trackingOrigins) }
  }

  /// Replaces the analysis by that of `text`, in UTF-8.
  ///
  /// - Complexity: O(*n*) in the bytes of `text`.
  package mutating func analyze(utf8 text: UnsafeBufferPointer<UInt8>, trackingOrigins: Bool = false) {
    bytes.removeAll(keepingCapacity: true)
    units.removeAll(keepingCapacity: true)
    origins.removeAll(keepingCapacity: true)
    tracksOrigins = trackingOrigins
    isInsideUnit = false
    var position = 0
    var utf16 = 0
    while position < text.count {
      let scalar = UTF8Scalar.decode(text, at: &position)
      if trackingOrigins {
        origin = Origin(start: utf16, end: utf16 + (scalar > 0xFFFF ? 2 : 1))
        utf16 = origin.end
      }
      if scalar >= 0x80 {
        append(scalar)
      } else if scalar != 0x2E || !Self.joinsAbbreviation(text, dotAt: position - 1) {
        appendASCII(UInt8(scalar))
      }
    }
  }

  /// Whether the dot stands between two letters that are alone: K.F.C. is KFC.
  private static func joinsAbbreviation(_ text: UnsafeBufferPointer<UInt8>, dotAt dot: Int) -> Bool {
    func isLetter(_ position: Int) -> Bool {
      text.indices.contains(position) && 0x61...0x7A ~= text[position] | 0x20
    }
    func isPartOfWord(_ position: Int) -> Bool {
      text.indices.contains(position)
        && (isLetter(position) || 0x30...0x39 ~= text[position] || text[position] >= 0x80)
    }
    return isLetter(dot - 1) && !isPartOfWord(dot - 2) && isLetter(dot + 1) && !isPartOfWord(dot + 2)
  }

  @inline(__always)
  private mutating func appendASCII(_ byte: UInt8) {
    switch byte {
    case 0x61...0x7A, 0x30...0x39: put(UInt32(byte), .word)
    case 0x41...0x5A: put(UInt32(byte | 0x20), .word)
    case 0x27, 0x60: break
    default: isInsideUnit = false
    }
  }

  private mutating func append(_ scalar: UInt32) {
    switch ScalarKind.of(scalar) {
    case .separator: isInsideUnit = false
    case .voicing: voice(scalar)
    case .ignorable: break
    case .run where Hangul.syllables.contains(scalar) || 0x3041...0x3096 ~= scalar: put(scalar, .run)
    case .run where 0x4E00...0x9FFF ~= scalar: put(HanFolding.shared.folded(scalar), .run)
    case .run where 0x30A1...0x30F6 ~= scalar: put(scalar - 0x60, .run)
    default:
      if !Folding.shared.forEachFolded(scalar, { appendFolded($0) }) { appendFolded(scalar) }
    }
  }

  /// A folded scalar plays its own part: ㊀ is a number, but 一, which it stands for, is of a run.
  private mutating func appendFolded(_ scalar: UInt32) {
    switch ScalarKind.of(scalar) {
    case .separator, .ignorable: break
    case .voicing: voice(scalar)
    case .word: put(scalar, .word)
    case .run where Hangul.conjoining.contains(scalar):
      if isInsideUnit, let whole = Hangul.composed(lastScalar, scalar) {
        replaceLast(with: whole)
      } else {
        putLetter(Hangul.letter(ofConjoining: scalar))
      }
    case .run: putLetter(0x4E00...0x9FFF ~= scalar ? HanFolding.shared.folded(scalar) : scalar)
    }
  }

  /// ㄳ without a vowel was typed as ㄱ and ㅅ, and stands for two syllables.
  private mutating func putLetter(_ scalar: UInt32) {
    guard let keys = Hangul.clusterKeys(scalar) else { return put(scalar, .run) }
    put(keys.0, .run)
    put(keys.1, .run)
  }

  @inline(__always)
  private mutating func put(_ scalar: UInt32, _ kind: Kind) {
    let start = bytes.count
    if isInsideUnit, units[units.count - 1].kind == kind {
      UTF8Scalar.encode(scalar, into: &bytes)
      units[units.count - 1].end = bytes.count
    } else {
      let joins = kind == .run && units.last?.kind == .run
      UTF8Scalar.encode(scalar, into: &bytes)
      units.append(Unit(start: start, end: bytes.count, kind: kind, joinsPrevious: joins))
      isInsideUnit = true
    }
    lastScalar = scalar
    lastScalarStart = start
    if tracksOrigins { for _ in start..<bytes.count { origins.append(origin) } }
  }

  private mutating func replaceLast(with scalar: UInt32) {
    let start = tracksOrigins ? origins[lastScalarStart].start : 0
    bytes.removeSubrange(lastScalarStart...)
    UTF8Scalar.encode(scalar, into: &bytes)
    units[units.count - 1].end = bytes.count
    lastScalar = scalar
    guard tracksOrigins else { return }
    origins.removeSubrange(lastScalarStart...)
    let whole = Origin(start: start, end: origin.end)
    for _ in lastScalarStart..<bytes.count { origins.append(whole) }
  }

  /// か followed by a combining ゛ is が, は with ゜ is ぱ: both were written apart by a decomposing file system.
  private mutating func voice(_ mark: UInt32) {
    guard isInsideUnit else { return }
    let mark: UInt32 = mark == 0xFF9E ? 0x3099 : mark == 0xFF9F ? 0x309A : mark
    switch (lastScalar, mark) {
    case (0x304B...0x3062, 0x3099) where lastScalar % 2 == 1: replaceLast(with: lastScalar + 1)
    case (0x3064...0x3069, 0x3099) where lastScalar % 2 == 0: replaceLast(with: lastScalar + 1)
    case (0x306F...0x307D, 0x3099) where lastScalar % 3 == 0: replaceLast(with: lastScalar + 1)
    case (0x306F...0x307D, 0x309A) where lastScalar % 3 == 0: replaceLast(with: lastScalar + 2)
    case (0x3046, 0x3099): replaceLast(with: 0x3094)
    default: break
    }
  }
}
