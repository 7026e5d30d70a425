import Geodesy

/// The id of a place whose file gives it none.
enum MintedIdentifier {
  /// `mint:` and 16 hexadecimal digits: FNV-1a over the name's UTF-8, a zero byte, the bits of latitude and
  /// longitude, least significant byte first, and the category's UTF-8 where there is one.
  ///
  /// The same name and category at the same coordinate always get the same id, so importing a file again updates
  /// its places.
  /// A place that moves or is renamed becomes another one; only ids in the file can tell those apart.
  static func make(name: String, category: String? = nil, coordinate: Coordinate) -> String {
    var hash = StableHash()
    for byte in name.utf8 { hash.combine(byte) }
    hash.combine(UInt8(0))
    // -0 and 0 are the same degree with different bits.
    hash.combine((coordinate.latitude + 0).bitPattern)
    hash.combine((coordinate.longitude + 0).bitPattern)
    for byte in (category ?? "").utf8 { hash.combine(byte) }
    let digits = String(hash.value, radix: 16)
    return "mint:" + String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
