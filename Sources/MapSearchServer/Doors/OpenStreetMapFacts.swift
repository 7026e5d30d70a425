import MapSearch

/// A place as OpenStreetMap's clients look at it.
struct OpenStreetMapFacts {
  /// `N`, `W` or `R` and the number, when the place's id is `osm:node/123` or the like.
  let object: (type: Character, id: Int)?
  /// The tag that says what the place is; `place=yes` when nothing is known.
  let key: String
  let value: String

  init(_ place: Place) {
    object = Self.object(place.id)
    let tag = place.category.flatMap { CategoryDirectory.entry($0) }?.codes.first { code in
      code.split(separator: "=").count == 2
    }
    let parts = tag?.split(separator: "=").map(String.init)
    key = parts?[0] ?? "place"
    value = parts?[1] ?? place.category ?? "yes"
  }

  /// A key and its value.
  typealias Tag = (key: String, value: String)

  /// The tags that say what a place is, those of the kinds its kind belongs to included.
  static func tags(of place: Place) -> [Tag] {
    guard let category = place.category else { return [] }
    let ids = CategoryDirectory.ids(forCode: category)
    let codes = (ids.isEmpty ? [category] : ids).flatMap { CategoryDirectory.lineage(of: $0) }.flatMap {
      CategoryDirectory.entry($0)?.codes ?? []
    }
    return (codes + [category]).compactMap { code in
      let parts = code.split(separator: "=", maxSplits: 1)
      return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
    }
  }

  /// `node`, `way` or `relation`.
  static func typeName(_ type: Character) -> String {
    switch type {
    case "W": "way"
    case "R": "relation"
    default: "node"
    }
  }

  /// The place's id for an object such as `N123`; nil for a text of another form.
  static func placeID(_ text: Substring) -> String? {
    guard let type = text.first?.uppercased(), ["N", "W", "R"].contains(type),
      let number = Int(text.dropFirst()), number >= 0
    else { return nil }
    return "osm:\(typeName(Character(type)))/\(number)"
  }

  private static func object(_ id: String) -> (type: Character, id: Int)? {
    for (prefix, type) in [("osm:node/", "N"), ("osm:way/", "W"), ("osm:relation/", "R")]
      as [(String, Character)]
    where id.hasPrefix(prefix) {
      return Int(id.dropFirst(prefix.count)).map { (type, $0) }
    }
    return nil
  }

  /// A number for a place that has none: the same for the same id, 53 bits, as JavaScript keeps them.
  static func number(of id: String) -> Int { Int(StableHash.fnv1a(id.utf8) >> 11) }
}
