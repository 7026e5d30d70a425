import Testing

@testable import MapSearchServer

/// `osm_tag`, as Photon's clients send it.
struct PhotonTagTests {
  /// Ids and kinds of places in the middle of the Yellow Sea, where the sample has none.
  private static let kinds = [
    ("1", "cafe"), ("2", "restaurant"), ("3", "pharmacy"), ("4", "convenience_store"),
  ]

  private func withPlaces(_ body: (ServiceUnderTest) async throws -> Void) async throws {
    try await ServiceUnderTest.with(.inProcess) { service in
      for (id, kind) in Self.kinds {
        let put = try await service.send(
          "PUT", "/v1/places/osm:node%2F\(id)", token: ServiceUnderTest.writer,
          body: #"{"name":"Harbour \#(id)","latitude":36.00\#(id),"longitude":124,"category":"\#(kind)"}"#)
        #expect(put.status == 201, "\(put.text)")
      }
      try await body(service)
    }
  }

  @Test(arguments: [
    ("osm_tag=amenity:cafe", [1]), ("osm_tag=!amenity:cafe", [2, 3, 4]), ("osm_tag=amenity", [1, 2, 3]),
    ("osm_tag=!amenity", [4]), ("osm_tag=:cafe", [1]), ("osm_tag=!:cafe", [2, 3, 4]),
    ("osm_tag=amenity:!cafe", [2, 3]), ("osm_tag=amenity:cafe&osm_tag=amenity:pharmacy", [1, 3]),
    ("osm_tag=amenity&osm_tag=!amenity:restaurant", [1, 3]), ("osm_tag=tourism", []),
    ("osm_tag=amenity:none", []),
    ("", [1, 2, 3, 4]),
  ])
  func `tags take places in and leave them out`(query: String, expected: [Int]) async throws {
    try await withPlaces { service in
      for target in ["/api?q=harbour&lat=36&lon=124&\(query)", "/reverse?lat=36&lon=124&limit=10&\(query)"] {
        let answer = try await service.get(target)
        #expect(answer.status == 200, "\(answer.text)")
        let ids = try answer.objects("features").compactMap {
          ($0["properties"] as? [String: Any])?["osm_id"] as? Int
        }
        #expect(ids == expected, "\(target)")
      }
    }
  }

  @Test func `no more than asked for come through a filter`() async throws {
    try await withPlaces { service in
      let found = try await service.get("/api?q=harbour&lat=36&lon=124&limit=2&osm_tag=!amenity:cafe")
      #expect(try found.objects("features").count == 2)
    }
  }

  @Test(arguments: [":", "!", "a:b:c", "a:", "!a:!b", ":!b", "!!a", "a!b"])
  func `what is no tag is told so`(tag: String) async throws {
    try await ServiceUnderTest.with(.inProcess) { service in
      let answer = try await service.get("/api?q=a&osm_tag=\(tag)")
      #expect(answer.status == 400)
      #expect(answer.text.contains("amenity:cafe"))
    }
  }
}
