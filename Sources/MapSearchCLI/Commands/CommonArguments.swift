/// Options every command takes.
enum CommonArguments {
  static var database: ValueOption<String> {
    ValueOption(
      "database", short: "d", value: "PATH", .file,
      default: "$MAPSEARCH_DATABASE, else places.sqlite in your data folder",
      help: "The database file.")
  }
}
