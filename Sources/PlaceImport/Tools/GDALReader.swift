/// Places from whatever GDAL reads, through ogr2ogr: GeoPackage, Shapefile, FlatGeobuf, spreadsheets.
enum GDALReader {
  /// The features of all layers of the file at `path`, in WGS84.
  ///
  /// - Throws: `ImportError` when ogr2ogr is not installed.
  static func process(path: String, options: ImportOptions) throws(ImportError) -> ToolProcess {
    var arguments = ["-f", "GeoJSONSeq", "-t_srs", "EPSG:4326"]
    if let system = options.system {
      let short = CoordinateReferenceSystem.shortName(system)
      arguments += ["-s_srs", KoreanDatum.definition(of: short) ?? short]
    }
    if let encoding = options.encoding { arguments += ["--config", "SHAPE_ENCODING", encoding.name] }
    // The first row of a sheet has the columns' names, also where all below it is text.
    for kind in ["XLSX", "XLS", "ODS"] { arguments += ["--config", "OGR_\(kind)_HEADERS", "FORCE"] }
    arguments += ["/vsistdout/", path.hasPrefix("-") ? "./\(path)" : path]
    return try ToolProcess(
      ToolCommand(program: "ogr2ogr", package: "gdal-bin", arguments: arguments),
      temporaryDirectory: options.temporaryDirectory)
  }
}
