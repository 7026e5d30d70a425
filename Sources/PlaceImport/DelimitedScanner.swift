/// Cuts one record off the front of delimited text; a state machine without I/O.
struct DelimitedScanner {
  /// What a quote means.
  enum QuoteRule {
    /// RFC 4180: a field that begins with a quote runs to the closing one, over separators and line endings.
    case rfc4180
    /// A field never runs over a separator or line ending; one wholly in quotes loses them.
    case wholeField
    /// A quote is an ordinary character.
    case none
  }

  /// Where a field's text stands.
  struct Field {
    var start: Int
    var end: Int
    /// Whether two quotes stand for one.
    var hasDoubledQuotes = false
  }

  enum Outcome: Equatable {
    /// A record: its bytes without the line ending, the bytes to consume, and how many line endings were those.
    case record(length: Int, consumed: Int, lines: Int)
    /// A quote opens in the first line and does not close as it must.
    case strayQuote
    /// The record goes on past the bytes at hand.
    case incomplete
  }

  let separator: UInt8
  let quoteRule: QuoteRule
  /// The fields of the last record; of use only after `.record`.
  private(set) var fields: [Field] = []

  init(separator: UInt8, quoteRule: QuoteRule) {
    self.separator = separator
    self.quoteRule = quoteRule
  }

  /// Scans the record at the front of `bytes`, which is not empty.
  ///
  /// - Parameter isEnd: Whether nothing follows `bytes`.
  /// - Complexity: O(*n*) in the record's length.
  mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>, isEnd: Bool) -> Outcome {
    fields.removeAll(keepingCapacity: true)
    let count = bytes.count
    var index = 0
    var innerLines = 0
    while true {
      if quoteRule == .rfc4180, index < count, bytes[index] == Self.quote {
        guard let closing = closingQuote(bytes, after: index, lines: &innerLines) else {
          return isEnd ? .strayQuote : .incomplete
        }
        index = closing + 1
        guard index < count || isEnd else {
          // What follows the quote decides whether it closes.
          return .incomplete
        }
      } else {
        let start = index
        while index < count {
          let byte = bytes[index]
          if byte == separator || byte == Self.lineFeed || byte == Self.carriageReturn { break }
          index += 1
        }
        guard index < count || isEnd else { return .incomplete }
        append(bytes, start, index)
      }
      if index == count { return .record(length: index, consumed: index, lines: innerLines + 1) }
      switch bytes[index] {
      case separator: index += 1
      case Self.lineFeed: return .record(length: index, consumed: index + 1, lines: innerLines + 1)
      case Self.carriageReturn:
        guard index + 1 < count || isEnd else { return .incomplete }
        let isPair = index + 1 < count && bytes[index + 1] == Self.lineFeed
        return .record(length: index, consumed: index + (isPair ? 2 : 1), lines: innerLines + 1)
      default: return .strayQuote
      }
    }
  }

  /// Notes the quoted field that opens at `open`; answers where it closes, or nil when it does not in `bytes`.
  private mutating func closingQuote(
    _ bytes: UnsafeBufferPointer<UInt8>, after open: Int, lines: inout Int
  ) -> Int? {
    var field = Field(start: open + 1, end: open + 1)
    var index = open + 1
    while index < bytes.count {
      let byte = bytes[index]
      if byte == Self.quote {
        guard index + 1 < bytes.count, bytes[index + 1] == Self.quote else {
          field.end = index
          fields.append(field)
          return index
        }
        field.hasDoubledQuotes = true
        index += 1
      } else if byte == Self.lineFeed {
        lines += 1
      } else if byte == Self.carriageReturn, index + 1 < bytes.count, bytes[index + 1] != Self.lineFeed {
        lines += 1
      }
      index += 1
    }
    return nil
  }

  /// Notes the field of `start..<end`, and takes off the quotes around it where the rule has it so.
  private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) {
    var field = Field(start: start, end: end)
    if quoteRule == .wholeField, end - start >= 2, bytes[start] == Self.quote, bytes[end - 1] == Self.quote,
      let hasDoubledQuotes = Self.doubledQuotes(bytes, start + 1, end - 1)
    {
      field = Field(start: start + 1, end: end - 1, hasDoubledQuotes: hasDoubledQuotes)
    }
    fields.append(field)
  }

  /// Whether there are doubled quotes in `start..<end`; nil when one stands alone, so that these are no quotes.
  private static func doubledQuotes(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Bool? {
    var isDoubled = false
    var index = start
    while index < end {
      if bytes[index] == quote {
        guard index + 1 < end, bytes[index + 1] == quote else { return nil }
        isDoubled = true
        index += 1
      }
      index += 1
    }
    return isDoubled
  }

  /// Where the first line of `bytes` ends, and the bytes to consume with its ending.
  ///
  /// Nil when it goes on past the bytes at hand.
  static func firstLine(_ bytes: UnsafeBufferPointer<UInt8>, isEnd: Bool) -> (length: Int, consumed: Int)? {
    guard let end = lineEnd(bytes) else { return isEnd ? (bytes.count, bytes.count) : nil }
    guard bytes[end] == carriageReturn else { return (end, end + 1) }
    guard end + 1 < bytes.count || isEnd else { return nil }
    return (end, end + 1 < bytes.count && bytes[end + 1] == lineFeed ? end + 2 : end + 1)
  }

  /// Where the first line ending begins.
  private static func lineEnd(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let feed = ByteSearch.position(of: lineFeed, in: bytes)
    let front = UnsafeBufferPointer(rebasing: bytes[..<(feed ?? bytes.count)])
    return ByteSearch.position(of: carriageReturn, in: front) ?? feed
  }

  static let quote = UInt8(ascii: "\"")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
}
