import MapSearch

/// Arguments of `locate` and the commands below it.
enum LocateArguments {
  /// Fastest playback, in metres a second: that of an airliner.
  static let maximumSpeed = 300.0
  /// Longest time between two points, in seconds.
  static let maximumInterval = 3600.0

  static var coordinate: Positional<Coordinate> {
    Positional("LAT,LON", .coordinate, help: "Degrees, such as 37.5,127.0.")
  }

  static var track: Positional<String> {
    Positional("FILE.gpx", .file, help: "A GPX file with a track, a route or points.")
  }

  static var speed: ValueOption<Double> {
    ValueOption(
      "speed", value: "M/S", .positiveNumber(upTo: maximumSpeed, unit: "metres a second"), default: "1.4",
      help: "Metres a second along the track; 1.4 is a walk.")
  }

  static var interval: ValueOption<Double> {
    ValueOption(
      "interval", short: "i", value: "SECONDS", .positiveNumber(upTo: maximumInterval, unit: "seconds"),
      default: "1", help: "Time between two locations.")
  }

  static var loop: FlagSpecification {
    FlagSpecification("loop", help: "Begin again at the end, until interrupted.")
  }

  static var atOnce: FlagSpecification {
    FlagSpecification("at-once", help: "Print all locations at once instead of in real time.")
  }

  static var specification: CommandSpecification {
    CommandSpecification(
      "locate", abstract: "Set the simulated location searches start from.",
      subcommands: [
        CommandSpecification(
          "set", abstract: "Stand at a point.", positionals: [coordinate.specification],
          examples: [.init(line: "mapsearch locate set 37.5,127.0", purpose: "Gangnam.")]),
        CommandSpecification("get", abstract: "Print the simulated location."),
        CommandSpecification("clear", abstract: "Stand nowhere."),
        CommandSpecification(
          "play", abstract: "Move along a track.",
          discussion: [
            "Each location is printed as a line of JSON, and searches start there until the next one."
          ],
          positionals: [track.specification],
          options: [speed.specification, interval.specification], flags: [loop, atOnce],
          examples: [
            .init(line: "mapsearch locate play walk.gpx --speed 8 --loop", purpose: "Ride round and round.")
          ]),
      ])
  }
}
