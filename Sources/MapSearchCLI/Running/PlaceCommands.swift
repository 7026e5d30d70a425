import MapSearch

/// `mapsearch place get ID`: all that is known of a place, as JSON.
struct PlaceGetCommand: Command {
  private let id: String

  init(_ arguments: ParsedArguments) throws(UsageError) {
    id = try arguments.requiredValue(PlaceArguments.identifier)
  }

  func run(_ context: CommandContext) async throws(CommandFailure) {
    let (place, origin) = try await context.reading { database in
      (try await database.place(id: id), try await database.origin(ofPlace: id))
    }
    guard let place else { throw CommandFailure.noSuchPlace }
    var members = PlaceJSON.members(place)
    if let origin {
      members.append(("source", .string(origin.source)))
      members.append(("sourceFile", .string(origin.file)))
    }
    try context.output.writeLine(JSONText.text(.object(members), context.jsonLayout))
  }
}

/// `mapsearch place put`: adds a place or replaces one.
struct PlacePutCommand: Command {
  private let place: Place

  init(_ arguments: ParsedArguments) throws(UsageError) {
    let addresses = try arguments.values(PlaceArguments.address)
    place = Place(
      id: try arguments.requiredValue(PlaceArguments.newIdentifier),
      name: try arguments.requiredValue(PlaceArguments.name),
      category: try arguments.value(PlaceArguments.category),
      coordinate: try arguments.requiredValue(PlaceArguments.position), address: addresses.first,
      lotAddress: addresses.dropFirst().first)
  }

  func run(_ context: CommandContext) async throws(CommandFailure) {
    let changes = try await context.writing { try await $0.put([place]) }
    context.diagnostics.note(changes.inserted > 0 ? "added" : changes.updated > 0 ? "updated" : "unchanged")
  }
}

/// `mapsearch place move ID --to LAT,LON`: gives a place another position.
struct PlaceMoveCommand: Command {
  private let id: String
  private let destination: Coordinate

  init(_ arguments: ParsedArguments) throws(UsageError) {
    id = try arguments.requiredValue(PlaceArguments.identifier)
    destination = try arguments.requiredValue(PlaceArguments.destination)
  }

  func run(_ context: CommandContext) async throws(CommandFailure) {
    try await context.updating { try await $0.move(id: id, to: destination) }
  }
}

/// `mapsearch place delete ID`: deletes a place.
struct PlaceDeleteCommand: Command {
  private let id: String

  init(_ arguments: ParsedArguments) throws(UsageError) {
    id = try arguments.requiredValue(PlaceArguments.identifier)
  }

  func run(_ context: CommandContext) async throws(CommandFailure) {
    guard try await context.updating({ try await $0.delete(ids: [id]) }) > 0 else {
      throw CommandFailure.noSuchPlace
    }
  }
}

extension CommandFailure {
  static var noSuchPlace: CommandFailure {
    CommandFailure(.noEntry, status: .noInput, "no place has this id; search for it to see its id")
  }
}
