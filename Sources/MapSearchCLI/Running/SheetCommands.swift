import MapSearch

/// `mapsearch sheet presets`: the sheets that can be described and moved.
struct SheetPresetsCommand: Command {
  private let format: ReportFormat

  init(_ arguments: ParsedArguments) throws(UsageError) {
    format = try arguments.value(MaintenanceArguments.format) ?? .table
  }

  func run(_ context: CommandContext) async throws(CommandFailure) {
    switch format {
    case .table:
      var table = Table([TableColumn("Name", style: .bold, minimumWidth: 8), TableColumn("What it is")])
      for preset in SheetPreset.all { table.append([preset.name, preset.summary]) }
      for line in context.lines(of: table) { try context.output.writeLine(line) }
    case .json:
      let list = SheetPreset.all.map { preset -> JSONValue in
        ["name": .string(preset.name), "summary": .string(preset.summary)]
      }
      try context.output.writeLine(JSONText.text(.array(list), context.jsonLayout))
    }
  }
}

/// `mapsearch sheet describe`: where a sheet rests in a container.
struct SheetDescribeCommand: Command {
  private let preset: SheetPreset
  private let geometry: SheetGeometry
  private let format: ReportFormat

  init(_ arguments: ParsedArguments) throws(UsageError) {
    preset = try arguments.requiredValue(SheetArguments.name)
    geometry = try SheetArguments.geometry(arguments)
    format = try arguments.value(MaintenanceArguments.format) ?? .table
  }

  func run(_ context: CommandContext) async throws(CommandFailure) {
    let machine = SheetMachine(preset.configuration, in: geometry)
    switch format {
    case .table:
      for line in context.lines(of: table(machine)) { try context.output.writeLine(line) }
      for id in inactive(machine) { context.diagnostics.note("\(id) is inactive in this container") }
      if machine.resolved.isEmpty { context.diagnostics.note("bars and insets leave the sheet no height") }
    case .json: try context.output.writeLine(JSONText.text(json(machine), context.jsonLayout))
    }
  }

  private func inactive(_ machine: SheetMachine) -> [Detent.ID] {
    preset.configuration.detents.map(\.id).filter { machine.resolved.rest($0) == nil }
  }

  private func table(_ machine: SheetMachine) -> Table {
    var table = Table([
      TableColumn("Detent", style: .bold, minimumWidth: 6), TableColumn("Height", alignment: .trailing),
      TableColumn("Top edge", alignment: .trailing), TableColumn("Share", alignment: .trailing),
      TableColumn(""),
    ])
    for rest in machine.resolved.rests.reversed() {
      table.append([
        rest.id.name, Self.points(rest.heightPoints),
        Self.points(geometry.rounded(geometry.edgePoints(sheetHeight: rest.heightPoints))),
        "\(FixedDecimal.text(share(rest) * 100, decimals: 1)) %",
        rest.id == machine.selection ? "at first" : "",
      ])
    }
    return table
  }

  private func json(_ machine: SheetMachine) -> JSONValue {
    let appearance = preset.appearance
    return [
      "name": .string(preset.name), "summary": .string(preset.summary),
      "initialDetent": .string(machine.selection.name), "availablePoints": .number(geometry.availablePoints),
      "basePoints": .number(geometry.basePoints),
      "cornerRadiusPoints": .number(appearance.cornerRadiusPoints),
      "isGrabberVisible": .bool(appearance.isGrabberVisible),
      "detents": .array(
        machine.resolved.rests.map { rest in
          [
            "id": .string(rest.id.name), "heightPoints": .number(rest.heightPoints),
            "edgePoints": .number(geometry.rounded(geometry.edgePoints(sheetHeight: rest.heightPoints))),
            "fraction": .number(share(rest)), "isTemporary": .bool(rest.isTemporary),
          ]
        }), "inactiveDetents": .array(inactive(machine).map { .string($0.name) }),
    ]
  }

  private func share(_ rest: ResolvedDetents.Rest) -> Double {
    geometry.availablePoints > 0 ? rest.restingPoints / geometry.availablePoints : 0
  }

  /// Points without needless zeros, to a thousandth.
  private static func points(_ value: Double) -> String {
    var text = FixedDecimal.text(value, decimals: 3)
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }
}
