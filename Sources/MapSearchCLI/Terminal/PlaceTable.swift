import MapSearch

/// A place as a table shows it.
struct PlaceRow: Sendable, Equatable {
  var name: String
  var category: String?
  /// Geodesic distance, when there is a location.
  var distanceMeters: Double?
  /// Degrees clockwise from north, when there is a location.
  var bearingDegrees: Double?
  var address: String?
}

/// Places in rows: name, category, distance, direction, address.
enum PlaceTable {
  /// The table of `rows`, in their order.
  static func table(_ rows: [PlaceRow]) -> Table {
    var table = Table([
      TableColumn("Name", style: .bold, minimumWidth: 6, maximumWidth: 40),
      TableColumn("Category", style: .dim, minimumWidth: 6, maximumWidth: 20, isExpendable: true),
      TableColumn("Distance", alignment: .trailing, minimumWidth: 8),
      TableColumn("", minimumWidth: 1),
      TableColumn("Address", style: .dim, minimumWidth: 10, isExpendable: true),
    ])
    for row in rows {
      table.append([
        row.name, row.category ?? "", row.distanceMeters.map { DistanceText.short(meters: $0) } ?? "",
        row.bearingDegrees.map { CompassPoint.arrow(bearingDegrees: $0) } ?? "", row.address ?? "",
      ])
    }
    return table
  }
}
