/// Addresses in KML.
enum KMLLink {
  /// The archive's entry that `link` in the file `name` points to; nil when it points out of the archive.
  static func entry(_ link: String, from name: String) -> String? {
    let path = link.prefix { $0 != "#" && $0 != "?" }
    guard !path.contains(":"), !path.hasPrefix("/"), !path.contains("\\"), !path.isEmpty else { return nil }
    var parts = name.split(separator: "/").dropLast().map(String.init)
    for part in path.split(separator: "/") {
      switch part {
      case ".": break
      case "..":
        guard parts.popLast() != nil else { return nil }
      default: parts.append(decoded(part))
      }
    }
    return parts.contains("..") ? nil : parts.joined(separator: "/")
  }

  /// `text` with its percent escapes undone.
  private static func decoded(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
