import Geodesy
import PlaceStorage

extension Place {
  /// The place `name` at `coordinate`, to be filled field by field and then identified.
  init(imported name: String, at coordinate: Coordinate) throws(RowFault) {
    guard let name = Self.clean(name, isOneLine: true) else {
      throw RowFault(.noName, "the name is nothing but control characters")
    }
    self.init(id: "", name: name, coordinate: coordinate)
  }

  /// Gives it the file's own id, or one minted from what it is, with `source` before it.
  ///
  /// `updatedMicroseconds` stays 0: whoever stores the place knows the time.
  mutating func identify(as fileID: String?, source: String?) throws(RowFault) {
    id = fileID ?? MintedIdentifier.make(name: name, category: category, coordinate: coordinate)
    // What was exported has it already.
    if let source, !id.utf8.starts(with: "\(source):".utf8) { id = "\(source):\(id)" }
    guard id.utf8.count <= Place.maximumIdentifierBytes else {
      throw RowFault(.badValue, "the id is longer than \(Place.maximumIdentifierBytes) bytes")
    }
  }

  /// Takes down that `field` is `value`, which is trimmed and not empty.
  ///
  /// Identity, name and position are given otherwise and stay.
  mutating func set(_ field: PlaceField, to value: String) throws(RowFault) {
    switch field {
    case .id, .name, .latitude, .longitude, .position, .nothing: break
    case .category: category = Self.clean(value, isOneLine: true)
    case .address: address = Self.clean(value)
    case .lotAddress: lotAddress = Self.clean(value)
    case .phone: phone = value
    case .website: website = value
    case .openingHours: openingHours = value
    case .prominence:
      guard let number = Double(value), (0...1).contains(number) else {
        throw RowFault(.badValue, "prominence \(RowText.quoted(value)) is not a number in 0…1")
      }
      prominence = number
    case .alternateName(let language):
      if let name = Self.clean(value, isOneLine: true) {
        alternateNames.append(AlternateName(language: language, name: name))
      }
    case .alternateNames(let separator):
      var value = value
      value.withUTF8 { addAlternateNames($0, separator) }
    case .alternateNamesJSON: alternateNames += try StructuredField.alternateNames(value)
    case .attributesJSON:
      attributes.merge(try StructuredField.attributes(value)) { _, exported in exported }
    case .attribute(let key): attributes[key] = value
    }
  }

  private mutating func addAlternateNames(_ list: UnsafeBufferPointer<UInt8>, _ separator: UInt8) {
    var rest = list[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: separator) ?? rest.endIndex
      let part = RowText.trimmed(UnsafeBufferPointer(rebasing: rest[..<end]))
      rest = rest[end...].dropFirst()
      guard !part.isEmpty else { continue }
      let text = String(decoding: part, as: UTF8.self)
      let alternate = RowText.needsCleaning(part) ? RowText.cleaned(text, isOneLine: true) : text
      // A name given again in another column says nothing new.
      guard let alternate, alternate != name else { continue }
      alternateNames.append(AlternateName(language: "", name: alternate))
    }
  }

  private static func clean(_ value: String, isOneLine: Bool = false) -> String? {
    guard !value.isEmpty else { return nil }
    var text = value
    let isClean = text.withUTF8 { !RowText.needsCleaning($0) }
    return isClean ? value : RowText.cleaned(value, isOneLine: isOneLine)
  }
}
