extension CommandSpecification {
  /// Everything `mapsearch` can be asked, in the order help lists it.
  static var mapsearch: CommandSpecification {
    CommandSpecification(
      "mapsearch", abstract: "Find places on a map by what they are called and where they are.",
      options: [CommonArguments.database.specification], flags: [.help, .version],
      examples: [
        .init(line: "mapsearch import SampleData/seoul.csv", purpose: "Read places into your database."),
        .init(line: "mapsearch query cafe --near 37.5,127.0", purpose: "Find the nearest cafés."),
      ],
      subcommands: [
        SearchArguments.query, SearchArguments.suggest, SearchArguments.nearby, ImportArguments.specification,
        ExportArguments.specification, SourcesArguments.specification, PlaceArguments.specification,
        HistoryArguments.specification, LocateArguments.specification,
        SessionArguments.specification, SheetArguments.specification,
        ServeArguments.specification,
        MaintenanceArguments.backup, MaintenanceArguments.restore, MaintenanceArguments.check,
        MaintenanceArguments.stats, MaintenanceArguments.migrate,
        MaintenanceArguments.bench, ShellArguments.completions, ShellArguments.help,
      ])
  }
}
