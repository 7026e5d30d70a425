/// Text of a row, checked and cut for messages.
enum RowText {
  /// Checks that `bytes` are UTF-8 without U+0000.
  ///
  /// Fields cut from them at ASCII bytes are then UTF-8 too.
  ///
  /// - Complexity: O(*n*), eight bytes at a time while they are ASCII.
  static func check(_ bytes: UnsafeBufferPointer<UInt8>) throws(RowFault) {
    let raw = UnsafeRawBufferPointer(bytes)
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs: UInt64 = 0x8080_8080_8080_8080
    var index = 0
    while index + 8 <= raw.count {
      let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      // A byte that is zero borrows into its high bit; exact as long as no byte has its own set.
      guard word & highs == 0, (word &- ones) & highs == 0 else { break }
      index += 8
    }
    while index < raw.count, raw[index] < 0x80, raw[index] != 0 { index += 1 }
    guard index < raw.count else { return }
    guard !bytes.contains(0) else { throw .containsNull }
    guard String(validating: UnsafeBufferPointer(rebasing: bytes[index...]), as: UTF8.self) != nil else {
      throw .notText
    }
  }

  /// `bytes`, which `check` passed, as text without white space around it; nil when nothing is left.
  static func text(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    let trimmed = trimmed(bytes)
    return trimmed.isEmpty ? nil : String(decoding: trimmed, as: UTF8.self)
  }

  /// `bytes` without ASCII white space around them.
  static func trimmed(_ bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    var start = 0
    var end = bytes.count
    while start < end, isSpace(bytes[start]) { start += 1 }
    while end > start, isSpace(bytes[end - 1]) { end -= 1 }
    return UnsafeBufferPointer(rebasing: bytes[start..<end])
  }

  /// `text` without ASCII white space around it.
  static func trimmed(_ text: String) -> String {
    var text = text
    return text.withUTF8 { Self.text($0) } ?? ""
  }

  /// `text` in quotes for a message, at most 40 characters of it.
  static func quoted(_ text: String) -> String {
    text.count > 40 ? "\"\(text.prefix(40))…\"" : "\"\(text)\""
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }
}
