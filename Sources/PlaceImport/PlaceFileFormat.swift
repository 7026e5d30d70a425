/// The formats places are read from.
public enum PlaceFileFormat: String, Sendable, CaseIterable {
  /// Rows with quotes after RFC 4180; the separator (`,` `;` `|` or tab) is told from the header.
  case csv
  /// Rows separated by tabs, where a quote is an ordinary character.
  case tsv
  /// One RFC 7946 FeatureCollection or Feature.
  case geoJSON
  /// Features one after the other, each on a line or after a record separator (RFC 8142).
  case geoJSONSequence
  /// Waypoints of GPX 1.0 or 1.1.
  case gpx
  /// Placemarks of KML.
  case kml
  /// KML in a zip archive.
  case kmz
  /// An OpenStreetMap extract, XML or PBF, through osmium-tool.
  case osm
  /// Whatever else GDAL reads, through ogr2ogr.
  case gdal

  /// The format of a file, told from its ending and, where that leaves it open, from its first bytes.
  ///
  /// Anything that is neither JSON nor XML is taken for rows.
  package static func detect(path: String, firstBytes: [UInt8]) -> PlaceFileFormat {
    let text = plain(firstBytes)
    let name = path.split(separator: "/").last?.lowercased() ?? ""
    let ending = name.split(separator: ".").dropFirst().last
    switch ending {
    case "csv": return .csv
    case "tsv", "tab": return .tsv
    case "geojsonl", "geojsons", "geojsonseq", "ndjson", "jsonl", "ndgeojson": return .geoJSONSequence
    case "geojson", "json": return holdsSequence(text) ? .geoJSONSequence : .geoJSON
    case "kmz": return .kmz
    case "pbf", "osm": return .osm
    case "gpkg", "shp", "shz", "fgb", "xlsx", "xls", "ods", "gml", "mif", "dxf", "geojson5": return .gdal
    default: break
    }
    if ["osm.gz", "osm.bz2", "osm.xz", "osm.xml"].contains(where: name.hasSuffix) { return .osm }
    if let format = xmlRoot(text) { return format }
    if text.first == recordSeparator || holdsSequence(text) { return .geoJSONSequence }
    if text.first == UInt8(ascii: "{") || text.first == UInt8(ascii: "[") { return .geoJSON }
    let header = text.prefix(while: { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") })
    return header.contains(UInt8(ascii: "\t")) ? .tsv : .csv
  }

  /// RS, which starts each text of a JSON text sequence.
  static let recordSeparator: UInt8 = 0x1E

  /// The first bytes without marks, white space before them, and the zeros of UTF-16.
  private static func plain(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
    let isWide =
      bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) || bytes.prefix(2).contains(0)
    let narrow: [UInt8] = isWide ? bytes.dropFirst(bytes[0] >= 0xFE ? 2 : 0).filter { $0 != 0 } : bytes
    return narrow.drop(while: { $0 == 0xEF || $0 == 0xBB || $0 == 0xBF || isSpace($0) })
  }

  /// What the first element of XML says; nil when this is no XML of ours.
  static func xmlRoot(_ text: ArraySlice<UInt8>) -> PlaceFileFormat? {
    var front = String(decoding: text.prefix(4_096), as: UTF8.self)
    while let start = front.firstRange(of: "<!--") {
      let end = front[start.upperBound...].firstRange(of: "-->")
      front.removeSubrange(start.lowerBound..<(end?.upperBound ?? front.endIndex))
    }
    guard front.hasPrefix("<") else { return nil }
    // A declaration, comments and a document type may stand before it.
    let roots: [(name: String, format: PlaceFileFormat)] = [("gpx", .gpx), ("kml", .kml), ("osm", .osm)]
    for part in front.split(separator: "<") where part.first?.isLetter == true {
      let name = part.prefix { $0.isLetter || $0 == ":" }.split(separator: ":").last ?? ""
      return roots.first { $0.name == name }?.format
    }
    return nil
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  /// Whether the first line is a whole object and the next line begins another.
  private static func holdsSequence(_ text: ArraySlice<UInt8>) -> Bool {
    if text.first == recordSeparator { return true }
    guard text.first == UInt8(ascii: "{"), let lineEnd = text.firstIndex(of: UInt8(ascii: "\n")) else {
      return false
    }
    guard text[..<lineEnd].last(where: { !isSpace($0) }) == UInt8(ascii: "}") else { return false }
    return text[lineEnd...].first { !isSpace($0) } == UInt8(ascii: "{")
  }
}
