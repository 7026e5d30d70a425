public import Geodesy

/// A place on the map: what it is called, what it is, and where.
public struct Place: Sendable, Equatable, Identifiable {
  /// Public identity, unique in a database, e.g. `osm:node/123`; 1…`maximumIdentifierBytes` bytes.
  public var id: String
  /// The name people know it by, in the local language.
  public var name: String
  /// Further names, by language.
  public var alternateNames: [AlternateName]
  /// Canonical category, e.g. `cafe`; nil when unknown.
  public var category: String?
  /// Where it stands, exactly as given.
  public var coordinate: Coordinate
  /// Road address.
  public var address: String?
  /// Lot (지번) address, where it differs.
  public var lotAddress: String?
  /// Telephone number, as written.
  public var phone: String?
  /// Web page.
  public var website: String?
  /// Opening hours in OpenStreetMap's syntax.
  public var openingHours: String?
  /// How well known it is, 0…1.
  public var prominence: Double
  /// Whatever else is known of it, by key.
  public var attributes: [String: String]
  /// When it was last written, in microseconds since 1970-01-01T00:00:00Z.
  public var updatedMicroseconds: Int64

  /// Longest `id` in UTF-8 bytes.
  public static let maximumIdentifierBytes = 256

  /// A place with an identity, a name and a position; everything else is optional.
  public init(
    id: String, name: String, alternateNames: [AlternateName] = [], category: String? = nil,
    coordinate: Coordinate, address: String? = nil, lotAddress: String? = nil, phone: String? = nil,
    website: String? = nil, openingHours: String? = nil, prominence: Double = 0,
    attributes: [String: String] = [:], updatedMicroseconds: Int64 = 0
  ) {
    self.id = id
    self.name = name
    self.alternateNames = alternateNames
    self.category = category
    self.coordinate = coordinate
    self.address = address
    self.lotAddress = lotAddress
    self.phone = phone
    self.website = website
    self.openingHours = openingHours
    self.prominence = prominence
    self.attributes = attributes
    self.updatedMicroseconds = updatedMicroseconds
  }
}

extension Place {
  /// The name to show to a reader of `language`: that language's, else the local one.
  ///
  /// - Parameter language: BCP 47, such as `ko` or `en-GB`; the first part decides where no name has all of it.
  public func displayName(in language: String) -> String {
    let tag = language.lowercased()
    let primary = tag.prefix { $0 != "-" }
    let exact = alternateNames.first { $0.language.lowercased() == tag }
    let kindred = alternateNames.first { $0.language.lowercased().prefix { $0 != "-" } == primary }
    return tag.isEmpty ? name : (exact ?? kindred)?.name ?? name
  }
}

/// A name in a language other than the local one, or a name people also use.
public struct AlternateName: Sendable, Equatable {
  /// BCP 47 language, e.g. `en`; empty when unknown.
  public var language: String
  /// The name.
  public var name: String

  /// `name` as said in `language`.
  public init(language: String, name: String) {
    self.language = language
    self.name = name
  }
}
