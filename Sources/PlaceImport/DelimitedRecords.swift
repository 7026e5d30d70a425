/// The records of delimited text, one after the other, over bounded memory.
struct DelimitedRecords {
  enum Event {
    /// `fields` holds a record that starts at `line`.
    case record
    /// The line (or what exceeds the limit) is no record.
    case rejected(RowFault)
    case end
  }

  let window: ByteWindow
  let limits: ImportLimits
  /// How many fields a record has; a record over several lines with another number is taken for a stray quote.
  var expectedFields: Int?
  /// Physical line at which the last event's record starts, from 1.
  private(set) var line: Int
  /// Whether the last record spans more than one line.
  private(set) var isMultiline = false
  private var scanner: DelimitedScanner
  private var nextLine: Int
  private var consumed = 0
  private var length = 0
  /// The front of a line over the limit, whose rest is no longer at hand.
  private var overlongRow: [UInt8]?

  /// The records of what `window` holds and will hold, the first at physical line `line`.
  init(
    window: ByteWindow, separator: UInt8, quoteRule: DelimitedScanner.QuoteRule, limits: ImportLimits,
    line: Int = 1
  ) {
    self.window = window
    self.line = line
    nextLine = line
    self.limits = limits
    scanner = DelimitedScanner(separator: separator, quoteRule: quoteRule)
  }

  var separator: UInt8 { scanner.separator }
  /// Number of fields of the last record.
  var count: Int { scanner.fields.count }
  /// The last record as it stands in the file, without its line ending; at most `maximumRowBytes`.
  var raw: [UInt8] { overlongRow ?? Array(window.bytes.prefix(min(length, limits.maximumRowBytes))) }

  /// The last record's bytes; valid until the next call.
  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: window.bytes[..<length]) }

  /// Moves on to the next record.
  mutating func next() throws(ImportError) -> Event {
    window.consume(consumed)
    (consumed, length, line) = (0, 0, nextLine)
    if overlongRow != nil { overlongRow = nil }
    while true {
      if window.count == 0, try !window.fill() { return .end }
      switch scanner.scan(window.bytes, isEnd: window.isAtEnd) {
      case .record(let length, let consumed, let lines):
        guard length <= limits.maximumRowBytes else { return try rejectLine(Self.tooLong(limits)) }
        if lines > 1, let expectedFields, count != expectedFields { return try rejectLine(Self.strayQuote) }
        (self.length, self.consumed, isMultiline) = (length, consumed, lines > 1)
        nextLine += lines
        return .record
      case .strayQuote:
        return try rejectLine(Self.strayQuote)
      case .incomplete:
        if window.count > limits.maximumRowBytes + 2 {
          let isOneLine = DelimitedScanner.firstLine(window.bytes, isEnd: false) == nil
          return try rejectLine(isOneLine ? Self.tooLong(limits) : Self.strayQuote)
        }
        try window.fill()
      }
    }
  }

  /// Rejects the line at the front, to go on with the next one: a quote that never closes costs one line.
  private mutating func rejectLine(_ fault: RowFault) throws(ImportError) -> Event {
    nextLine += 1
    while true {
      if let first = DelimitedScanner.firstLine(window.bytes, isEnd: window.isAtEnd) {
        (length, consumed) = first
        return .rejected(fault)
      }
      guard window.count > limits.maximumRowBytes + 2 else {
        try window.fill()
        continue
      }
      return try dropLongLine(fault)
    }
  }

  /// Keeps the front of a line over the limit and drops the rest of it as it is read.
  private mutating func dropLongLine(_ fault: RowFault) throws(ImportError) -> Event {
    let kept = Array(window.bytes.prefix(limits.maximumRowBytes))
    while true {
      if let first = DelimitedScanner.firstLine(window.bytes, isEnd: window.isAtEnd) {
        window.consume(first.consumed)
        overlongRow = kept
        return .rejected(fault)
      }
      // The last byte may be the CR of a CRLF.
      window.consume(max(0, window.count - 1))
      try window.fill()
    }
  }

  /// The bytes of the field at `index` as they stand between its quotes; valid until the next call.
  func fieldBytes(_ index: Int) -> UnsafeBufferPointer<UInt8> {
    let field = scanner.fields[index]
    return UnsafeBufferPointer(rebasing: window.bytes[field.start..<field.end])
  }

  /// The text of the field at `index`, quotes undone, without white space around it; nil when nothing is left.
  ///
  /// The record must be UTF-8.
  func text(_ index: Int) -> String? {
    let bytes = fieldBytes(index)
    guard scanner.fields[index].hasDoubledQuotes else { return RowText.text(bytes) }
    return unescaped(bytes).withUnsafeBufferPointer(RowText.text)
  }

  /// The bytes of the field at `index`, quotes undone.
  func value(_ index: Int) -> [UInt8] {
    let bytes = fieldBytes(index)
    return scanner.fields[index].hasDoubledQuotes ? unescaped(bytes) : Array(bytes)
  }

  private func unescaped(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var single: [UInt8] = []
    single.reserveCapacity(bytes.count)
    var isSecond = false
    for byte in bytes {
      isSecond = byte == DelimitedScanner.quote && !isSecond
      if !isSecond { single.append(byte) }
    }
    return single
  }

  private static let strayQuote = RowFault(
    .broken,
    "a quote opens here and does not close before a separator or line end; double quotes inside quotes")

  private static func tooLong(_ limits: ImportLimits) -> RowFault {
    RowFault(.tooLong, "the row is longer than \(limits.maximumRowBytes) bytes")
  }
}
