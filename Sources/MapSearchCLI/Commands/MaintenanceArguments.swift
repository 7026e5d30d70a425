/// Arguments of the commands that look after a database.
enum MaintenanceArguments {
  /// Most times a benchmark runs each query.
  static let passes = 1...1000

  static var status: FlagSpecification {
    FlagSpecification("status", help: "Only show which steps have been applied and which not.")
  }

  static var queries: ValueOption<String> {
    ValueOption(
      "queries", value: "FILE", .file, isRequired: true,
      help: "A table of class, terms, lat and lon, separated by tabs.")
  }

  static var numberOfPasses: ValueOption<Int> {
    ValueOption(
      "passes", value: "N", .integer(in: passes), default: "5",
      help: "How many times each query is run; at most \(passes.upperBound).")
  }

  static var format: ValueOption<ReportFormat> {
    ValueOption("format", short: "f", value: "FORMAT", .enumeration, default: "table", help: "How to print.")
  }

  static var baseline: FlagSpecification {
    FlagSpecification(
      "baseline", help: "Also measure plain FTS5, join and sort on the same rows, and compare the answers.")
  }

  static var asTyped: FlagSpecification {
    FlagSpecification(
      "as-typed", help: "Let the last word be the beginning of a longer one, as while typing.")
  }

  static var repair: FlagSpecification {
    FlagSpecification("repair", help: "Rebuild the index from the places when they disagree.")
  }

  static var copy: Positional<String> {
    Positional("FILE", .file, help: "The file of the copy.")
  }

  static var backup: CommandSpecification {
    CommandSpecification(
      "backup", abstract: "Copy the whole database to a new file, while others use it.",
      positionals: [copy.specification],
      examples: [
        .init(
          line: "mapsearch backup places-2026-12-01.sqlite", purpose: "The file appears when it is whole.")
      ])
  }

  static var restore: CommandSpecification {
    CommandSpecification(
      "restore", abstract: "Put a copy in the place of the database.",
      discussion: [
        "The copy is checked first; the database stays what it is until the copy stands in its place. A "
          + "database that is damaged is set aside under its name and .damaged."
      ],
      positionals: [copy.specification],
      examples: [.init(line: "mapsearch restore places-2026-12-01.sqlite", purpose: "Go back to that day.")])
  }

  static var check: CommandSpecification {
    CommandSpecification(
      "check", abstract: "Prove that the database is sound and its index complete.", flags: [repair],
      examples: [.init(line: "mapsearch check --repair", purpose: "Mend what can be mended.")])
  }

  static var stats: CommandSpecification {
    CommandSpecification("stats", abstract: "Show what the database holds.")
  }

  static var migrate: CommandSpecification {
    CommandSpecification("migrate", abstract: "Bring the database up to this version.", flags: [status])
  }

  static var bench: CommandSpecification {
    CommandSpecification(
      "bench", abstract: "Measure how fast queries are answered.",
      options: [queries.specification, numberOfPasses.specification, format.specification],
      flags: [baseline, asTyped],
      examples: [
        .init(line: "mapsearch bench --queries queries.tsv --baseline", purpose: "Beside the plain way.")
      ])
  }
}
