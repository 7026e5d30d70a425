/// Tells from a column's (or property's) name what it says about a place.
struct ColumnNames {
  /// A field, and how surely the name means it: smaller is surer.
  struct Match: Equatable {
    let field: PlaceField
    let rank: Int
  }

  /// Columns named by whoever imports, normalized.
  let overrides: [String: PlaceField]

  /// Names known by default, and `overrides` from field to column, which win.
  ///
  /// - Throws: `ImportError.Code.noSuchColumn` when a key is no field.
  init(overrides: [String: String] = [:]) throws(ImportError) {
    var fields: [String: PlaceField] = [:]
    for (key, column) in overrides {
      guard let match = Self.known[Self.normalized(key)] else {
        throw ImportError(
          .noSuchColumn,
          "\(key) is no field of a place; fields: id, name, latitude, longitude, category, address, "
            + "lot_address, phone, website, opening_hours, prominence, name_en, alt_names")
      }
      fields[Self.normalized(column)] = match.field
    }
    self.overrides = fields
  }

  /// What `name` means, or nil when it is known for nothing and stays an attribute.
  ///
  /// - Complexity: O(*n*) in the name's length.
  func match(_ name: String) -> Match? {
    let key = Self.normalized(name)
    if let field = overrides[key] { return Match(field: field, rank: -1) }
    if let match = Self.known[key] { return match }
    if let language = Self.language(ofNameColumn: key) {
      return Match(field: .alternateName(language: language), rank: 0)
    }
    // "위도(WGS84)", "도서관명(국문)"
    if key.hasSuffix(")"), let open = key.firstIndex(of: "("), open > key.startIndex,
      let match = Self.known[String(key[..<open])]
    {
      return Match(field: match.field, rank: 500 + match.rank)
    }
    if PlaceField.notNames.contains(key) { return nil }
    for (index, (ending, field)) in PlaceField.endings.enumerated() where key.hasSuffix(ending) {
      return Match(field: field, rank: 1000 + index)
    }
    return nil
  }

  /// `name` as names are compared: trimmed, lowercased, with `_` between words, or nothing between Korean ones.
  static func normalized(_ name: String) -> String {
    let words = name.lowercased().split { $0.isWhitespace || $0 == "-" || $0 == "_" }
    return words.joined(separator: name.utf8.allSatisfy { $0 < 0x80 } ? "_" : "")
  }

  /// The names `field` is known by, for messages.
  static func names(of field: PlaceField) -> [String] {
    PlaceField.names.filter { $0.field == field }.flatMap(\.names)
  }

  private static let known: [String: Match] = {
    var known: [String: Match] = [:]
    for (field, names) in PlaceField.names {
      for (rank, name) in names.enumerated() { known[name] = Match(field: field, rank: rank) }
    }
    return known
  }()

  /// The language of `name:xx` or `name_xx`: two or three letters, then any subtags.
  private static func language(ofNameColumn key: String) -> String? {
    guard key.hasPrefix("name:") || key.hasPrefix("name_") else { return nil }
    let tag = key.dropFirst(5)
    let parts = tag.split(whereSeparator: { $0 == "_" }).map(String.init)
    guard let primary = parts.first, (2...3).contains(primary.utf8.count),
      tag.utf8.allSatisfy({ (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x5F })
    else { return nil }
    return parts.joined(separator: "-")
  }
}
