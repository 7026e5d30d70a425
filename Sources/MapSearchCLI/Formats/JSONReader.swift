/// Reads one JSON text (RFC 8259) into a value.
///
/// For texts of a line: it is strict, and holds all in memory.
struct JSONReader {
  /// What is wrong with a text.
  struct Fault: Error, Equatable {
    let message: String
  }

  /// Deepest nesting that is read.
  static let maximumDepth = 64

  private var rest: Substring.UTF8View

  /// The value `text` stands for.
  ///
  /// - Throws: `Fault` when it is no JSON, or something follows it.
  static func value(_ text: some StringProtocol) throws(Fault) -> JSONValue {
    var reader = JSONReader(rest: Substring(text).utf8)
    let value = try reader.value(depth: 0)
    reader.skipBlanks()
    guard reader.rest.isEmpty else { throw Fault(message: "something follows the JSON value") }
    return value
  }

  private mutating func skipBlanks() {
    while let byte = rest.first, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { rest.removeFirst() }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func take(word: String) -> Bool {
    guard rest.starts(with: word.utf8) else { return false }
    rest.removeFirst(word.utf8.count)
    return true
  }

  private mutating func value(depth: Int) throws(Fault) -> JSONValue {
    guard depth < Self.maximumDepth else { throw Fault(message: "nested too deeply") }
    skipBlanks()
    switch rest.first {
    case UInt8(ascii: "{"): return try object(depth: depth + 1)
    case UInt8(ascii: "["): return try array(depth: depth + 1)
    case UInt8(ascii: "\""): return .string(try string())
    default:
      if take(word: "true") { return .bool(true) }
      if take(word: "false") { return .bool(false) }
      if take(word: "null") { return .null }
      return try number()
    }
  }

  private mutating func object(depth: Int) throws(Fault) -> JSONValue {
    rest.removeFirst()
    var members: [(name: String, value: JSONValue)] = []
    if take("}") { return .object(members) }
    repeat {
      skipBlanks()
      guard rest.first == UInt8(ascii: "\"") else { throw Fault(message: "a member's name is missing") }
      let name = try string()
      guard take(":") else { throw Fault(message: "a colon is missing after \"\(name)\"") }
      members.append((name, try value(depth: depth)))
    } while take(",")
    guard take("}") else { throw Fault(message: "a brace is not closed") }
    return .object(members)
  }

  private mutating func array(depth: Int) throws(Fault) -> JSONValue {
    rest.removeFirst()
    var elements: [JSONValue] = []
    if take("]") { return .array(elements) }
    repeat { elements.append(try value(depth: depth)) } while take(",")
    guard take("]") else { throw Fault(message: "a bracket is not closed") }
    return .array(elements)
  }

  private mutating func number() throws(Fault) -> JSONValue {
    let digits = rest.prefix { byte in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "+-.eE".utf8.contains(byte)
    }
    let text = String(Substring(digits))
    // JSON's own grammar: no plus sign in front, digits on both sides of the point, no needless zeros.
    let isPlain = text.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/) != nil
    guard isPlain, let number = Double(text), number.isFinite else {
      throw Fault(message: text.isEmpty ? "a value is missing" : "\(text) is no number")
    }
    rest.removeFirst(digits.count)
    return .number(number)
  }

  private mutating func string() throws(Fault) -> String {
    rest.removeFirst()
    var bytes: [UInt8] = []
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: bytes, as: UTF8.self)
      case UInt8(ascii: "\\"): bytes.append(contentsOf: String(try escape()).utf8)
      case 0..<0x20: throw Fault(message: "a control character in a string")
      default: bytes.append(byte)
      }
    }
    throw Fault(message: "a quotation mark is missing")
  }

  private mutating func escape() throws(Fault) -> Character {
    switch rest.popFirst() {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{08}"
    case UInt8(ascii: "f"): return "\u{0C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      var code = try hexadecimal()
      if (0xD800..<0xDC00).contains(code), take(word: "\\u") {
        let low = try hexadecimal()
        guard (0xDC00..<0xE000).contains(low) else { throw Fault(message: "half of a character") }
        code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
      }
      guard let scalar = Unicode.Scalar(code) else { throw Fault(message: "half of a character") }
      return Character(scalar)
    default: throw Fault(message: "an unknown escape in a string")
    }
  }

  private mutating func hexadecimal() throws(Fault) -> UInt32 {
    let digits = rest.prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let code = UInt32(String(Substring(digits)), radix: 16)
    else { throw Fault(message: "four hexadecimal digits are missing") }
    rest.removeFirst(4)
    return code
  }
}

extension JSONValue {
  /// The value of an object's member, the last of a name; nil when there is none, or this is no object.
  subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.name == name }?.value
  }
}
