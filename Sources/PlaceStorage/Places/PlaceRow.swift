import Geodesy
import Persistence

/// The columns of `place`, in the one order in which they are read and bound.
enum PlaceRow {
  /// Columns after `key`; `place(_:)` reads them by position.
  static let columnCount: Int32 = 14

  /// The place in the current row, whose first column is `id`.
  ///
  /// - Throws: `DatabaseError` when the row holds no valid coordinate: the file was edited or damaged.
  static func place(_ row: Statement) throws(DatabaseError) -> Place {
    let coordinate: Coordinate
    do throws(CoordinateError) {
      coordinate = try Coordinate(latitude: row.double(3), longitude: row.double(4))
    } catch {
      throw DatabaseError(
        code: .corrupt, message: "a place has no valid coordinate; run `mapsearch check` on the database")
    }
    return Place(
      id: row.text(0), name: row.text(1), alternateNames: StringsJSON.alternateNames(row.optionalText(7)),
      category: row.optionalText(2), coordinate: coordinate, address: row.optionalText(8),
      lotAddress: row.optionalText(9), phone: row.optionalText(10), website: row.optionalText(11),
      openingHours: row.optionalText(12), prominence: row.double(5),
      attributes: StringsJSON.attributes(row.optionalText(13)), updatedMicroseconds: row.int64(6))
  }

  /// Binds `place` to parameters 2…15, `key` to 1.
  static func bind(_ place: Place, key: Int64, to statement: Statement) throws(DatabaseError) {
    statement.bind(key, at: 1)
    statement.bind(place.id, at: 2)
    statement.bind(place.name, at: 3)
    statement.bind(place.category, at: 4)
    try statement.bind(place.coordinate.latitude, at: 5)
    try statement.bind(place.coordinate.longitude, at: 6)
    try statement.bind(place.prominence, at: 7)
    statement.bind(place.updatedMicroseconds, at: 8)
    statement.bind(StringsJSON.encode(place.alternateNames), at: 9)
    statement.bind(place.address, at: 10)
    statement.bind(place.lotAddress, at: 11)
    statement.bind(place.phone, at: 12)
    statement.bind(place.website, at: 13)
    statement.bind(place.openingHours, at: 14)
    statement.bind(StringsJSON.encode(place.attributes), at: 15)
  }
}
