/// Entity tags (RFC 9110, section 8.8.3).
enum EntityTag {
  /// A weak tag of some bytes: FNV-1a, 64 bits. Equal bytes have equal tags in every process.
  static func weak(of bytes: [UInt8]) -> String { "W/" + strong(of: bytes) }

  static func strong(of bytes: [UInt8]) -> String { "\"\(String(StableHash.fnv1a(bytes), radix: 16))\"" }

  /// Whether a header's list, such as that of `If-None-Match`, has `tag`, by the weak comparison.
  static func list(_ list: String, has tag: String) -> Bool {
    let wanted = opaque(tag[...])
    return list.split(separator: ",").contains { part in
      let part = part.drop { $0 == " " }
      return part.first == "*" || opaque(part) == wanted
    }
  }

  private static func opaque(_ tag: Substring) -> Substring {
    let bare = tag.hasPrefix("W/") ? tag.dropFirst(2) : tag
    return bare.last == " " ? bare.dropLast() : bare
  }
}

/// A hash that is the same in every process (Fowler, Noll, Vo).
enum StableHash {
  static func fnv1a(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }
}
