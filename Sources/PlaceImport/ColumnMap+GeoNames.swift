/// The layout of GeoNames dumps, which have no header.
///
/// Source: https://download.geonames.org/export/dump/readme.txt, the main 'geoname' table.
extension ColumnMap {
  static let geoNamesColumns = [
    "geonameid", "name", "asciiname", "alternatenames", "latitude", "longitude", "feature_class",
    "feature_code",
    "country", "cc2", "admin1", "admin2", "admin3", "admin4", "population", "elevation", "dem", "timezone",
    "modified",
  ]

  /// Whether `row` is one of a GeoNames dump: 19 columns, a numeric id, degrees, and a feature class.
  static func isGeoNames(row: [String]) -> Bool {
    guard row.count == geoNamesColumns.count, Int(row[0]) != nil, row[6].utf8.count <= 1 else { return false }
    guard let latitude = Double(row[4]), let longitude = Double(row[5]) else { return false }
    return abs(latitude) <= 90 && abs(longitude) <= 180
  }
}
