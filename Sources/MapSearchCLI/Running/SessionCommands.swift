import MapSearch

/// What the session commands are told of the app: its tabs and their sheets.
struct SessionSurroundings: Sendable {
  let scene: String
  let tabs: SessionTabs
  let format: ReportFormat

  init(_ arguments: ParsedArguments) throws(UsageError) {
    scene = try arguments.value(SessionArguments.scene) ?? "main"
    format = try arguments.value(MaintenanceArguments.format) ?? .table
    let preset = try arguments.value(SessionArguments.preset) ?? .searchSystem
    let geometry = try SheetArguments.geometry(arguments)
    let names = try arguments.value(SessionArguments.tabs)
    let list = names?.split(separator: ",").map(String.init) ?? SessionArguments.usualTabs
    tabs = SessionTabs(
      list.enumerated().map { index, name in
        SessionTabs.Tab(
          name, isStartingPoint: names != nil || index + 1 < list.count, sheet: preset.configuration,
          in: geometry)
      })
  }
}

/// `mapsearch session restore`: the session as the app would start with it, and why it is not as it was saved.
struct SessionRestoreCommand: Command {
  private let surroundings: SessionSurroundings

  init(_ arguments: ParsedArguments) throws(UsageError) { surroundings = try SessionSurroundings(arguments) }

  func run(_ context: CommandContext) async throws(CommandFailure) {
    let (scene, tabs) = (surroundings.scene, surroundings.tabs)
    let restoration: SessionRestoration
    do throws(CommandFailure) {
      restoration = try await context.reading { try await $0.restoreSession(ofScene: scene, in: tabs) }
    } catch  where error.code == .noDatabase {
      // No file yet is nothing saved yet.
      restoration = .nothingSaved(tabs.defaults(scene: scene))
    }
    for reason in restoration.reasons { context.diagnostics.warning(reason.description) }
    try SessionPrinter(context, surroundings.format).print(restoration.session, restoration.reasons)
  }
}

/// `mapsearch session save`: changes what is given of a session and prints it.
struct SessionSaveCommand: Command {
  private let surroundings: SessionSurroundings
  private let tab: String?
  private let detent: String?
  private let query: String?
  private let place: String?
  private let region: BoundingBox?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    surroundings = try SessionSurroundings(arguments)
    tab = try arguments.value(SessionArguments.tab)
    detent = try arguments.value(SessionArguments.detent)
    query = try arguments.value(SessionArguments.query)
    place = try arguments.value(SessionArguments.place)
    region = try arguments.value(SessionArguments.region)
  }

  func run(_ context: CommandContext) async throws(CommandFailure) {
    let (scene, tabs) = (surroundings.scene, surroundings.tabs)
    let (session, reasons) = try await context.writing { database in
      let restoration = try await database.restoreSession(ofScene: scene, in: tabs)
      if let newer = restoration.reasons.first(where: { $0.code == .unknownVersion }) {
        throw CommandFailure(
          .session, status: .badData,
          "\(newer.description); saving would lose it: `mapsearch session reset --scene \(scene)` forgets it first"
        )
      }
      var session = restoration.session
      try change(&session)
      try await database.save(session)
      return (session, restoration.reasons)
    }
    for reason in reasons where reason.code != .nothingSaved {
      context.diagnostics.warning("as it was saved before: \(reason.description)")
    }
    try SessionPrinter(context, surroundings.format).print(session, [])
  }

  private func change(_ session: inout SheetSession) throws(CommandFailure) {
    let tabs = surroundings.tabs
    if let tab {
      guard tabs.tab(tab) != nil else {
        throw CommandFailure(
          .session, status: .usage,
          "there is no tab '\(tab)'; there are \(tabs.tabs.map(\.name).joined(separator: ", "))"
            + " (--tabs names others)")
      }
      session.tab = tab
    }
    if let detent {
      let known = tabs.tab(session.tab)?.detents ?? []
      guard let found = known.first(where: { $0.id.name == detent }) else {
        throw CommandFailure(
          .session, status: .usage,
          "the sheet has no detent '\(detent)'; it has \(known.map(\.id.name).joined(separator: ", "))"
            + " (--preset names another sheet)")
      }
      // Inactive in this container, it has no height here: what stands for it stays where the tab was.
      let fraction = found.fraction ?? session.detent(of: session.tab)?.fraction ?? 0
      session.settle(SavedDetent(id: found.id, fraction: fraction), in: session.tab)
    }
    if let query { session.query = query }
    if let place { session.placeID = place.isEmpty ? nil : place }
    if let region {
      session.region = MapRegion(region)
      guard session.region != nil else {
        throw CommandFailure(
          .session, status: .usage, "a region spans something, but not the whole world, and not around 0,0")
      }
    }
  }
}

/// `mapsearch session show`: the session as it is stored, whatever it is worth.
struct SessionShowCommand: Command {
  private let scene: String
  private let format: ReportFormat

  init(_ arguments: ParsedArguments) throws(UsageError) {
    scene = try arguments.value(SessionArguments.scene) ?? "main"
    format = try arguments.value(MaintenanceArguments.format) ?? .table
  }

  func run(_ context: CommandContext) async throws(CommandFailure) {
    let (stored, scenes) = try await context.reading { [scene] database in
      (try await database.storedSession(ofScene: scene), try await database.sessionScenes())
    }
    guard let stored else {
      let others = scenes.isEmpty ? "" : "; there are sessions of \(scenes.joined(separator: ", "))"
      return context.diagnostics.note("no session of '\(scene)' is saved\(others)")
    }
    try SessionPrinter(context, format).print(stored)
  }
}

/// `mapsearch session reset`: forgets a session.
struct SessionResetCommand: Command {
  private let scene: String

  init(_ arguments: ParsedArguments) throws(UsageError) {
    scene = try arguments.value(SessionArguments.scene) ?? "main"
  }

  func run(_ context: CommandContext) async throws(CommandFailure) {
    let wasThere = try await context.updating { [scene] in try await $0.resetSession(ofScene: scene) }
    if !wasThere { context.diagnostics.note("no session of '\(scene)' was saved") }
  }
}
