import MapSearch

/// How Nominatim answers.
enum NominatimFormat: String, Sendable, CaseIterable {
  case json
  case jsonv2
  case geojson
}

/// Places as Nominatim writes them.
struct NominatimEncoding: Sendable {
  let format: NominatimFormat
  let language: String?
  let addsAddress: Bool
  let addsNames: Bool
  let addsTags: Bool

  /// Half the side of the box that stands for a point, in degrees.
  private static let margin = 0.00005

  /// A list of places, as a search or a lookup answers.
  func list(_ places: [Place]) -> Response {
    var json = JSONWriter(capacity: 512 * (places.count + 1))
    if format == .geojson {
      collection(places, &json)
    } else {
      json.beginArray()
      for place in places { object(place, &json) }
      json.endArray()
    }
    return .json(json)
  }

  /// One place, as the reverse search answers.
  func one(_ place: Place?) -> Response {
    var json = JSONWriter()
    switch (place, format) {
    case (nil, _):
      json.beginObject()
      json.member("error", "Unable to geocode")
      json.endObject()
    case (let place?, .geojson): collection([place], &json)
    case (let place?, _): object(place, &json)
    }
    return .json(json)
  }

  private func collection(_ places: [Place], _ json: inout JSONWriter) {
    json.beginObject()
    json.member("type", "FeatureCollection")
    json.key("features")
    json.beginArray()
    for place in places {
      json.feature(id: nil, at: place.coordinate) { json in members(place, &json, categoryName: "category") }
    }
    json.endArray()
    json.endObject()
  }

  private func object(_ place: Place, _ json: inout JSONWriter) {
    json.beginObject()
    json.member("lat", "\(place.coordinate.latitude)")
    json.member("lon", "\(place.coordinate.longitude)")
    members(place, &json, categoryName: format == .json ? "class" : "category")
    json.key("boundingbox")
    json.beginArray()
    let point = place.coordinate
    for edge in [
      max(point.latitude - Self.margin, -90), min(point.latitude + Self.margin, 90),
      max(point.longitude - Self.margin, -180), min(point.longitude + Self.margin, 180),
    ] {
      json.value("\((edge * 1e7).rounded() / 1e7)")
    }
    json.endArray()
    json.endObject()
  }

  private func members(_ place: Place, _ json: inout JSONWriter, categoryName: StaticString) {
    let facts = OpenStreetMapFacts(place)
    let name = language.map { place.displayName(in: $0) } ?? place.name
    json.member("place_id", OpenStreetMapFacts.number(of: place.id))
    if let object = facts.object {
      json.member("osm_type", OpenStreetMapFacts.typeName(object.type))
      json.member("osm_id", object.id)
    }
    json.member(categoryName, facts.key)
    json.member("type", facts.value)
    json.member("place_rank", 30)
    json.member("importance", place.prominence)
    json.member("addresstype", facts.key)
    json.member("name", name)
    let address = place.address ?? place.lotAddress
    json.member("display_name", [name, address].compactMap { $0 }.joined(separator: ", "))
    if addsAddress {
      var parts = [facts.key: name]
      if let address { parts["road"] = address }
      json.member("address", parts)
    }
    if addsNames {
      var names = ["name": place.name]
      for name in place.alternateNames {
        names[name.language.isEmpty ? "alt_name" : "name:\(name.language)"] = name.name
      }
      json.member("namedetails", names)
    }
    if addsTags {
      var tags = place.attributes
      for (key, value) in [
        ("phone", place.phone), ("website", place.website), ("opening_hours", place.openingHours),
      ] {
        if let value { tags[key] = value }
      }
      json.member("extratags", tags)
    }
  }
}
