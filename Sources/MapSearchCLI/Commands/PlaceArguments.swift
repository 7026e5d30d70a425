import MapSearch

/// Arguments of `place` and the commands below it.
enum PlaceArguments {
  static var identifier: Positional<String> {
    Positional("ID", .text, help: "The place's identifier, as results show it.")
  }

  static var newIdentifier: ValueOption<String> {
    ValueOption("id", value: "ID", .text, isRequired: true, help: "Its identifier.")
  }

  static var name: ValueOption<String> {
    ValueOption("name", value: "NAME", .text, isRequired: true, help: "What people call it.")
  }

  static var position: ValueOption<Coordinate> {
    ValueOption("at", value: "LAT,LON", .coordinate, isRequired: true, help: "Where it is.")
  }

  static var category: ValueOption<String> {
    ValueOption("category", short: "c", value: "ID", .text, help: "Its category, such as cafe.")
  }

  static var address: ValueOption<String> {
    ValueOption(
      "address", value: "TEXT", .text, isRepeatable: true,
      help: "Its road address; a second one is its lot address.")
  }

  static var destination: ValueOption<Coordinate> {
    ValueOption("to", value: "LAT,LON", .coordinate, isRequired: true, help: "Where it is now.")
  }
}

extension PlaceArguments {
  static var specification: CommandSpecification {
    CommandSpecification(
      "place", abstract: "Show, add, move or delete one place.", subcommands: [get, put, move, delete])
  }

  static var get: CommandSpecification {
    CommandSpecification(
      "get", abstract: "Show all that is known of a place.", positionals: [identifier.specification])
  }

  static var put: CommandSpecification {
    CommandSpecification(
      "put", abstract: "Add a place, or replace the one with the same identifier.",
      options: [newIdentifier.specification, name.specification, position.specification]
        + [category.specification, address.specification],
      examples: [
        .init(
          line: "mapsearch place put --id my:1 --name 집 --at 37.5,127.0 --category home",
          purpose: "A place of your own.")
      ])
  }

  static var move: CommandSpecification {
    CommandSpecification(
      "move", abstract: "Give a place another position.", positionals: [identifier.specification],
      options: [destination.specification],
      examples: [
        .init(line: "mapsearch place move my:1 --to -33.8,151.2", purpose: "To Sydney.")
      ])
  }

  static var delete: CommandSpecification {
    CommandSpecification("delete", abstract: "Delete a place.", positionals: [identifier.specification])
  }
}
