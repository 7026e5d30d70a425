/// Names of coordinate reference systems, as files and people write them.
enum CoordinateReferenceSystem {
  /// Whether `name` is WGS84 longitude and latitude, as GeoJSON has it.
  static func isWGS84(_ name: String) -> Bool {
    let name = name.uppercased()
    if name == "WGS84" || name == "WGS 84" || name == "4326" { return true }
    return ["CRS84", "EPSG:4326", "EPSG::4326", "EPSG/0/4326", "CRS84H", "EPSG:4979", "EPSG::4979"]
      .contains { name.hasSuffix($0) }
  }

  /// `EPSG:5179` for a number, a URN or a URL of it; anything else as it is.
  static func shortName(_ name: String) -> String {
    if Int(name) != nil { return "EPSG:\(name)" }
    let isEPSG = name.uppercased().contains("EPSG")
    let code = name.split { $0 == ":" || $0 == "/" || $0 == "#" }.last ?? ""
    return isEPSG && Int(code) != nil ? "EPSG:\(code)" : name
  }
}
