/// What OpenStreetMap's tags say of a place.
final class OSMTags {
  private let categories = CategoryCodes()

  /// Keys that say what something is, the surest first.
  private static let kinds = [
    "amenity", "shop", "tourism", "leisure", "healthcare", "office", "craft", "historic", "club", "aeroway",
    "railway", "public_transport", "emergency", "place", "man_made", "natural", "sport", "highway",
    "aerialway", "landuse", "building",
  ]
  /// Of those, the ones that make a place of whatever value they have.
  private static let sure: Set<String> = [
    "amenity", "shop", "tourism", "leisure", "healthcare", "office", "craft", "historic", "club", "aeroway",
    "emergency", "place", "man_made", "natural", "sport",
  ]
  /// Keys of what one moves along, or what only bounds other things.
  private static let lines: Set<String> = [
    "highway", "railway", "waterway", "route", "power", "boundary", "aerialway", "barrier",
  ]
  /// Keys that tell more than another tag does.
  private static let finer = [
    "amenity=restaurant": ["cuisine"], "amenity=fast_food": ["cuisine"],
    "amenity=place_of_worship": ["denomination", "religion"],
  ]

  /// Gives the feature its id and category; false for what another feature already stands for.
  ///
  /// - Throws: `RowFault` for what has a name and is no place.
  func adapt(_ feature: inout Feature) throws(RowFault) -> Bool {
    guard feature.fault == nil else { return true }
    var tags: [String: String] = [:]
    for (key, value) in feature.properties { tags[key] = value }
    if let type = tags["@type"], let id = tags["@id"] { feature.id = "osm:\(type)/\(id)" }
    feature.properties.removeAll { $0.key == "@type" || $0.key == "@id" }
    // What only lends its position to something that is named.
    guard let name = feature.properties.first(where: { $0.key == "name" || $0.key.hasPrefix("name:") })?.value
    else {
      return false
    }
    let isLine = feature.geometry.type == "LineString"
    // osmium gives a closed way twice: as this ring, and as the area within.
    if isLine, feature.geometry.isClosed { return false }
    if isLine, let key = Self.lines.first(where: { tags[$0] != nil }) {
      throw RowFault(.leftOut, "\(RowText.quoted(name)) is a line, \(key)=\(tags[key] ?? ""), not a place")
    }
    guard let category = category(tags) else {
      throw RowFault(.leftOut, "\(RowText.quoted(name)) has no tag that says what kind of place it is")
    }
    feature.properties.insert(("category", category), at: 0)
    return true
  }

  private func category(_ tags: [String: String]) -> String? {
    var code: String?
    for key in Self.kinds {
      guard let value = tags[key], value != "no" else { continue }
      let tag = "\(key)=\(value.prefix { $0 != ";" })"
      for finerKey in Self.finer[tag] ?? [] {
        guard let detail = tags[finerKey]?.prefix(while: { $0 != ";" }) else { continue }
        if let id = categories.canonicalID("\(finerKey)=\(detail)") { return id }
      }
      if let id = categories.canonicalID(tag), tag != "building=yes" { return id }
      if code == nil, Self.sure.contains(key) { code = tag }
    }
    return code
  }
}
