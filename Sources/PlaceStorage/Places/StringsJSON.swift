/// The JSON that `place` keeps: an object of strings, and an array of pairs of strings.
enum StringsJSON {
  static func encode(_ attributes: [String: String]) -> String? {
    guard !attributes.isEmpty else { return nil }
    var text = "{"
    for (key, value) in attributes.sorted(by: { $0.key < $1.key }) {
      if text.utf8.count > 1 { text += "," }
      append(key, to: &text)
      text += ":"
      append(value, to: &text)
    }
    return text + "}"
  }

  static func encode(_ names: [AlternateName]) -> String? {
    guard !names.isEmpty else { return nil }
    var text = "["
    for name in names {
      if text.utf8.count > 1 { text += "," }
      text += "["
      append(name.language, to: &text)
      text += ","
      append(name.name, to: &text)
      text += "]"
    }
    return text + "]"
  }

  /// The strings in `text`, in order; whatever is not a string only separates them.
  static func strings(in text: String) -> [String] {
    var strings: [String] = []
    var current: [UInt8] = []
    var isInside = false
    var bytes = text.utf8.makeIterator()
    while let byte = bytes.next() {
      switch (isInside, byte) {
      case (false, 0x22):
        isInside = true
        current.removeAll(keepingCapacity: true)
      case (false, _): break
      case (true, 0x22):
        isInside = false
        strings.append(String(decoding: current, as: UTF8.self))
      case (true, 0x5C):
        guard let escaped = bytes.next() else { break }
        if escaped == 0x75 {
          var value: UInt8 = 0
          for _ in 0..<4 { value = value << 4 | hexDigit(bytes.next() ?? 0x30) }
          current.append(value)
        } else {
          current.append(escaped)
        }
      case (true, _): current.append(byte)
      }
    }
    return strings
  }

  static func attributes(_ text: String?) -> [String: String] {
    guard let text else { return [:] }
    let strings = strings(in: text)
    var attributes: [String: String] = [:]
    for index in stride(from: 0, to: strings.count - 1, by: 2) {
      attributes[strings[index]] = strings[index + 1]
    }
    return attributes
  }

  static func alternateNames(_ text: String?) -> [AlternateName] {
    guard let text else { return [] }
    let strings = strings(in: text)
    return stride(from: 0, to: strings.count - 1, by: 2).map {
      AlternateName(language: strings[$0], name: strings[$0 + 1])
    }
  }

  /// Only quotes, backslashes and control characters are escaped, so that nothing but those is read back.
  private static func append(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar.value {
      case 0x22: text += "\\\""
      case 0x5C: text += "\\\\"
      case 0..<0x20: text += "\\u00" + (scalar.value < 0x10 ? "0" : "1") + hex(scalar.value & 15)
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }

  private static func hex(_ value: UInt32) -> String { String(value, radix: 16) }

  private static func hexDigit(_ byte: UInt8) -> UInt8 {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x37
    case 0x61...0x66: byte - 0x57
    default: 0
    }
  }
}
