import PlaceStorage

/// Places as features of GeoJSON, in a collection or one after the other.
///
/// Properties have the names of a table's columns.
struct FeatureEncoder: PlaceEncoder {
  let isSequence: Bool

  func begin(_ bytes: inout [UInt8]) {
    if !isSequence { bytes += Array(#"{"type":"FeatureCollection","features":["#.utf8) }
  }

  func append(_ place: Place, isFirst: Bool, to bytes: inout [UInt8]) {
    if !isSequence { bytes += isFirst ? [0x0A] : [0x2C, 0x0A] }
    bytes += Array(#"{"type":"Feature","id":"#.utf8)
    StringsJSON.append(place.id, to: &bytes)
    let position = "\(place.coordinate.longitude),\(place.coordinate.latitude)"
    bytes += Array(#","geometry":{"type":"Point","coordinates":["#.utf8) + Array(position.utf8)
    bytes += Array(#"]},"properties":{"name":"#.utf8)
    StringsJSON.append(place.name, to: &bytes)
    let texts: [(name: String, value: String?)] = [
      ("category", place.category), ("address", place.address), ("lot_address", place.lotAddress),
      ("phone", place.phone), ("website", place.website), ("opening_hours", place.openingHours),
    ]
    for text in texts {
      guard let value = text.value else { continue }
      appendName(text.name, to: &bytes)
      StringsJSON.append(value, to: &bytes)
    }
    let values: [(name: String, json: String?)] = [
      ("prominence", place.prominence == 0 ? nil : "\(place.prominence)"),
      ("alternate_names_json", StringsJSON.encode(place.alternateNames)),
      ("attributes_json", StringsJSON.encode(place.attributes)),
    ]
    for value in values {
      guard let json = value.json else { continue }
      appendName(value.name, to: &bytes)
      bytes.append(contentsOf: json.utf8)
    }
    bytes += [0x7D, 0x7D]
    if isSequence { bytes.append(0x0A) }
  }

  func end(_ bytes: inout [UInt8]) {
    if !isSequence { bytes += Array("\n]}\n".utf8) }
  }

  private func appendName(_ name: String, to bytes: inout [UInt8]) { bytes += Array(",\"\(name)\":".utf8) }
}
