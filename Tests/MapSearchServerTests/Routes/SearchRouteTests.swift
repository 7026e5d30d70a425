import Foundation
import MapSearch
import Testing

@testable import MapSearchServer

struct SearchRouteTests {
  @Test(arguments: Way.allCases)
  func `the nearest places come first, as the library finds them`(way: Way) async throws {
    try await ServiceUnderTest.with(way) { service in
      let answer = try await service.get("/v1/search?q=cafe&lat=37.5&lon=127.0&limit=3")
      #expect(answer.status == 200)
      #expect(answer.headers["content-type"] == "application/json")
      let ids = try answer.objects("results").compactMap { $0["id"] as? String }
      let database = try await PlaceDatabase(path: service.folder.path(), access: .readOnly)
      let page = try await SearchService(database).search(
        SearchRequest("cafe", near: try Coordinate(latitude: 37.5, longitude: 127), limit: 3))
      await database.close()
      #expect(ids == page.results.map(\.id))
      #expect(ids.count == 3)
    }
  }

  @Test(arguments: Way.allCases)
  func `pages follow each other by cursor`(way: Way) async throws {
    try await ServiceUnderTest.with(way) { service in
      var seen: [String] = []
      var target = "/v1/nearby?lat=37.5&lon=127&limit=7"
      for _ in 0..<5 {
        let answer = try await service.get(target)
        seen += try answer.objects("results").compactMap { $0["id"] as? String }
        let cursor = try #require(try answer.object()["nextCursor"] as? String)
        target = "/v1/nearby?lat=37.5&lon=127&limit=7&cursor=\(cursor)"
      }
      let whole = try await service.get("/v1/nearby?lat=37.5&lon=127&limit=35").objects("results")
      #expect(seen == whole.compactMap { $0["id"] as? String })
    }
  }

  @Test(arguments: Way.allCases)
  func `GeoJSON by header and by parameter`(way: Way) async throws {
    try await ServiceUnderTest.with(way) { service in
      let target = "/v1/search?q=cafe&lat=37.5&lon=127.0"
      let byHeader = try await service.get(target, headers: ["Accept": "application/geo+json"])
      let byParameter = try await service.get(target + "&format=geojson")
      for answer in [byHeader, byParameter] {
        #expect(answer.headers["content-type"] == "application/geo+json")
        #expect(try answer.object()["type"] as? String == "FeatureCollection")
        let feature = try #require(try answer.objects("features").first)
        let geometry = try #require(feature["geometry"] as? [String: Any])
        #expect((geometry["coordinates"] as? [Double])?.count == 2)
      }
    }
  }

  @Test(arguments: Way.allCases)
  func `unknown parameters are told, known ones twice are not taken`(way: Way) async throws {
    try await ServiceUnderTest.with(way) { service in
      let answer = try await service.get("/v1/search?q=cafe&lat=37.5&lon=127.0&colour=red")
      #expect(
        try answer.object()["warnings"] as? [String] == ["the parameter colour is unknown and was ignored"])
      let twice = try await service.get("/v1/search?q=cafe&q=bar")
      #expect(twice.status == 400)
      #expect(try twice.object()["parameter"] as? String == "q")
    }
  }

  @Test(arguments: Way.allCases)
  func `what a client has is not sent again`(way: Way) async throws {
    try await ServiceUnderTest.with(way) { service in
      let target = "/v1/search?q=cafe&lat=37.5&lon=127.0"
      let tag = try #require(try await service.get(target).headers["etag"])
      let again = try await service.get(target, headers: ["If-None-Match": tag])
      #expect(again.status == 304)
      #expect(again.body.isEmpty)
      try await service.expect(200, target, headers: ["If-None-Match": "\"x\""])
    }
  }

  /// A request, the status, and the parameter at fault.
  static let faults: [(target: String, status: Int, parameter: String?)] = [
    ("/v1/search?q=a&lat=91&lon=0", 400, "lat"), ("/v1/search?q=a&lat=nan&lon=0", 400, "lat"),
    ("/v1/search?q=a&lat=0x10&lon=0", 400, "lat"), ("/v1/search?q=a&lat=1", 422, "lon"),
    ("/v1/search?q=a&limit=0", 400, "limit"), ("/v1/search?q=a&limit=ten", 400, "limit"),
    ("/v1/search?q=a&sort=size", 400, "sort"), ("/v1/search?q=a&bbox=1,2,3", 400, "bbox"),
    ("/v1/search?q=a&radius=5", 422, nil), ("/v1/search", 422, nil), ("/v1/search?q=%", 400, "q"),
    ("/v1/search?q=a&cursor=x", 422, "cursor"), ("/v1/search?q=%00", 400, "q"),
    ("/v1/search?q=%C3%28", 400, "q"), ("/v1/nearby?lat=1", 400, "lon"), ("/v1/places/%00", 400, nil),
    ("/v1/places/unknown", 404, nil), ("/v1/placess/1", 404, nil), ("/v1/places/../../etc/passwd", 404, nil),
    ("/v1/search?q=\(String(repeating: "a", count: 1_001))", 400, "q"),
    ("/v1/search?q=\(String(repeating: "a", count: 9_000))", 414, nil),
  ]

  @Test(arguments: Way.allCases)
  func `faults are told with the parameter and the remedy`(way: Way) async throws {
    try await ServiceUnderTest.with(way) { service in
      for fault in Self.faults {
        let answer = try await service.get(fault.target)
        #expect(answer.status == fault.status, "\(fault.target)")
        #expect(answer.headers["content-type"] == "application/problem+json", "\(fault.target)")
        let problem = try answer.object()
        #expect(problem["parameter"] as? String == fault.parameter, "\(fault.target)")
        #expect(problem["remedy"] is String && problem["type"] is String && problem["requestId"] is String)
      }
    }
  }

  @Test(arguments: Way.allCases)
  func `SQL and FTS5 syntax are words`(way: Way) async throws {
    try await ServiceUnderTest.with(way) { service in
      for text in [
        "'%20OR%201=1--", "%22a%22%20NEAR%20b", "*%20^%20AND%20NOT%20()", "%22;DROP%20TABLE%20place",
      ] {
        try await service.expect(200, "/v1/search?q=\(text)&lat=37.5&lon=127")
        try await service.expect(200, "/v1/suggest?q=\(text)")
      }
      let cafes = try await service.get("/v1/search?q=cafe&lat=37.5&lon=127").objects("results")
      #expect(cafes.count == 10)
    }
  }

  @Test(arguments: Way.allCases)
  func `a place by id, its names by language`(way: Way) async throws {
    try await ServiceUnderTest.with(way) { service in
      let place = try await service.get("/v1/places/seoul:coffee-501?lang=en")
      #expect(place.status == 200)
      #expect(try place.object()["id"] as? String == "seoul:coffee-501")
      #expect(try place.object()["displayName"] as? String == "Coffee 501")
      let head = try await service.send("HEAD", "/v1/places/seoul:coffee-501")
      #expect(head.status == 200)
      #expect(head.body.isEmpty || way == .inProcess)
      let wrong = try await service.send("PATCH", "/v1/places/seoul:coffee-501")
      #expect(wrong.status == 405)
      #expect(wrong.headers["allow"]?.contains("GET") == true)
    }
  }

  @Test(arguments: Way.allCases)
  func `suggestions have kinds`(way: Way) async throws {
    try await ServiceUnderTest.with(way) { service in
      let answer = try await service.get("/v1/suggest?q=%EC%8A%A4%ED%83%80&lat=37.5&lon=127")
      let kinds = Set(try answer.objects("suggestions").compactMap { $0["kind"] as? String })
      #expect(kinds.contains("place"))
    }
  }

  @Test(arguments: Way.allCases)
  func `health, readiness and version`(way: Way) async throws {
    try await ServiceUnderTest.with(way) { service in
      for path in ["/healthz", "/readyz", "/v1/version"] { try await service.expect(200, path) }
    }
  }
}
