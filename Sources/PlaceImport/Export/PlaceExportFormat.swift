/// The formats places are written in.
public enum PlaceExportFormat: String, Sendable, CaseIterable {
  /// One RFC 7946 FeatureCollection, a feature a line.
  case geojson
  /// A feature a line, without record separators.
  case geojsonseq
  /// RFC 4180, with the columns that the reader of tables knows.
  case csv
  /// Waypoints of GPX 1.1: name, category, address and web page.
  case gpx
  /// Placemarks of KML 2.2.
  case kml

  /// The format of a file named so; nil when its ending tells none.
  public static func of(path: String) -> PlaceExportFormat? {
    let ending = path.split(separator: "/").last?.split(separator: ".").dropFirst().last
    switch ending?.lowercased() {
    case "geojson", "json": return .geojson
    case "geojsonl", "geojsons", "geojsonseq", "ndjson", "jsonl", "ndgeojson": return .geojsonseq
    case "csv": return .csv
    case "gpx": return .gpx
    case "kml": return .kml
    default: return nil
    }
  }
}
