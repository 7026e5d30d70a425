import MapSearch

/// Arguments of `import`.
enum ImportArguments {
  static var files: Positional<String> {
    Positional("FILE", .file, isRepeated: true, help: "Files to read; - is standard input.")
  }

  static var source: ValueOption<String> {
    ValueOption(
      "source", value: "NAME", .text,
      help: "The places are of this source; NAME: is put before each identifier.")
  }

  static var replacedSource: ValueOption<String> {
    ValueOption(
      "replace-source", value: "NAME", .text,
      help: "Make this source equal to the file: what it had and the file has not is deleted.")
  }

  static var attribution: ValueOption<String> {
    ValueOption(
      "attribution", value: "TEXT", .text, help: "Whom to name where the places are shown.")
  }

  static var licence: ValueOption<String> {
    ValueOption("licence", value: "TEXT", .text, help: "On what terms the places may be used.")
  }

  static var format: ValueOption<ImportFormat> {
    ValueOption(
      "format", short: "f", value: "FORMAT", .enumeration, default: "by the file's name and content",
      help: "How the files are laid out.")
  }

  static var map: ValueOption<[ColumnAssignment]> {
    ValueOption(
      "map", value: "PROPERTY=COLUMN,…", .columnMap, isRepeatable: true,
      help: "Read a property of each place from this column.")
  }

  static var columns: ValueOption<[String]> {
    ValueOption(
      "columns", value: "NAME,…", .names,
      help: "The columns' names, for a table whose first row is a place.")
  }

  static var separator: ValueOption<UInt8> {
    ValueOption(
      "separator", value: "CHARACTER", .separator, default: "by the first row",
      help: "What stands between the fields of a table; tab for a tab.")
  }

  static var encoding: ValueOption<TextEncoding> {
    ValueOption(
      "encoding", value: "NAME", .encoding, default: "by the text",
      help: "How characters are written, e.g. CP949 or Shift_JIS.")
  }

  static var crs: ValueOption<String> {
    ValueOption(
      "crs", value: "SYSTEM", .text, default: "the file's own, or degrees",
      help: "The coordinate reference system, e.g. EPSG:5174.")
  }

  static var report: ValueOption<String> {
    ValueOption("report", value: "FILE", .file, help: "Write what was done with the rows, as JSON.")
  }

  static var strict: FlagSpecification {
    FlagSpecification("strict", help: "Take nothing from a file with a rejected or odd row.")
  }

  static var rejects: ValueOption<String> {
    ValueOption(
      "rejects", value: "FILE", .file,
      help: "Write the rows that were not taken, and why, to be mended and read again.")
  }

  static var perFile: FlagSpecification {
    FlagSpecification("per-file", help: "Go on with the next file when one cannot be imported.")
  }

  static var dryRun: FlagSpecification {
    FlagSpecification("dry-run", help: "Read and check everything, change nothing.")
  }

  static var quiet: FlagSpecification {
    FlagSpecification("quiet", short: "q", help: "No progress and no summary.")
  }

  static var specification: CommandSpecification {
    CommandSpecification(
      "import", abstract: "Read places from files into the database.",
      discussion: [
        "A place that is already there, by its identifier, is replaced. Each file is imported whole or, when "
          + "it cannot be read to its end, not at all; rows that are no place are told and left out.",
        "Tables (CSV, TSV, GeoNames), GeoJSON, GPX waypoints, KML and KMZ are read directly; OpenStreetMap "
          + "extracts through osmium-tool; GeoPackage, Shapefile, FlatGeobuf, spreadsheets and whatever else "
          + "GDAL reads through ogr2ogr; other coordinate systems than degrees through PROJ.",
        "The columns of a table, and what --map can name: id, name, latitude, longitude, category, address, "
          + "lot_address, phone, website, opening_hours, prominence, name_en, alt_names.",
        "Every place knows its source: NAME, or the file's own name. 'mapsearch sources' lists them.",
      ],
      positionals: [files.specification],
      options: [source.specification, replacedSource.specification, attribution.specification]
        + [licence.specification, format.specification, map.specification, columns.specification]
        + [separator.specification, encoding.specification, crs.specification, rejects.specification]
        + [report.specification],
      flags: [perFile, dryRun, strict, quiet],
      examples: [
        .init(line: "mapsearch import SampleData/seoul.csv", purpose: "649 places to start with."),
        .init(
          line: "mapsearch import shops.csv --map name=상호명,latitude=위도,longitude=경도",
          purpose: "A table whose columns have other names."),
        .init(
          line: "mapsearch import shops.csv --crs EPSG:5174 --rejects left.csv",
          purpose: "Metres of the old Korean system; what could not be taken goes to left.csv."),
        .init(
          line: "mapsearch import cafes.csv --source cafes --replace-source cafes",
          purpose: "Bring a source up to date, removals too."),
        .init(line: "xz -dc places.csv.xz | mapsearch import - --format csv", purpose: "From a pipe."),
      ])
  }
}
