import Geodesy
import PlaceStorage

/// A GeoJSON feature as it is read, its members in whatever order.
struct Feature {
  var type: String?
  var id: String?
  var geometry = FeatureGeometry()
  /// In the file's order; text as it is, anything else as its JSON.
  var properties: [(key: String, value: String)] = []
  /// The first thing found wrong with it.
  var fault: RowFault?

  /// The place it describes.
  func place(names: PropertyNames, source: String?) throws(RowFault) -> Place {
    if let fault { throw fault }
    guard type == "Feature" else {
      throw RowFault(
        type.map(FeatureGeometry.types.contains) ?? false
          ? "a bare geometry has no name; put it into a Feature" : "not a Feature")
    }
    let coordinate = try geometry.representativeCoordinate()
    // A handful of fields: a list is searched faster than a table is hashed.
    var best: [(field: PlaceField, index: Int, rank: Int)] = []
    for (index, property) in properties.enumerated() {
      guard let match = names.match(property.key) else { continue }
      // The geometry says where it is.
      if match.field == .latitude || match.field == .longitude { continue }
      if let rival = best.firstIndex(where: { $0.field == match.field }) {
        if match.rank < best[rival].rank { best[rival] = (match.field, index, match.rank) }
      } else {
        best.append((match.field, index, match.rank))
      }
    }
    func value(_ field: PlaceField) -> String? {
      best.first { $0.field == field }.map { properties[$0.index].value }
    }
    guard let name = value(.name) else { throw RowFault("no name") }
    let id = id ?? value(.id)
    var place = try Place(imported: id, name: name, coordinate: coordinate, source: source)
    for (index, property) in properties.enumerated() {
      let field = best.first { $0.index == index }?.field ?? .attribute(property.key)
      if field == .id, id != property.value {
        // The feature's own id stands; this one is kept beside it.
        place.attributes[property.key] = property.value
      } else {
        try place.set(field, to: property.value)
      }
    }
    return place
  }
}
