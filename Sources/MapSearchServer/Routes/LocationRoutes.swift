import MapSearch

/// Where the user is said to be.
enum LocationRoutes {
  static let all = [get, put, delete]

  static let get = Route(
    "GET", "/v1/location", "location_get", "The location searches start from when none is given.",
    answers: [Route.Answer(.ok, [ContentType.json], schema: "Location")], problems: [.notFound, .forbidden]
  ) { (call, _) throws(Problem) in
    call.personal { data in
      guard let location = try await data.simulatedLocation() else { return nil }
      var json = JSONWriter()
      json.beginObject()
      json.position(location)
      json.endObject()
      return .json(json)
    }
  }

  static let put = Route(
    "PUT", "/v1/location", "location_put", "Sets the location searches start from when none is given.",
    body: .json(schema: "Location", maximumBytes: Route.briefBytes), answers: [Route.Answer(.noContent)],
    problems: [.unprocessable, .forbidden]
  ) { (call, payload) throws(Problem) in
    let position = try JSONBody.decode(Position.self, payload, call)
    guard let location = try JSONBody.coordinate(position.latitude, position.longitude) else {
      throw .internalFault
    }
    return call.personal(writes: true) { data in
      try await data.setSimulatedLocation(location)
      return .noContent
    }
  }

  static let delete = Route(
    "DELETE", "/v1/location", "location_delete", "Forgets the location.", answers: [Route.Answer(.noContent)],
    problems: [.notFound, .forbidden]
  ) { (call, _) throws(Problem) in
    call.personal(writes: true) { data in try await data.clearSimulatedLocation() ? .noContent : nil }
  }

  private struct Position: Decodable {
    let latitude: Double
    let longitude: Double
  }
}
