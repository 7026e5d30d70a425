import Testing

@testable import MapSearchServer

struct WriteRouteTests {
  private static let cafe = #"{"name":"Test Bakery","latitude":37.5,"longitude":127.0,"category":"bakery"}"#

  @Test(arguments: Way.allCases)
  func `a place is put, found, and deleted, with a write token only`(way: Way) async throws {
    try await ServiceUnderTest.with(way) { service in
      let target = "/v1/places/my:%2F1"
      let anonymous = try await service.send("PUT", target, body: Self.cafe)
      #expect(anonymous.status == 401)
      let made = try await service.send("PUT", target, token: ServiceUnderTest.writer, body: Self.cafe)
      #expect(made.status == 201)
      let again = try await service.send("PUT", target, token: ServiceUnderTest.writer, body: Self.cafe)
      #expect(again.status == 200)
      #expect(try again.object()["id"] as? String == "my:/1")
      let found = try await service.get("/v1/search?q=test%20bak&lat=37.5&lon=127").objects("results")
      #expect(found.first?["id"] as? String == "my:/1")
      let gone = try await service.send("DELETE", target, token: ServiceUnderTest.writer)
      #expect(gone.status == 204)
      try await service.expect(404, target)
    }
  }

  /// A body of PUT /v1/places/x, the status, and the member at fault.
  static let bodies: [(body: String, status: Int, parameter: String?)] = [
    ("", 400, nil), ("[]", 400, nil), ("{", 400, nil), (#"{"name":"a"}"#, 422, "latitude"),
    (#"{"name":1,"latitude":1,"longitude":1}"#, 422, "name"),
    (#"{"name":"a","latitude":91,"longitude":1}"#, 422, "latitude"),
    (#"{"name":"a","latitude":1,"longitude":-181}"#, 422, "longitude"),
    (#"{"name":"","latitude":1,"longitude":1}"#, 422, nil),
    (#"{"name":"a\u0000b","latitude":1,"longitude":1}"#, 422, nil),
    (#"{"name":"a","latitude":1,"longitude":1,"prominence":2}"#, 422, nil),
    (
      #"{"name":"a","latitude":1,"longitude":1,"alternateNames":[{"name":"b"}]}"#, 422,
      "alternateNames.0.language"
    ),
  ]

  @Test(arguments: Way.allCases)
  func `faults of a body are told with the member`(way: Way) async throws {
    try await ServiceUnderTest.with(way) { service in
      for fault in Self.bodies {
        let answer = try await service.send(
          "PUT", "/v1/places/x", token: ServiceUnderTest.writer, body: fault.body)
        #expect(answer.status == fault.status, "\(fault.body): \(answer.text)")
        #expect(try answer.object()["parameter"] as? String == fault.parameter, "\(fault.body)")
      }
      let form = try await service.send(
        "PUT", "/v1/places/x", token: ServiceUnderTest.writer, headers: ["Content-Type": "text/plain"],
        body: Self.cafe)
      #expect(form.status == 415)
    }
  }

  @Test(arguments: Way.allCases)
  func `lines of GeoJSON are imported, those that are no place told`(way: Way) async throws {
    try await ServiceUnderTest.with(way) { service in
      let lines = (0..<50).map { number in
        """
        {"type":"Feature","id":"n\(number)","geometry":{"type":"Point","coordinates":[127.\(number + 100),37.5]},\
        "properties":{"name":"Imported \(number)"}}
        """
      }
      let wrong = #"{"type":"Feature","geometry":null,"properties":{"name":"nowhere"}}"#
      let body = (lines + [wrong]).joined(separator: "\n") + "\n"
      let target = "/v1/places:import?source=test"
      let headers = ["Content-Type": "application/geo+json-seq"]
      let anonymous = try await service.send("POST", target, headers: headers, body: body)
      #expect(anonymous.status == 401)
      let answer = try await service.send(
        "POST", target, token: ServiceUnderTest.writer, headers: headers, body: body)
      #expect(answer.status == 200, "\(answer.text)")
      #expect(try answer.object()["inserted"] as? Int == 50)
      #expect(try answer.object()["rejected"] as? Int == 1)
      #expect(try answer.objects("rejects").first?["line"] as? Int == 51)
      try await service.expect(200, "/v1/places/test:n49")
      let broken = try await service.send(
        "POST", target, token: ServiceUnderTest.writer, headers: headers, body: "{\"type\":")
      #expect(broken.status == 422, "\(broken.text)")
    }
  }
}
