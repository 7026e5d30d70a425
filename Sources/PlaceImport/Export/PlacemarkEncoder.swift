import PlaceStorage

/// Places as placemarks of KML 2.2; what KML has no element for is extended data.
struct PlacemarkEncoder: PlaceEncoder {
  func begin(_ bytes: inout [UInt8]) {
    bytes += Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <kml xmlns="http://www.opengis.net/kml/2.2"><Document>

      """.utf8)
  }

  func append(_ place: Place, isFirst: Bool, to bytes: inout [UInt8]) {
    bytes += Array("<Placemark>".utf8)
    // In the order of the schema.
    XMLOutput.append("name", place.name, to: &bytes)
    XMLOutput.append("address", place.address, to: &bytes)
    XMLOutput.append("phoneNumber", place.phone, to: &bytes)
    bytes += Array("<ExtendedData>".utf8)
    let further: [(name: String, value: String?)] = [
      ("id", place.id), ("category", place.category), ("lot_address", place.lotAddress),
      ("website", place.website), ("opening_hours", place.openingHours),
      ("prominence", place.prominence == 0 ? nil : "\(place.prominence)"),
      ("alternate_names_json", StringsJSON.encode(place.alternateNames)),
      ("attributes_json", StringsJSON.encode(place.attributes)),
    ]
    for entry in further {
      guard let value = entry.value else { continue }
      bytes += Array("<Data name=\"\(entry.name)\">".utf8)
      XMLOutput.append("value", value, to: &bytes)
      bytes += Array("</Data>".utf8)
    }
    let position = "\(place.coordinate.longitude),\(place.coordinate.latitude)"
    bytes += Array("</ExtendedData><Point><coordinates>\(position)</coordinates></Point></Placemark>\n".utf8)
  }

  func end(_ bytes: inout [UInt8]) { bytes += Array("</Document></kml>\n".utf8) }
}
