/// The bytes of a text file as UTF-8, whatever its encoding.
///
/// UTF-8 passes through untouched. Otherwise the encoding is told from the first bytes beyond ASCII, unless it is
/// given; text in an encoding that cannot be told is refused.
final class TextSource: ByteSource {
  /// How much is looked at to tell an encoding.
  private static let detectionBytes = 64 << 10
  /// How much is searched for zeros.
  private static let zeroBytes = 1 << 10

  private enum State {
    case start
    /// Nothing beyond ASCII yet.
    case ascii
    case passing
    case converting(TextConverter)
  }

  /// The encoding, as far as it is known: ASCII is UTF-8.
  private(set) var encoding = TextEncoding.utf8
  private let source: any ByteSource
  private var state = State.start
  /// What is read ahead of the source.
  private let ahead: ByteWindow

  /// The text of `source`, in `encoding` when that is given.
  ///
  /// - Throws: `ImportError` when iconv lacks the encoding.
  init(_ source: any ByteSource, encoding: TextEncoding? = nil) throws(ImportError) {
    self.source = source
    ahead = ByteWindow(source: source, chunkBytes: Self.detectionBytes)
    guard let encoding else { return }
    try adopt(encoding)
  }

  var totalBytes: Int? { source.totalBytes }
  var bytesRead: Int { source.bytesRead }

  func read(into buffer: UnsafeMutableRawBufferPointer) throws(ImportError) -> Int {
    while true {
      switch state {
      case .start: try begin()
      case .ascii:
        if let count = try readASCII(into: buffer) { return count }
      case .passing:
        return ahead.count > 0 ? ahead.take(into: buffer) : try source.read(into: buffer)
      case .converting(let converter):
        if let count = try convert(converter, into: buffer) { return count }
      }
    }
  }

  /// Decides by the first bytes: UTF-16 has a mark there, or a zero in every other byte.
  private func begin() throws(ImportError) {
    try ahead.fill(atLeast: Self.zeroBytes)
    state = .ascii
    let bytes = ahead.bytes
    if bytes.starts(with: [0xFF, 0xFE]) {
      ahead.consume(2)
      return try adopt(.utf16LittleEndian)
    }
    if bytes.starts(with: [0xFE, 0xFF]) {
      ahead.consume(2)
      return try adopt(.utf16BigEndian)
    }
    // In text of any script every other byte of blanks, digits and separators is 0.
    let front = UnsafeBufferPointer(rebasing: bytes.prefix(Self.zeroBytes))
    let even = stride(from: 0, to: front.count, by: 2).count { front[$0] == 0 }
    let odd = stride(from: 1, to: front.count, by: 2).count { front[$0] == 0 }
    guard max(even, odd) * 16 >= front.count, max(even, odd) > 4 * min(even, odd), front.count > 2 else {
      return
    }
    try adopt(even > odd ? .utf16BigEndian : .utf16LittleEndian)
  }

  private func adopt(_ encoding: TextEncoding) throws(ImportError) {
    self.encoding = encoding
    guard encoding != .utf8 else {
      state = .passing
      return
    }
    guard let converter = TextConverter(from: encoding) else {
      throw ImportError(.notUTF8, "iconv cannot read \(encoding.name); install its character sets")
    }
    state = .converting(converter)
  }

  /// Passes ASCII on; at the first other byte, nil, and the encoding is decided.
  private func readASCII(into buffer: UnsafeMutableRawBufferPointer) throws(ImportError) -> Int? {
    if ahead.count == 0, try !ahead.fill() { return 0 }
    let ascii = ASCIIText.prefixCount(ahead.bytes)
    if ascii > 0 { return ahead.take(into: buffer, atMost: ascii) }
    try ahead.fill(atLeast: Self.detectionBytes)
    let guess = EncodingGuess(UnsafeBufferPointer(rebasing: ahead.bytes.prefix(Self.detectionBytes)))
    switch guess {
    case .utf8: state = .passing
    case .other(let encoding): try adopt(encoding)
    case .unknown:
      throw ImportError(
        .notUTF8,
        "the text is not UTF-8, and its encoding cannot be told from it; name it, e.g. --encoding CP949, Shift_JIS, "
          + "windows-1252 or CP850; nothing was imported")
    }
    return nil
  }

  private func convert(
    _ converter: TextConverter, into buffer: UnsafeMutableRawBufferPointer
  ) throws(ImportError) -> Int? {
    // A buffer too small for one character gets it in parts, from a larger one.
    guard buffer.count >= 4, parts.isEmpty else { return try convertInParts(converter, into: buffer) }
    while true {
      let done = converter.convert(ahead.bytes, isEnd: ahead.isAtEnd, into: buffer)
      ahead.consume(done.read)
      if done.written > 0 { return done.written }
      if ahead.isAtEnd, ahead.count == 0 { return 0 }
      try ahead.fill()
    }
  }

  private var parts: [UInt8] = []

  private func convertInParts(
    _ converter: TextConverter, into buffer: UnsafeMutableRawBufferPointer
  ) throws(ImportError) -> Int? {
    if parts.isEmpty {
      let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 64, alignment: 1)
      defer { room.deallocate() }
      guard let count = try convert(converter, into: room), count > 0 else { return 0 }
      parts = Array(room[..<count])
    }
    let count = min(buffer.count, parts.count)
    for index in 0..<count { buffer[index] = parts[index] }
    parts.removeFirst(count)
    return count
  }
}

/// Text of one byte a character.
enum ASCIIText {
  /// How many bytes at the front of `bytes` are ASCII.
  ///
  /// - Complexity: O(*n*), eight bytes at a time.
  static func prefixCount(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    var index = 0
    while index + 8 <= raw.count,
      raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
    {
      index += 8
    }
    while index < raw.count, raw[index] < 0x80 { index += 1 }
    return index
  }
}
