/// Places from an OpenStreetMap extract, through osmium-tool.
///
/// A named node, or a point within a named area, is a place when its tags say what it is. Named lines are places
/// only where they are neither ways to move along nor bounds: a pier is, a street or a river is not.
final class OSMReader: FeatureReader {
  private let files: TemporaryFiles
  private let process: ToolProcess
  private let window: ByteWindow
  private let features: FeatureSequenceReader
  private var complaints: [ImportEvent]?

  /// Starts reading the extract at `path`.
  ///
  /// - Throws: `ImportError` when osmium is not installed, or cannot read it.
  init(path: String, rules: FeatureRules, temporaryDirectory: String) throws(ImportError) {
    files = try TemporaryFiles(in: temporaryDirectory)
    var path = path.hasPrefix("-") ? "./\(path)" : path
    var ending = path.lowercased()
    if ending.hasSuffix(".gz") || ending.hasSuffix(".xz") { ending.removeLast(3) }
    if ending.hasSuffix(".bz2") { ending.removeLast(4) }
    if ending.hasSuffix(".osm") || ending.hasSuffix(".xml") {
      // Files edited by hand may have ways before their nodes; extracts in PBF are sorted.
      let sorted = files.path("sorted.osm.pbf")
      let layout = ending.hasSuffix(".xml") ? ["-F", "xml"] : []
      try Self.run(["sort", path, "-o", sorted] + layout, temporaryDirectory)
      path = sorted
    }
    // Two steps, since areas take two passes over a file.
    let named = files.path("named.osm.pbf")
    let layout = ending.hasSuffix(".pbf") || path == named ? [] : ["-F", "pbf"]
    try Self.run(
      ["tags-filter", path, "nwr/name*", "-o", named] + (ending.hasSuffix(".osm") ? [] : layout),
      temporaryDirectory)
    process = try ToolProcess(
      Self.command([
        "export", named, "-f", "geojsonseq", "-x", "print_record_separator=false", "-a", "type,id", "-e",
        "-o", "-",
      ]), temporaryDirectory: temporaryDirectory)
    window = ByteWindow(source: process)
    let tags = OSMTags()
    features = FeatureSequenceReader(window: window, rules: rules) { feature throws(RowFault) in
      try tags.adapt(&feature)
    }
  }

  func nextEvent() throws(ImportError) -> ImportEvent? {
    if complaints == nil, let event = try features.nextEvent() { return event }
    var rest = complaints ?? Self.events(of: process.complaints)
    defer { complaints = rest }
    return rest.isEmpty ? nil : rest.removeFirst()
  }

  /// The elements that osmium could not put anywhere: ways whose nodes are not in the extract.
  private static func events(of complaints: String) -> [ImportEvent] {
    complaints.split(whereSeparator: \.isNewline).filter { $0.hasPrefix("Geometry error") }.map {
      .rejected(
        RejectedRow(
          line: 0, fault: RowFault(.noPosition, "an element whose nodes are not all in the file (\($0))"),
          raw: []))
    }
  }

  private static func run(_ arguments: [String], _ temporaryDirectory: String) throws(ImportError) {
    try ToolProcess(command(arguments), temporaryDirectory: temporaryDirectory).finish()
  }

  private static func command(_ arguments: [String]) -> ToolCommand {
    ToolCommand(program: "osmium", package: "osmium-tool", arguments: arguments)
  }
}
