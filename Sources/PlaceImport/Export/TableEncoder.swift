import PlaceStorage

/// Places as CSV (RFC 4180).
struct TableEncoder: PlaceEncoder {
  static let columns = [
    "id", "name", "category", "latitude", "longitude", "address", "lot_address", "phone", "website",
    "opening_hours", "prominence", "alternate_names_json", "attributes_json",
  ]

  func begin(_ bytes: inout [UInt8]) { append(Self.columns.map(Optional.init), to: &bytes) }

  func append(_ place: Place, isFirst: Bool, to bytes: inout [UInt8]) {
    append(
      [
        place.id, place.name, place.category, "\(place.coordinate.latitude)", "\(place.coordinate.longitude)",
        place.address, place.lotAddress, place.phone, place.website, place.openingHours,
        place.prominence == 0 ? nil : "\(place.prominence)", StringsJSON.encode(place.alternateNames),
        StringsJSON.encode(place.attributes),
      ], to: &bytes)
  }

  func end(_ bytes: inout [UInt8]) {}

  private func append(_ fields: [String?], to bytes: inout [UInt8]) {
    for (index, field) in fields.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      append(field ?? "", to: &bytes)
    }
    bytes += [0x0D, 0x0A]
  }

  /// A field that holds a separator, a quote or a line break is quoted; so is one that begins like a remark or ends
  /// in blanks.
  private func append(_ field: String, to bytes: inout [UInt8]) {
    let text = field.utf8
    let needsQuotes =
      text.contains { [0x2C, 0x22, 0x0A, 0x0D, 0x09, 0x3B].contains($0) } || text.first == UInt8(ascii: "#")
      || text.first == 0x20 || text.last == 0x20
    guard needsQuotes else { return bytes.append(contentsOf: text) }
    bytes.append(0x22)
    for byte in text {
      if byte == 0x22 { bytes.append(0x22) }
      bytes.append(byte)
    }
    bytes.append(0x22)
  }
}
