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

  static var rejects: ValueOption<String> {
    ValueOption("rejects", value: "FILE", .file, help: "Write the records that were not taken, and why.")
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
        "The columns of a table, and what --map can name: id, name, latitude, longitude, category, address, "
          + "lot_address, phone, website, opening_hours, prominence, name_en, alt_names.",
        "Every place knows its source: NAME, or the file's own name. 'mapsearch sources' lists them.",
      ],
      positionals: [files.specification],
      options: [source.specification, replacedSource.specification, attribution.specification]
        + [licence.specification, format.specification, map.specification, rejects.specification],
      flags: [perFile, dryRun, quiet],
      examples: [
        .init(line: "mapsearch import SampleData/seoul.csv", purpose: "649 places to start with."),
        .init(
          line: "mapsearch import shops.csv --map name=상호명,latitude=위도,longitude=경도",
          purpose: "A table whose columns have other names."),
        .init(
          line: "mapsearch import cafes.csv --source cafes --replace-source cafes",
          purpose: "Bring a source up to date, removals too."),
        .init(line: "xz -dc places.csv.xz | mapsearch import - --format csv", purpose: "From a pipe."),
      ])
  }
}
