/// The bytes of a text and how far they are read.
struct OpeningHoursText {
  private let bytes: [UInt8]
  var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { position >= bytes.count }

  func error(_ message: String) -> OpeningHoursError {
    OpeningHoursError(message: message, offset: position)
  }

  /// The byte so many after the next one; nil beyond the end.
  func peek(_ distance: Int = 0) -> UInt8? {
    position + distance < bytes.count ? bytes[position + distance] : nil
  }

  var isAtDigit: Bool { peek().map(Self.isDigit) ?? false }
  var isAtWordOrNumber: Bool { peek().map { Self.isDigit($0) || Self.isLetter($0) } ?? false }

  /// Whether the number that was read is the hours of a time: elsewhere a colon is there for the eye.
  var isAtClockColon: Bool { peek() == UInt8(ascii: ":") && (peek(1).map(Self.isDigit) ?? false) }

  static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
  static func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 }

  /// Blanks, and the no-break space (C2 A0).
  mutating func skipSpaces() {
    while let byte = peek() {
      if byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
        position += 1
      } else if byte == 0xC2, peek(1) == 0xA0 {
        position += 2
      } else {
        return
      }
    }
  }

  mutating func take(_ mark: StaticString) -> Bool {
    let count = mark.utf8CodeUnitCount
    guard bytes.count - position >= count else { return false }
    for index in 0..<count where bytes[position + index] != mark.utf8Start[index] { return false }
    position += count
    return true
  }

  /// A hyphen or a dash (U+2013, U+2014) with blanks around it.
  mutating func takeDash() -> Bool {
    let start = position
    skipSpaces()
    if take("-") || take("\u{2013}") || take("\u{2014}") {
      skipSpaces()
      return true
    }
    position = start
    return false
  }

  /// The whole number of up to four digits that comes next.
  mutating func takeNumber(digits: ClosedRange<Int>) -> Int? {
    var number = 0
    var count = 0
    while let byte = peek(count), Self.isDigit(byte), count <= 4 {
      number = number * 10 + Int(byte - 0x30)
      count += 1
    }
    guard digits.contains(count) else { return nil }
    position += count
    return number
  }

  /// What `meaning` makes of the word that comes next, in small letters; the word is taken only if it means
  /// something.
  mutating func takeWord<Meaning>(_ meaning: (String) -> Meaning?) -> Meaning? {
    var count = 0
    while let byte = peek(count), Self.isLetter(byte) { count += 1 }
    guard count > 0, count <= 16 else { return nil }
    let word = String(decoding: bytes[position..<position + count].lazy.map { $0 | 0x20 }, as: UTF8.self)
    guard let meaning = meaning(word) else { return nil }
    position += count
    return meaning
  }

  mutating func takeUntil(_ end: UInt8) -> String? {
    guard let index = bytes[position...].firstIndex(of: end) else { return nil }
    defer { position = index + 1 }
    return String(decoding: bytes[position..<index], as: UTF8.self)
  }

  /// What `body` reads, or nil and nothing is read.
  mutating func attempt<Value>(_ body: (inout OpeningHoursText) -> Value?) -> Value? {
    let start = position
    if let value = body(&self) { return value }
    position = start
    return nil
  }
}
