import MapSearch

/// Writes a page of results in the format asked for.
struct PagePrinter {
  let format: OutputFormat
  let context: CommandContext
  /// Whether the places are open at the time that was asked for.
  let openings: OpeningStates

  func print(_ page: SearchPage) throws(CommandFailure) {
    switch format {
    case .table: try printTable(page)
    case .json: try context.output.writeLine(JSONText.text(object(page), context.jsonLayout))
    case .geojson: try context.output.writeLine(JSONText.text(collection(page), context.jsonLayout))
    case .ndjson:
      for result in page.results { try context.output.writeLine(JSONText.text(.object(members(result)))) }
    case .csv: try printCSV(page)
    }
  }

  private func printTable(_ page: SearchPage) throws(CommandFailure) {
    if page.results.isEmpty {
      context.diagnostics.note("no matching places")
    } else {
      let rows = page.results.map {
        PlaceRow(
          name: $0.place.name, category: $0.place.category, distanceMeters: $0.distanceMeters,
          bearingDegrees: $0.bearingDegrees, address: $0.place.address)
      }
      for line in context.lines(of: PlaceTable.table(rows)) { try context.output.writeLine(line) }
    }
    // Both streams are one screen: what follows the table must not overtake it.
    try context.output.flush()
    if let interpretation = page.interpretation { context.diagnostics.note(interpretation.line) }
    if let explanation = page.explanation {
      for line in explanation.lines(page) { context.diagnostics.note(line) }
    }
    if let cursor = page.nextCursor, context.terminal.output.isTerminal {
      context.diagnostics.note("there are more: raise --limit, or go on with --cursor \(cursor)")
    }
  }

  private func printCSV(_ page: SearchPage) throws(CommandFailure) {
    try context.output.write(
      CSVText.record([
        "id", "name", "category", "latitude", "longitude", "distanceMeters", "bearingDegrees", "address",
      ]))
    for result in page.results {
      let place = result.place
      var fields = [place.id, place.name, place.category ?? ""]
      fields.append("\(place.coordinate.latitude)")
      fields.append("\(place.coordinate.longitude)")
      fields.append(result.distanceMeters.map { FixedDecimal.text($0, decimals: 1) } ?? "")
      fields.append(result.bearingDegrees.map { FixedDecimal.text($0, decimals: 1) } ?? "")
      fields.append(place.address ?? "")
      try context.output.write(CSVText.record(fields))
    }
  }

  private func object(_ page: SearchPage) -> JSONValue {
    var object = members(page)
    object.insert(("results", .array(page.results.map { .object(members($0)) })), at: 4)
    return .object(object)
  }

  private func collection(_ page: SearchPage) -> JSONValue {
    let features = page.results.map { result in
      let properties = members(result).filter { !["id", "latitude", "longitude"].contains($0.name) }
      return GeoJSON.feature(id: result.id, at: result.place.coordinate, properties: properties)
    }
    return GeoJSON.featureCollection(features, members: members(page))
  }

  private func members(_ page: SearchPage) -> [(name: String, value: JSONValue)] {
    var members: [(name: String, value: JSONValue)] = [
      ("query", .string(page.query)),
      (
        "location",
        page.location.map { ["latitude": .number($0.latitude), "longitude": .number($0.longitude)] } ?? .null
      ),
      ("sort", .string(page.sort.rawValue)),
      ("effectiveRadiusMeters", .optional(page.effectiveRadiusMeters.map(rounded))),
      ("nextCursor", .optional(page.nextCursor)),
      ("warnings", .array(page.warnings.map(JSONValue.string))),
    ]
    if let interpretation = page.interpretation {
      members.append(("interpretation", interpretation.object))
    }
    if let explanation = page.explanation {
      members.append(("explanation", .array(explanation.lines(page).map(JSONValue.string))))
    }
    return members
  }

  private func members(_ result: SearchResult) -> [(name: String, value: JSONValue)] {
    var members = PlaceJSON.base(result.place)
    members.append(("distanceMeters", .optional(result.distanceMeters.map(rounded))))
    members.append(("bearingDegrees", .optional(result.bearingDegrees.map { ($0 * 10).rounded() / 10 })))
    let ranges = result.matches.map { range -> JSONValue in
      [.integer(Int64(range.lowerBound)), .integer(Int64(range.upperBound))]
    }
    members.append(("matches", .array(ranges)))
    if let evidence = result.matchedBy { members.append(("matchedBy", .string(evidence.rawValue))) }
    members += PlaceJSON.further(result.place)
    members += openings.members(result.place)
    if !result.duplicates.isEmpty {
      let duplicates = result.duplicates.map { JSONValue.object(PlaceJSON.base($0) + PlaceJSON.further($0)) }
      members.append(("duplicates", .array(duplicates)))
    }
    if !result.scoreTerms.isEmpty {
      members.append(("score", .object(result.scoreTerms.map { ($0.name, .number($0.value)) })))
    }
    return members
  }

  /// Millimetres are all that a WGS84 position can mean.
  private func rounded(_ meters: Double) -> Double { (meters * 1_000).rounded() / 1_000 }
}

extension QueryInterpretation {
  /// How the words were parted, for a person.
  fileprivate var line: String {
    "read as \u{201C}\(keyword)\u{201D} within \(DistanceText.short(meters: radiusMeters)) of \(region)"
  }

  fileprivate var object: JSONValue {
    [
      "region": .string(region), "regionPlaceId": .string(regionPlaceID), "keyword": .string(keyword),
      "center": ["latitude": .number(center.latitude), "longitude": .number(center.longitude)],
      "radiusMeters": .number(radiusMeters),
    ]
  }
}

extension SearchExplanation {
  /// The explanation in words.
  func lines(_ page: SearchPage) -> [String] {
    var lines = ["plan: \(plan.rawValue)", "read: " + readings.joined(separator: ", ")]
    for group in termGroups { lines.append("term: " + group.joined(separator: " | ")) }
    if !discRadiiMeters.isEmpty {
      lines.append("discs: " + discRadiiMeters.map { DistanceText.short(meters: $0) }.joined(separator: ", "))
    }
    lines.append(
      "\(keyRanges) key ranges, \(candidates) candidates, \(rowsFetched) rows read, \(rowsRejected) rejected")
    for result in page.results where !result.scoreTerms.isEmpty {
      let terms = result.scoreTerms.map { "\($0.name) \(FixedDecimal.text($0.value, decimals: 3))" }
      lines.append("\(result.place.id): " + terms.joined(separator: ", "))
    }
    return lines
  }
}
