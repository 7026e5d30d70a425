/// Which column of a table says what.
struct ColumnMap {
  /// The columns that say where a place is.
  enum Position: Equatable {
    case pair(latitude: Int, longitude: Int)
    case combined(Int)
  }

  let position: Position
  let name: Int
  let id: Int?
  /// Every other column that says something.
  let others: [(column: Int, field: PlaceField)]
  /// How many of those become attributes.
  let attributeCount: Int
  /// How many columns the header has.
  let count: Int
  /// Whether these are the columns of a GeoNames dump.
  let isGeoNames: Bool

  /// How many fields a row needs at least.
  var needed: Int {
    switch position {
    case .pair(let latitude, let longitude): max(latitude, longitude, name) + 1
    case .combined(let column): max(column, name) + 1
    }
  }

  /// Reads `header` with `names`.
  ///
  /// - Throws: `ImportError` when there is no position or name, or an override's column is missing.
  init(header: [String], names: ColumnNames) throws(ImportError) {
    var best: [PlaceField: (column: Int, rank: Int)] = [:]
    for (column, title) in header.enumerated() {
      guard let match = names.match(title) else { continue }
      if let rival = best[match.field], rival.rank <= match.rank { continue }
      best[match.field] = (column, match.rank)
    }
    for (column, field) in names.overrides where best[field].map({ $0.rank >= 0 }) ?? true {
      throw ImportError(
        .noSuchColumn, line: 1, "there is no column \(column); found: \(Self.list(header))")
    }
    if let latitude = best[.latitude]?.column, let longitude = best[.longitude]?.column {
      position = .pair(latitude: latitude, longitude: longitude)
      // What else is called a position is kept as it is.
      best[.position] = nil
    } else if let column = best[.position]?.column {
      position = .combined(column)
      (best[.latitude], best[.longitude]) = (nil, nil)
    } else {
      throw Self.missingCoordinates(header)
    }
    guard let name = best[.name]?.column else {
      throw ImportError(
        .noName, line: 1,
        "no name column; found: \(Self.list(header)); known: \(Self.list(ColumnNames.names(of: .name))); "
          + "name the column, or rename it to name")
    }
    self.name = name
    id = best[.id]?.column
    count = header.count
    isGeoNames = header == Self.geoNamesColumns
    let fields = Dictionary(uniqueKeysWithValues: best.map { ($0.value.column, $0.key) })
    var taken: Set<Int?> = [name, id]
    switch position {
    case .pair(let latitude, let longitude): taken.formUnion([latitude, longitude])
    case .combined(let column): taken.insert(column)
    }
    others = header.indices.filter { !taken.contains($0) }.compactMap { column in
      if let field = fields[column] { return field == .nothing ? nil : (column, field) }
      let key = header[column]
      // A separator at the end of each line makes a nameless, empty column.
      return key.isEmpty ? nil : (column, .attribute(key))
    }
    attributeCount = others.count { if case .attribute = $0.field { true } else { false } }
  }

  private static func missingCoordinates(_ header: [String]) -> ImportError {
    let numbers = header.filter { Double($0) != nil }
    if numbers.count >= 2 {
      return ImportError(
        .noHeader, line: 1,
        "the first row holds numbers (\(list(numbers))); does the file lack a header? "
          + "Name its columns with --columns, such as: --columns name,latitude,longitude")
    }
    return ImportError(
      .noCoordinates, line: 1,
      "no latitude and longitude columns; found: \(list(header)); known for latitude: "
        + "\(list(ColumnNames.names(of: .latitude))); for longitude: "
        + "\(list(ColumnNames.names(of: .longitude))); for both in one: "
        + "\(list(ColumnNames.names(of: .position))); name the columns, or rename them")
  }

  /// `titles` for a message, cut to what can be read at once.
  private static func list(_ titles: [String]) -> String {
    let shown = titles.prefix(40).map { $0.count > 40 ? "\($0.prefix(40))…" : $0 }.joined(separator: ", ")
    return titles.count > 40 ? "\(shown), …" : shown
  }
}
