/// The JSON that `place` keeps: an object of strings, and an array of pairs of strings.
package enum StringsJSON {
  package static func encode(_ attributes: [String: String]) -> String? {
    guard !attributes.isEmpty else { return nil }
    var text: [UInt8] = []
    append(attributes, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  package static func encode(_ names: [AlternateName]) -> String? {
    guard !names.isEmpty else { return nil }
    var text: [UInt8] = []
    append(names, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends the object of `attributes`, by ascending key; nothing when there are none.
  static func append(_ attributes: [String: String], to text: inout [UInt8]) {
    guard !attributes.isEmpty else { return }
    var separator: UInt8 = 0x7B
    for (key, value) in attributes.sorted(by: { $0.key < $1.key }) {
      text.append(separator)
      append(key, to: &text)
      text.append(0x3A)
      append(value, to: &text)
      separator = 0x2C
    }
    text.append(0x7D)
  }

  /// Appends the array of `names`; nothing when there are none.
  static func append(_ names: [AlternateName], to text: inout [UInt8]) {
    guard !names.isEmpty else { return }
    var separator: UInt8 = 0x5B
    for name in names {
      text.append(separator)
      text.append(0x5B)
      append(name.language, to: &text)
      text.append(0x2C)
      append(name.name, to: &text)
      text.append(0x5D)
      separator = 0x2C
    }
    text.append(0x5D)
  }

  /// Calls `body` with each string in `text`, in order; whatever is not a string only separates them.
  ///
  /// The bytes are valid during the call.
  static func forEachString(in text: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Void)
  {
    var unescaped: [UInt8] = []
    var position = 0
    while position < text.count {
      guard text[position] == 0x22 else {
        position += 1
        continue
      }
      let start = position + 1
      var end = start
      var isEscaped = false
      while end < text.count, text[end] != 0x22 {
        if text[end] == 0x5C {
          isEscaped = true
          end += 1
        }
        end += 1
      }
      position = end + 1
      // Cut short: a string without its end is none.
      guard end < text.count else { return }
      let string = UnsafeBufferPointer(rebasing: text[start..<end])
      if isEscaped {
        unescape(string, into: &unescaped)
        unescaped.withUnsafeBufferPointer(body)
      } else {
        body(string)
      }
    }
  }

  /// Calls `body` with each name among the pairs of language and name in `text`.
  static func forEachName(in text: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    var isName = false
    forEachString(in: text) {
      if isName { body($0) }
      isName.toggle()
    }
  }

  /// The strings in `text`, in order.
  static func strings(in text: String) -> [String] {
    var strings: [String] = []
    var text = text
    text.withUTF8 { forEachString(in: $0) { strings.append(String(decoding: $0, as: UTF8.self)) } }
    return strings
  }

  private static func unescape(_ string: UnsafeBufferPointer<UInt8>, into bytes: inout [UInt8]) {
    bytes.removeAll(keepingCapacity: true)
    var rest = string.makeIterator()
    while let byte = rest.next() {
      guard byte == 0x5C, let escaped = rest.next() else {
        bytes.append(byte)
        continue
      }
      guard escaped == 0x75 else {
        bytes.append(escaped)
        continue
      }
      var value: UInt8 = 0
      for _ in 0..<4 { value = value << 4 | hexDigit(rest.next() ?? 0x30) }
      bytes.append(value)
    }
  }

  package static func attributes(_ text: String?) -> [String: String] {
    guard let text else { return [:] }
    let strings = strings(in: text)
    var attributes: [String: String] = [:]
    for index in stride(from: 0, to: strings.count - 1, by: 2) {
      attributes[strings[index]] = strings[index + 1]
    }
    return attributes
  }

  package static func alternateNames(_ text: String?) -> [AlternateName] {
    guard let text else { return [] }
    let strings = strings(in: text)
    return stride(from: 0, to: strings.count - 1, by: 2).map {
      AlternateName(language: strings[$0], name: strings[$0 + 1])
    }
  }

  /// Only quotes, backslashes and control characters are escaped, so that nothing but those is read back.
  package static func append(_ string: String, to text: inout [UInt8]) {
    text.append(0x22)
    var string = string
    string.withUTF8 { bytes in
      guard bytes.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C }) else {
        return text.append(contentsOf: bytes)
      }
      for byte in bytes {
        switch byte {
        case 0x22, 0x5C: text += [0x5C, byte]
        case 0..<0x20: text += Array("\\u00".utf8) + [byte < 0x10 ? 0x30 : 0x31, hexDigits[Int(byte & 15)]]
        default: text.append(byte)
        }
      }
    }
    text.append(0x22)
  }

  private static let hexDigits = Array("0123456789abcdef".utf8)

  private static func hexDigit(_ byte: UInt8) -> UInt8 {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x37
    case 0x61...0x66: byte - 0x57
    default: 0
    }
  }
}
