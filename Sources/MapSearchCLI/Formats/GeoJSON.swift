import MapSearch

/// Places as GeoJSON (RFC 7946).
enum GeoJSON {
  /// A Feature with a Point; `id` is left out when nil.
  static func feature(
    id: String?, at coordinate: Coordinate, properties: [(name: String, value: JSONValue)]
  ) -> JSONValue {
    let point: JSONValue = [
      "type": "Point", "coordinates": [.number(coordinate.longitude), .number(coordinate.latitude)],
    ]
    var members: [(name: String, value: JSONValue)] = [("type", "Feature")]
    if let id { members.append(("id", .string(id))) }
    members += [("geometry", point), ("properties", .object(properties))]
    return .object(members)
  }

  /// A FeatureCollection; `members` are foreign ones (section 6.1), before the features.
  static func featureCollection(
    _ features: [JSONValue], members: [(name: String, value: JSONValue)] = []
  ) -> JSONValue {
    let type: [(name: String, value: JSONValue)] = [("type", "FeatureCollection")]
    return .object(type + members + [("features", .array(features))])
  }
}
