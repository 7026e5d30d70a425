/// A request that has found its route, and whose sender may use it.
struct Call: Sendable {
  let service: Service
  let route: Route
  let head: RequestHead
  let query: [(name: String, value: String)]
  /// What stands in the template's braces, by name.
  let pathValues: [String: String]
  let user: User
  /// Names the request in logs and problems.
  let requestID: String
  let began: ContinuousClock.Instant

  /// When a query for it gives up.
  var deadline: ContinuousClock.Instant { began + service.limits.queryTime }

  /// When waiting for the database to write gives up; nil for an import, which has a time of its own.
  var writeDeadline: ContinuousClock.Instant? {
    if case .geoJSONSequence = route.body { return nil }
    // From now on: its body may have come slowly.
    return .now + service.limits.queryTime
  }

  /// The parameter's value; nil when it is not given.
  ///
  /// - Throws: `Problem` when it is given twice, or stands for no value.
  func value<Value>(_ parameter: Parameter<Value>) throws(Problem) -> Value? {
    guard let text = try text(parameter.declaration) else { return nil }
    return try Self.value(parameter, text)
  }

  /// All values of a parameter of the query that may be repeated.
  func values<Value>(_ parameter: Parameter<Value>) throws(Problem) -> [Value] {
    var values: [Value] = []
    for entry in query where entry.name == parameter.name {
      values.append(try Self.value(parameter, entry.value))
    }
    return values
  }

  private static func value<Value>(_ parameter: Parameter<Value>, _ text: String) throws(Problem) -> Value {
    guard let value = parameter.parse(text) else {
      throw .invalid(
        parameter.name, parameter.expectation, parameter.isWellFormed(text) ? .unprocessable : .badRequest)
    }
    return value
  }

  /// The value of a parameter that must be given.
  func required<Value>(_ parameter: Parameter<Value>) throws(Problem) -> Value {
    guard let value = try value(parameter) else {
      throw Problem(
        .badRequest, "missing-parameter", "the parameter \(parameter.name) is missing",
        parameter: parameter.name, remedy: "give \(parameter.expectation)")
    }
    return value
  }

  /// Sentences about parameters that nobody reads.
  var warnings: [String] {
    let known = route.parameters.filter { $0.location == .query }.map(\.name)
    var seen: [String] = []
    for entry in query where !known.contains(entry.name) && !seen.contains(entry.name) {
      seen.append(entry.name)
    }
    return seen.map { "the parameter \($0) is unknown and was ignored" }
  }

  private func text(_ declaration: ParameterDeclaration) throws(Problem) -> String? {
    switch declaration.location {
    case .path: return pathValues[declaration.name]
    case .header:
      return head.headers.first { $0.name.lowercased() == declaration.name.lowercased() }?.value
    case .query:
      var found: String?
      for entry in query where entry.name == declaration.name {
        guard found == nil else {
          throw Problem(
            .badRequest, "repeated-parameter", "the parameter \(declaration.name) is given more than once",
            parameter: declaration.name, remedy: "give it once")
        }
        found = entry.value
      }
      return found
    }
  }
}
