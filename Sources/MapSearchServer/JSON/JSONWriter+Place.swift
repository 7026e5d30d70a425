import MapSearch

/// Places and results, with the names that `mapsearch query --format json` has for them.
extension JSONWriter {
  /// The members of a place; what is not known is left out but for the names every place has.
  mutating func members(of place: Place, language: String? = nil, withPosition: Bool = true) {
    member("name", place.name)
    if let language { member("displayName", place.displayName(in: language)) }
    member("category", place.category)
    if withPosition { position(place.coordinate) }
    member("address", place.address)
    if let address = place.lotAddress { member("lotAddress", address) }
    if let phone = place.phone { member("phone", phone) }
    if let website = place.website { member("website", website) }
    if let hours = place.openingHours { member("openingHours", hours) }
    if place.prominence > 0 { member("prominence", place.prominence) }
    if !place.alternateNames.isEmpty {
      key("alternateNames")
      beginArray()
      for name in place.alternateNames {
        beginObject()
        member("language", name.language)
        member("name", name.name)
        endObject()
      }
      endArray()
    }
    if !place.attributes.isEmpty { member("attributes", place.attributes) }
  }

  /// A place as an object.
  mutating func place(_ place: Place, language: String? = nil) {
    beginObject()
    member("id", place.id)
    members(of: place, language: language)
    endObject()
  }

  /// What a search adds to a place.
  mutating func members(of result: SearchResult) {
    member("distanceMeters", result.distanceMeters.map(Self.millimetres))
    member("bearingDegrees", result.bearingDegrees.map { ($0 * 10).rounded() / 10 })
    ranges("matches", result.matches)
    if let evidence = result.matchedBy { member("matchedBy", evidence.rawValue) }
  }

  /// The other records of a result's place.
  mutating func duplicates(of result: SearchResult) {
    guard !result.duplicates.isEmpty else { return }
    key("duplicates")
    beginArray()
    for duplicate in result.duplicates { place(duplicate) }
    endArray()
  }

  /// Ranges of UTF-16 offsets.
  mutating func ranges(_ name: StaticString, _ ranges: [Range<Int>]) {
    key(name)
    beginArray()
    for range in ranges {
      beginArray()
      value(range.lowerBound)
      value(range.upperBound)
      endArray()
    }
    endArray()
  }

  mutating func position(_ coordinate: Coordinate) {
    member("latitude", coordinate.latitude)
    member("longitude", coordinate.longitude)
  }

  /// A GeoJSON Feature with a Point (RFC 7946); `properties` writes members.
  mutating func feature(id: String?, at coordinate: Coordinate, properties: (inout JSONWriter) -> Void) {
    beginObject()
    member("type", "Feature")
    if let id { member("id", id) }
    key("geometry")
    beginObject()
    member("type", "Point")
    key("coordinates")
    beginArray()
    value(coordinate.longitude)
    value(coordinate.latitude)
    endArray()
    endObject()
    key("properties")
    beginObject()
    properties(&self)
    endObject()
    endObject()
  }

  /// Millimetres are all that a WGS84 position can mean.
  static func millimetres(_ meters: Double) -> Double { (meters * 1_000).rounded() / 1_000 }
}
