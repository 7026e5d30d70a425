import PlaceStorage

/// Places as waypoints of GPX 1.1, for devices that walk there; what GPX has no element for is left out.
struct WaypointEncoder: PlaceEncoder {
  func begin(_ bytes: inout [UInt8]) {
    bytes += Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <gpx version="1.1" creator="MapSearch" xmlns="http://www.topografix.com/GPX/1/1">

      """.utf8)
  }

  func append(_ place: Place, isFirst: Bool, to bytes: inout [UInt8]) {
    let latitude = XMLOutput.decimal(place.coordinate.latitude)
    let longitude = XMLOutput.decimal(place.coordinate.longitude)
    bytes += Array("<wpt lat=\"\(latitude)\" lon=\"\(longitude)\">".utf8)
    // In the order of the schema.
    XMLOutput.append("name", place.name, to: &bytes)
    XMLOutput.append("desc", place.address ?? place.lotAddress, to: &bytes)
    if let website = place.website {
      bytes += Array("<link href=\"".utf8)
      XMLOutput.append(website, to: &bytes)
      bytes += Array("\"/>".utf8)
    }
    XMLOutput.append("type", place.category, to: &bytes)
    bytes += Array("</wpt>\n".utf8)
  }

  func end(_ bytes: inout [UInt8]) { bytes += Array("</gpx>\n".utf8) }
}
