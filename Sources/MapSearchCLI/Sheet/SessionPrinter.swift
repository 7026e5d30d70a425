import MapSearch

/// Prints sessions, as lines for a person or as JSON.
struct SessionPrinter {
  private let context: CommandContext
  private let format: ReportFormat

  init(_ context: CommandContext, _ format: ReportFormat) {
    self.context = context
    self.format = format
  }

  /// A session and why it is not as it was saved.
  func print(
    _ session: SheetSession, _ reasons: [SessionRestoration.Reason]
  ) throws(CommandFailure) {
    switch format {
    case .table:
      var lines = [("scene", session.scene), ("tab", session.tab)]
      for entry in session.detents {
        lines.append(("detent", "\(entry.tab): \(entry.detent.id) (\(Self.percent(entry.detent.fraction)))"))
      }
      if !session.query.isEmpty { lines.append(("query", session.query)) }
      if let place = session.placeID { lines.append(("place", place)) }
      if let region = session.region {
        lines.append(("region", "\(region.center) ±\(region.latitudeDelta / 2),\(region.longitudeDelta / 2)"))
      }
      try write(lines)
    case .json:
      try context.output.writeLine(
        JSONText.text(Self.json(session, reasons), context.jsonLayout))
    }
  }

  /// A session as it is stored.
  func print(_ stored: StoredSession) throws(CommandFailure) {
    var members = stored.values
    members.append(("saved", LocalTime.text(microseconds: stored.savedMicroseconds)))
    switch format {
    case .table: try write(members)
    case .json:
      let object = members.map { (name: $0.0, value: JSONValue.string($0.1)) }
      try context.output.writeLine(JSONText.text(.object(object), context.jsonLayout))
    }
  }

  private func write(_ lines: [(String, String)]) throws(CommandFailure) {
    for (name, value) in lines {
      let padding = String(repeating: " ", count: max(1, 16 - name.count))
      try context.output.writeLine(TerminalText.sanitized(name + padding + value))
    }
  }

  private static func percent(_ share: Double) -> String {
    "\(FixedDecimal.text(share * 100, decimals: 1)) %"
  }

  private static func json(
    _ session: SheetSession, _ reasons: [SessionRestoration.Reason]
  ) -> JSONValue {
    var region = JSONValue.null
    if let stored = session.region {
      region = [
        "latitude": .number(stored.center.latitude), "longitude": .number(stored.center.longitude),
        "latitudeDelta": .number(stored.latitudeDelta), "longitudeDelta": .number(stored.longitudeDelta),
      ]
    }
    return [
      "scene": .string(session.scene), "tab": .string(session.tab), "query": .string(session.query),
      "placeID": .optional(session.placeID), "region": region,
      "detents": .array(
        session.detents.map { entry in
          [
            "tab": .string(entry.tab), "detent": .string(entry.detent.id.name),
            "fraction": .number(entry.detent.fraction),
          ]
        }), "reasons": .array(reasons.map { .string($0.description) }),
    ]
  }
}
