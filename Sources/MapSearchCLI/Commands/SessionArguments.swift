import MapSearch

/// Arguments of `session` and the commands below it.
enum SessionArguments {
  /// The tabs of an app over this package, when no others are named; nobody starts in the last.
  static let usualTabs = ["search", "saved", "settings"]

  static var scene: ValueOption<String> {
    ValueOption("scene", value: "ID", .text, default: "main", help: "The scene, one for each window.")
  }

  static var tab: ValueOption<String> {
    ValueOption("tab", value: "NAME", .text, help: "The tab that is shown.")
  }

  static var detent: ValueOption<String> {
    ValueOption("detent", value: "ID", .text, help: "Where the sheet of that tab stands.")
  }

  static var query: ValueOption<String> {
    ValueOption("query", value: "TEXT", .freeText, help: "What is typed into the search field.")
  }

  static var place: ValueOption<String> {
    ValueOption("place", value: "ID", .freeText, help: "The place that is selected; empty for none.")
  }

  static var region: ValueOption<BoundingBox> {
    ValueOption("region", value: "W,S,E,N", .box, help: "What the map shows, in degrees.")
  }

  static var tabs: ValueOption<String> {
    ValueOption(
      "tabs", value: "NAMES", .text, default: "search,saved and settings, where nobody starts",
      help: "The tabs there are now, with commas between.")
  }

  static var preset: ValueOption<SheetPreset> {
    ValueOption(
      "preset", value: "NAME", .sheetPreset, default: "search", help: "The sheet of the tabs as it is now.")
  }

  private static var surroundings: [OptionSpecification] {
    [
      tabs.specification, preset.specification, SheetArguments.container.specification,
      MaintenanceArguments.format.specification,
    ]
  }

  static var specification: CommandSpecification {
    CommandSpecification(
      "session", abstract: "See and change what is remembered of where the app stood.",
      subcommands: [
        CommandSpecification(
          "show", abstract: "Print a session as it is stored.",
          options: [scene.specification, MaintenanceArguments.format.specification]),
        CommandSpecification(
          "save", abstract: "Change a session; what is not given stays.",
          options: [
            scene.specification, tab.specification, detent.specification, query.specification,
            place.specification, region.specification,
          ] + surroundings,
          examples: [
            .init(
              line: "mapsearch session save --tab search --detent medium",
              purpose: "Half-way up, in the tab of the search.")
          ]),
        CommandSpecification(
          "restore", abstract: "Print a session as the app would start with it.",
          discussion: [
            "What no longer makes sense is replaced by what does, and each reason is told on standard error."
          ], options: [scene.specification] + surroundings),
        CommandSpecification("reset", abstract: "Forget a session.", options: [scene.specification]),
      ])
  }
}

extension ValueSyntax where Value == String {
  /// Any text, also none.
  static var freeText: ValueSyntax { ValueSyntax { (text: String) throws(ValueError) in text } }
}
