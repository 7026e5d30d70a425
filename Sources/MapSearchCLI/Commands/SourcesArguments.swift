/// Arguments of `sources` and the commands below it.
enum SourcesArguments {
  static var name: Positional<String> {
    Positional("NAME", .text, help: "The source's name, as 'sources list' shows it.")
  }

  static var format: ValueOption<ReportFormat> {
    ValueOption("format", short: "f", value: "FORMAT", .enumeration, default: "table", help: "How to print.")
  }

  static var specification: CommandSpecification {
    CommandSpecification(
      "sources", abstract: "See and remove where places come from.",
      discussion: ["Without a command below it, the sources are listed."],
      examples: [
        .init(line: "mapsearch sources attribution", purpose: "What to print below a map.")
      ],
      subcommands: [
        CommandSpecification(
          "list", abstract: "List the sources, with how many places are of each.",
          options: [format.specification]),
        CommandSpecification(
          "remove", abstract: "Delete a source and all of its places.", positionals: [name.specification]),
        CommandSpecification(
          "attribution", abstract: "Print whom to name, and on what terms places may be used."),
      ], defaultSubcommand: "list")
  }
}
