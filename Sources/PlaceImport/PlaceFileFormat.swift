/// The formats places are read from.
public enum PlaceFileFormat: String, Sendable, CaseIterable {
  /// Rows with quotes after RFC 4180; the separator (`,` `;` or tab) is told from the header.
  case csv
  /// Rows separated by tabs, where a quote is an ordinary character.
  case tsv
  /// One RFC 7946 FeatureCollection or Feature.
  case geoJSON
  /// Features one after the other, each on a line or after a record separator (RFC 8142).
  case geoJSONSequence

  /// The format of a file, told from its ending and, where that leaves it open, from its first bytes.
  ///
  /// Anything that is not JSON is taken for rows.
  package static func detect(path: String, firstBytes: [UInt8]) -> PlaceFileFormat {
    let ending = path.split(separator: "/").last.flatMap { $0.split(separator: ".").dropFirst().last }
    let text = firstBytes.drop { $0 == 0xEF || $0 == 0xBB || $0 == 0xBF || isSpace($0) }
    switch ending?.lowercased() {
    case "csv": return .csv
    case "tsv", "tab": return .tsv
    case "geojsonl", "geojsons", "geojsonseq", "ndjson", "jsonl", "ndgeojson": return .geoJSONSequence
    case "geojson", "json": return holdsSequence(text) ? .geoJSONSequence : .geoJSON
    default: break
    }
    if text.first == recordSeparator || holdsSequence(text) { return .geoJSONSequence }
    if text.first == UInt8(ascii: "{") || text.first == UInt8(ascii: "[") { return .geoJSON }
    let header = text.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    return header.contains(UInt8(ascii: "\t")) ? .tsv : .csv
  }

  /// RS, which starts each text of a JSON text sequence.
  static let recordSeparator: UInt8 = 0x1E

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
