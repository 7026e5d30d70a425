/// JSON written from events: the compact text of a nested value.
struct JSONText {
  private(set) var bytes: [UInt8] = []

  mutating func open(_ bracket: Character) { begin(); append(bracket) }
  mutating func close(_ bracket: Character) { append(bracket) }

  mutating func key(_ text: UnsafeBufferPointer<UInt8>) {
    begin()
    quote(text)
    append(":")
  }

  mutating func scalar(_ value: JSONScalar) {
    begin()
    switch value {
    case .null: bytes += Array("null".utf8)
    case .boolean(let flag): bytes += Array((flag ? "true" : "false").utf8)
    case .number(let text): bytes += text
    case .string(let text): quote(text)
    }
  }

  /// A comma, unless what follows stands first, or after its key.
  private mutating func begin() {
    switch bytes.last {
    case nil, UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ":"): break
    default: append(",")
    }
  }

  private mutating func append(_ character: Character) { bytes += Array(character.utf8) }

  private mutating func quote(_ text: UnsafeBufferPointer<UInt8>) {
    append("\"")
    for byte in text {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0..<0x20:
        bytes += Array("\\u00".utf8)
        bytes += [byte >> 4, byte & 15].map { $0 < 10 ? 0x30 + $0 : 0x57 + $0 }
      default: bytes.append(byte)
      }
    }
    append("\"")
  }
}
