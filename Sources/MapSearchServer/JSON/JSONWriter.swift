/// Writes one JSON text (RFC 8259) into bytes, from front to back.
///
/// Commas set themselves. Nothing is looked at twice: an answer of ten places takes some 10 µs.
struct JSONWriter: Sendable {
  /// What has been written.
  private(set) var bytes: [UInt8] = []

  init(capacity: Int = 512) { bytes.reserveCapacity(capacity) }

  mutating func beginObject() { open(UInt8(ascii: "{")) }
  mutating func endObject() { bytes.append(UInt8(ascii: "}")) }
  mutating func beginArray() { open(UInt8(ascii: "[")) }
  mutating func endArray() { bytes.append(UInt8(ascii: "]")) }

  /// The name of the member whose value comes next; a name that needs no escapes.
  mutating func key(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    bytes.append(contentsOf: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
  }

  /// A name that is data.
  mutating func key(_ name: String) {
    value(name)
    bytes.append(UInt8(ascii: ":"))
  }

  mutating func value(_ text: String) {
    separate()
    var text = text
    text.withUTF8 { appendQuoted($0) }
  }

  /// The shortest text that reads back as the same number; whole numbers without a point; `null` when not finite.
  mutating func value(_ number: Double) {
    guard number.isFinite else { return null() }
    if let whole = Int(exactly: number), whole.magnitude < 1 << 53, number.sign == .plus || whole != 0 {
      return value(whole)
    }
    separate()
    bytes.append(contentsOf: number.description.utf8)
  }

  mutating func value(_ number: Int) {
    separate()
    bytes.append(contentsOf: String(number).utf8)
  }

  mutating func value(_ flag: Bool) {
    separate()
    bytes.append(contentsOf: (flag ? "true" : "false").utf8)
  }

  mutating func null() {
    separate()
    bytes.append(contentsOf: "null".utf8)
  }

  /// A JSON text as it is.
  mutating func raw(_ json: some Sequence<UInt8>) {
    separate()
    bytes.append(contentsOf: json)
  }

  private mutating func open(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
  }

  /// A comma, unless a bracket or a name is right before.
  private mutating func separate() {
    switch bytes.last {
    case nil, UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ":"): break
    default: bytes.append(UInt8(ascii: ","))
    }
  }

  private mutating func appendQuoted(_ text: UnsafeBufferPointer<UInt8>) {
    bytes.append(UInt8(ascii: "\""))
    var start = 0
    for index in text.indices {
      let byte = text[index]
      guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F else {
        continue
      }
      bytes.append(contentsOf: text[start..<index])
      start = index + 1
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0x0A: bytes += Array("\\n".utf8)
      case 0x0D: bytes += Array("\\r".utf8)
      case 0x09: bytes += Array("\\t".utf8)
      default:
        let digits = Array("0123456789abcdef".utf8)
        bytes += Array("\\u00".utf8) + [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    bytes.append(contentsOf: text[start...])
    bytes.append(UInt8(ascii: "\""))
  }
}

extension JSONWriter {
  mutating func member(_ name: StaticString, _ text: String) {
    key(name)
    value(text)
  }

  /// The text, or `null`.
  mutating func member(_ name: StaticString, _ text: String?) {
    key(name)
    if let text { value(text) } else { null() }
  }

  mutating func member(_ name: StaticString, _ number: Double) {
    key(name)
    value(number)
  }

  /// The number, or `null`.
  mutating func member(_ name: StaticString, _ number: Double?) {
    key(name)
    if let number { value(number) } else { null() }
  }

  mutating func member(_ name: StaticString, _ number: Int) {
    key(name)
    value(number)
  }

  mutating func member(_ name: StaticString, _ flag: Bool) {
    key(name)
    value(flag)
  }

  mutating func member(_ name: StaticString, _ texts: [String]) {
    key(name)
    beginArray()
    for text in texts { value(text) }
    endArray()
  }

  /// An object of texts, by name.
  mutating func member(_ name: StaticString, _ texts: [String: String]) {
    key(name)
    beginObject()
    for (key, text) in texts.sorted(by: { $0.key < $1.key }) {
      self.key(key)
      value(text)
    }
    endObject()
  }
}
