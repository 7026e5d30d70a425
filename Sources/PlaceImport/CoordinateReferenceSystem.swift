/// The `crs` member of GeoJSON from before RFC 7946.
enum CoordinateReferenceSystem {
  /// Whether `name` is WGS84 longitude and latitude, as GeoJSON has it.
  static func isWGS84(_ name: String) -> Bool {
    let name = name.uppercased()
    if name == "WGS84" || name == "WGS 84" || name == "4326" { return true }
    return ["CRS84", "EPSG:4326", "EPSG::4326", "EPSG/0/4326", "CRS84H", "EPSG:4979", "EPSG::4979"]
      .contains { name.hasSuffix($0) }
  }

  /// The refusal of a file in the system called `name`.
  static func fault(_ name: String, line: Int) -> ImportError {
    // urn:ogc:def:crs:EPSG::5179 and EPSG:5179 are the same to a reader.
    let short = name.split(separator: ":").suffix(2).joined(separator: ":")
    let shown = name.lowercased().contains("epsg") ? short : name
    return ImportError(
      .projected, line: line,
      "the crs member says \(shown.prefix(80)), not WGS84 degrees; convert the file first: "
        + "ogr2ogr -t_srs EPSG:4326 OUT.geojson FILE")
  }
}
