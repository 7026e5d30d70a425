import MapSearch

/// Arguments of `export`.
enum ExportArguments {
  static var words: Positional<String> {
    Positional(
      "WORDS", .text, isOptional: true, isRepeated: true, help: "Only what these find, as 'query' finds it.")
  }

  static var format: ValueOption<PlaceExportFormat> {
    ValueOption(
      "format", short: "f", value: "FORMAT", .enumeration, default: "by the name of --output, else geojson",
      help: "How to write.")
  }

  static var output: ValueOption<String> {
    ValueOption(
      "output", short: "o", value: "FILE", .file, default: "standard output",
      help: "Write this file; it appears, or takes the place of an old one, when it is whole.")
  }

  static var source: ValueOption<String> {
    ValueOption("source", value: "NAME", .text, help: "Only places of this source.")
  }

  static var quiet: FlagSpecification { FlagSpecification("quiet", short: "q", help: "No summary.") }

  static var specification: CommandSpecification {
    CommandSpecification(
      "export", abstract: "Write places to a file: all, of a source, or of a query.",
      discussion: [
        "csv, geojson and geojsonseq hold all that is known of a place: what is imported again is equal. gpx "
          + "and kml hold what these formats have room for.",
        "With words or any option of a place or time, what 'query' would find is written, every page of it.",
      ],
      positionals: [words.specification],
      options: [format.specification, output.specification, source.specification]
        + [SearchArguments.near.specification, SearchArguments.radius.specification]
        + [SearchArguments.within.specification, SearchArguments.category.specification]
        + [SearchArguments.openAt.specification, SearchArguments.timeZone.specification],
      flags: [SearchArguments.openNow, SearchArguments.wholeWords, SearchArguments.literal, quiet],
      examples: [
        .init(line: "mapsearch export --output places.geojsonl", purpose: "Everything, a feature a line."),
        .init(
          line: "mapsearch export 카페 --near 37.5,127.0 --radius 2km --format gpx -o cafes.gpx",
          purpose: "Cafés to walk to."),
        .init(line: "mapsearch export --source cafes --format csv", purpose: "A source, as a table."),
      ])
  }
}
