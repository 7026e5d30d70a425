import Geodesy
import PlaceStorage

/// A GeoJSON feature, or what another format has like one, as it is read: its members in whatever order.
struct Feature {
  var type: String?
  var id: String?
  var geometry = FeatureGeometry()
  /// In the file's order; text as it is, anything else as its JSON.
  var properties: [(key: String, value: String)] = []
  /// The first thing found wrong with it.
  var fault: RowFault?

  /// The place it describes.
  func place(_ rules: FeatureRules) throws(RowFault) -> (place: Place, remark: RowRemark?) {
    if let fault { throw fault }
    guard type == "Feature" else {
      throw RowFault(
        .notAPlace,
        type.map(FeatureGeometry.types.contains) ?? false
          ? "a bare geometry has no name; put it into a Feature" : "not a Feature")
    }
    // A handful of fields: a list is searched faster than a table is hashed.
    var best: [(field: PlaceField, index: Int, rank: Int)] = []
    for (index, property) in properties.enumerated() {
      guard let match = rules.names.match(property.key) else { continue }
      if let rival = best.firstIndex(where: { $0.field == match.field }) {
        if match.rank < best[rival].rank { best[rival] = (match.field, index, match.rank) }
      } else {
        best.append((match.field, index, match.rank))
      }
    }
    func value(_ field: PlaceField) -> String? {
      best.first { $0.field == field }.map { properties[$0.index].value }
    }
    let position = try position(value, rules)
    // Where there is a geometry, fields of degrees are only said beside it.
    best.removeAll { [.latitude, .longitude, .position].contains($0.field) && geometry.isPresent }
    let alternate = best.first { if case .alternateName = $0.field { true } else { false } }
    guard let name = value(.name) ?? alternate.map({ properties[$0.index].value }) else {
      throw RowFault(.noName, "no name")
    }
    let id = id ?? value(.id)
    var place = try Place(imported: name, at: position.coordinate)
    for (index, property) in properties.enumerated() {
      let field = best.first { $0.index == index }?.field ?? .attribute(property.key)
      if field == .id, id != property.value {
        // The feature's own id stands; this one is kept beside it.
        place.attributes[property.key] = property.value
      } else {
        try place.set(field, to: property.value)
      }
    }
    try place.identify(as: id, source: rules.source)
    return (place, position.remark)
  }

  /// Where it is: at its geometry, else at the degrees its properties say, as tables without geometry have them.
  private func position(
    _ value: (PlaceField) -> String?, _ rules: FeatureRules
  ) throws(RowFault) -> RowCoordinate {
    let transform = geometry.isPresent ? rules.transform : rules.tableTransform ?? rules.transform
    if !geometry.isPresent, let latitude = value(.latitude), let longitude = value(.longitude) {
      return try Self.read(Array(latitude.utf8), Array(longitude.utf8), transform)
    }
    if !geometry.isPresent, let position = value(.position) {
      return try RowCoordinate.read(position: position, transform: transform)
    }
    let position = try geometry.representativePosition()
    return try RowCoordinate(
      latitude: position.latitude, longitude: position.longitude, transform: transform)
  }

  private static func read(
    _ latitude: [UInt8], _ longitude: [UInt8], _ transform: CoordinateTransform?
  ) throws(RowFault) -> RowCoordinate {
    var outcome: Result<RowCoordinate, RowFault> = .failure(RowFault(.noPosition, "no position"))
    latitude.withUnsafeBufferPointer { latitude in
      longitude.withUnsafeBufferPointer { longitude in
        do throws(RowFault) {
          outcome = .success(
            try RowCoordinate.read(latitude: latitude, longitude: longitude, transform: transform))
        } catch { outcome = .failure(error) }
      }
    }
    return try outcome.get()
  }
}

/// What a reader of features goes by.
struct FeatureRules {
  let names: PropertyNames
  let source: String?
  let limits: ImportLimits
  /// From the file's coordinate reference system, where it is not WGS84.
  var transform: CoordinateTransform?
  /// From the system of positions in properties, where it is another.
  var tableTransform: CoordinateTransform?

  init(_ options: ImportOptions, transform: CoordinateTransform? = nil) throws(ImportError) {
    names = PropertyNames(try ColumnNames(overrides: options.columns))
    source = options.source
    limits = options.limits
    self.transform = transform
  }
}
