import MapSearch

/// Arguments of `sheet` and the commands below it.
enum SheetArguments {
  /// Pixels a point.
  static let scales = 1...4

  static var name: Positional<SheetPreset> {
    Positional("NAME", .sheetPreset, help: "The sheet, as 'sheet presets' lists them.")
  }

  static var events: Positional<String> {
    Positional("EVENTS.ndjson", .file, help: "A line of JSON an event; - is standard input.")
  }

  static var preset: ValueOption<SheetPreset> {
    ValueOption("preset", value: "NAME", .sheetPreset, default: "search", help: "The sheet to move.")
  }

  static var container: ValueOption<PointPair> {
    ValueOption(
      "container", value: "WxH", .sizePoints, default: "390x844", help: "Width and height in points.")
  }

  static var safeArea: ValueOption<PointPair> {
    ValueOption(
      "safe-area", value: "TOP,BOTTOM", .insetPoints, default: "0,0",
      help: "What the safe area leaves out, in points.")
  }

  static var bottomBar: ValueOption<Double> {
    ValueOption(
      "bottom-bar", value: "POINTS", .lengthPoints, default: "0",
      help: "Height of a bar that stays uncovered.")
  }

  static var keyboard: ValueOption<Double> {
    ValueOption(
      "keyboard", value: "POINTS", .lengthPoints, default: "0", help: "How far a keyboard reaches up.")
  }

  static var scale: ValueOption<Int> {
    ValueOption("scale", value: "N", .integer(in: scales), default: "3", help: "Pixels a point.")
  }

  static var svg: ValueOption<String> {
    ValueOption("svg", value: "FILE", .file, help: "Also draw the height over time into this file.")
  }

  static var room: [OptionSpecification] {
    [
      container.specification, safeArea.specification, bottomBar.specification, keyboard.specification,
      scale.specification,
    ]
  }

  /// The room the options describe.
  static func geometry(_ arguments: ParsedArguments) throws(UsageError) -> SheetGeometry {
    let size = try arguments.value(container) ?? PointPair(first: 390, second: 844)
    let safeArea = try arguments.value(safeArea) ?? PointPair(first: 0, second: 0)
    return SheetGeometry(
      widthPoints: size.first, heightPoints: size.second, safeAreaTopPoints: safeArea.first,
      safeAreaBottomPoints: safeArea.second, bottomBarPoints: try arguments.value(bottomBar) ?? 0,
      keyboardPoints: try arguments.value(keyboard) ?? 0, scale: Double(try arguments.value(scale) ?? 3))
  }

  static var specification: CommandSpecification {
    CommandSpecification(
      "sheet", abstract: "See how bottom sheets rest and move.",
      subcommands: [
        CommandSpecification(
          "presets", abstract: "List the sheets.", options: [MaintenanceArguments.format.specification]),
        CommandSpecification(
          "describe", abstract: "Show where a sheet rests in a container.",
          positionals: [name.specification], options: room + [MaintenanceArguments.format.specification],
          examples: [
            .init(
              line: "mapsearch sheet describe search --safe-area 47,34 --bottom-bar 49",
              purpose: "On a telephone with a tab bar.")
          ]),
        CommandSpecification(
          "replay", abstract: "Move a sheet by recorded events.",
          discussion: [
            "For each event a line of JSON is printed: how the sheet stands, and what a host would do.",
            "An event is an object with a time in seconds and what happened: began, changed, ended, cancelled, "
              + "failed, interrupted, tick, present, dismiss, select, restore, tap, increment, decrement, escape, "
              + "geometry, content, enabled or reduceMotion.",
            "Fingers have y, translation or step in points downwards, began may be on a list with listOffset and "
              + "listMaximum, ended may have a velocity; select and restore name a detent; enabled and "
              + "reduceMotion have a flag, content a height.",
          ],
          positionals: [events.specification], options: [preset.specification] + room + [svg.specification],
          examples: [
            .init(
              line: "mapsearch sheet replay drag.ndjson --preset thirds --svg drag.svg",
              purpose: "See a drag that was recorded.")
          ]),
      ])
  }
}
