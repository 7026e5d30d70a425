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
  func place(names: ColumnNames, source: String?) throws(RowFault) -> Place {
    if let fault { throw fault }
    guard type == "Feature" else {
      throw RowFault(
        type.map(FeatureGeometry.types.contains) ?? false
          ? "a bare geometry has no name; put it into a Feature" : "not a Feature")
    }
    let coordinate = try geometry.representativeCoordinate()
    var best: [PlaceField: (index: Int, rank: Int)] = [:]
    for (index, property) in properties.enumerated() {
      guard let match = names.match(property.key) else { continue }
      // The geometry says where it is.
      if match.field == .latitude || match.field == .longitude { continue }
      if let rival = best[match.field], rival.rank <= match.rank { continue }
      best[match.field] = (index, match.rank)
    }
    guard let name = best[.name].map({ properties[$0.index].value }) else { throw RowFault("no name") }
    let id = id ?? best[.id].map { properties[$0.index].value }
    var place = try Place(imported: id, name: name, coordinate: coordinate, source: source)
    let fields = Dictionary(uniqueKeysWithValues: best.map { ($0.value.index, $0.key) })
    for (index, property) in properties.enumerated() {
      if fields[index] == .id, id != property.value {
        place.attributes[property.key] = property.value
      } else {
        try place.set(fields[index] ?? .attribute(property.key), to: property.value)
      }
    }
    return place
  }
}
