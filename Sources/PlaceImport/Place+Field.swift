import Geodesy
import PlaceStorage

extension Place {
  /// The place `name` at `coordinate`; its id is the file's own, or minted, with `source` before it.
  ///
  /// `updatedMicroseconds` stays 0: whoever stores the place knows the time.
  init(imported id: String?, name: String, coordinate: Coordinate, source: String?) throws(RowFault) {
    var id = id ?? MintedIdentifier.make(name: name, coordinate: coordinate)
    // What was exported has it already.
    if let source, !id.utf8.starts(with: "\(source):".utf8) { id = "\(source):\(id)" }
    guard id.utf8.count <= Place.maximumIdentifierBytes else {
      throw RowFault("the id is longer than \(Place.maximumIdentifierBytes) bytes")
    }
    self.init(id: id, name: name, coordinate: coordinate)
  }

  /// Takes down that `field` is `value`, which is trimmed and not empty.
  ///
  /// Identity, name and position were given at the start and stay.
  mutating func set(_ field: PlaceField, to value: String) throws(RowFault) {
    switch field {
    case .id, .name, .latitude, .longitude: break
    case .category: category = value
    case .address: address = value
    case .lotAddress: lotAddress = value
    case .phone: phone = value
    case .website: website = value
    case .openingHours: openingHours = value
    case .prominence:
      guard let number = Double(value), (0...1).contains(number) else {
        throw RowFault("prominence \(RowText.quoted(value)) is not a number in 0…1")
      }
      prominence = number
    case .alternateName(let language):
      alternateNames.append(AlternateName(language: language, name: value))
    case .alternateNames(let separator):
      for part in value.utf8.split(separator: separator) {
        let alternate = RowText.trimmed(String(Substring(part)))
        // A name given again in another column says nothing new.
        guard !alternate.isEmpty, alternate != name else { continue }
        alternateNames.append(AlternateName(language: "", name: alternate))
      }
    case .alternateNamesJSON: alternateNames += try StructuredField.alternateNames(value)
    case .attributesJSON:
      attributes.merge(try StructuredField.attributes(value)) { _, exported in exported }
    case .attribute(let key): attributes[key] = value
    }
  }
}
