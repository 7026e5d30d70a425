/// Which encoding bytes that are not all ASCII are in, from what they look like.
///
/// Sources: the code charts of KS X 1001, CP949, JIS X 0208 and CP932 in the WHATWG Encoding Standard.
enum EncodingGuess: Equatable {
  /// UTF-8, though some of it may be broken.
  case utf8
  case other(TextEncoding)
  /// Not UTF-8, and nothing that can be told.
  case unknown

  /// Looks at `bytes`, which may end within a character.
  ///
  /// - Complexity: O(*n*).
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    let utf8 = UTF8Tally(bytes)
    if utf8.broken == 0 || utf8.valid > utf8.broken {
      self = .utf8
    } else if EUCJapaneseTally(bytes).isLikely {
      self = .other(.eucJP)
    } else if KoreanTally(bytes).isLikely {
      self = .other(.cp949)
    } else if ShiftJISTally(bytes).isLikely {
      self = .other(.shiftJIS)
    } else {
      self = .unknown
    }
  }
}

/// How many characters beyond ASCII are UTF-8, and how many bytes are not.
private struct UTF8Tally {
  var valid = 0
  var broken = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var index = 0
    while index < bytes.count {
      let first = bytes[index]
      let length =
        switch first {
        case 0..<0x80: 1
        case 0xC2...0xDF: 2
        case 0xE0...0xEF: 3
        case 0xF0...0xF4: 4
        default: 0
        }
      guard length != 1 else {
        index += 1
        continue
      }
      let tail = bytes[min(index + 1, bytes.count)..<min(index + max(length, 1), bytes.count)]
      if length > 0, tail.allSatisfy({ $0 & 0xC0 == 0x80 }) {
        // The last character may be cut off: neither valid nor broken.
        if tail.count == length - 1 { valid += 1 }
        index += length
      } else {
        broken += 1
        index += 1
      }
    }
  }
}

/// Korean in CP949: nearly all of it the 2 350 usual syllables, B0A1…C8FE.
private struct KoreanTally {
  private var usual = 0
  private var rare = 0
  private var broken = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    DoubleBytes.forEach(bytes) { first, second in
      switch (first, second) {
      case (0xB0...0xC8, 0xA1...0xFE): usual += 1
      // Symbols and letters: of no language.
      case (0xA1...0xAC, 0xA1...0xFE): break
      case (0x81...0xC6, 0x41...0x5A), (0x81...0xC6, 0x61...0x7A), (0x81...0xC6, 0x81...0xFE): rare += 1
      case (0xCA...0xFD, 0xA1...0xFE): rare += 1
      default: broken += 1
      }
    }
  }

  // Chinese in GB 2312 has a third of its characters beyond C8; Western text makes only rare ones.
  var isLikely: Bool { usual > 0 && broken * 50 <= usual && rare * 3 <= usual }
}

/// Japanese in EUC-JP: its kana are A4xx and A5xx.
private struct EUCJapaneseTally {
  private var kana = 0
  private var kanji = 0
  private var broken = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    DoubleBytes.forEach(bytes) { first, second in
      switch (first, second) {
      case (0xA4, 0xA1...0xF3), (0xA5, 0xA1...0xF6): kana += 1
      case (0xB0...0xF4, 0xA1...0xFE): kanji += 1
      case (0xA1...0xA8, 0xA1...0xFE), (0x8E, 0xA1...0xDF): break
      default: broken += 1
      }
    }
  }

  var isLikely: Bool { kana * 5 >= kana + kanji && kana > 0 && broken * 50 <= kana + kanji }
}

/// Japanese in Shift_JIS: kana of 82xx and 83xx, kanji from 88xx on, seldom alone between other letters.
private struct ShiftJISTally {
  private var letters = 0
  private var others = 0
  private var broken = 0
  private var runs = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var index = 0
    var isInRun = false
    while index < bytes.count {
      let first = bytes[index]
      guard first >= 0x80 else {
        isInRun = false
        index += 1
        continue
      }
      if !isInRun { runs += 1 }
      isInRun = true
      if (0xA1...0xDF).contains(first) {
        others += 1
        index += 1
        continue
      }
      guard index + 1 < bytes.count else { break }
      let second = bytes[index + 1]
      index += 2
      switch (first, second) {
      case (_, 0..<0x40), (_, 0x7F), (_, 0xFD...0xFF), (0x80, _), (0xA0, _), (0xFD...0xFF, _):
        broken += 1
        index -= 1
      case (0x82, 0x9F...0xF1), (0x83, 0x40...0x96), (0x88...0x9F, _), (0xE0...0xEA, _): letters += 1
      default: others += 1
      }
    }
  }

  var isLikely: Bool {
    letters > others && broken * 50 <= letters && 2 * (letters + others) >= 3 * runs
  }
}

/// Walks over text in which a byte from 80 on leads one that follows.
private enum DoubleBytes {
  static func forEach(_ bytes: UnsafeBufferPointer<UInt8>, _ body: (UInt8, UInt8) -> Void) {
    var index = 0
    while index < bytes.count {
      guard bytes[index] >= 0x80 else {
        index += 1
        continue
      }
      guard index + 1 < bytes.count else { return }
      let second = bytes[index + 1]
      body(bytes[index], second)
      // A line ending or separator is never the second half.
      index += second < 0x41 ? 1 : 2
    }
  }
}
