import Testing

@testable import MapSearchServer

struct DoorTests {
  @Test(arguments: Way.allCases)
  func `a client of Kakao pages through results`(way: Way) async throws {
    try await ServiceUnderTest.with(way) { service in
      var ids: [String] = []
      for page in 1...45 {
        let answer = try await service.get(
          "/v2/local/search/keyword.json?query=cafe&x=127.0&y=37.5&sort=distance&size=15&page=\(page)",
          headers: ["Authorization": "KakaoAK any-key-there-is"])
        #expect(answer.status == 200)
        let meta = try #require(try answer.object()["meta"] as? [String: Any])
        #expect(meta["pageable_count"] as? Int == 45)
        #expect(meta["same_name"] is [String: Any])
        let documents = try answer.objects("documents")
        ids += documents.compactMap { $0["id"] as? String }
        #expect(documents.allSatisfy { $0["category_group_code"] as? String == "CE7" })
        #expect(documents.allSatisfy { $0["x"] is String && $0["distance"] is String })
        if meta["is_end"] as? Bool == true { break }
      }
      #expect(ids.count == 45)
      #expect(Set(ids).count == 45)
    }
  }

  @Test(arguments: Way.allCases)
  func `a Kakao category around a point, and its faults`(way: Way) async throws {
    try await ServiceUnderTest.with(way) { service in
      let found = try await service.get(
        "/v2/local/search/category.json?category_group_code=CE7&x=127.0&y=37.5&radius=1000&sort=distance")
      let distances = try found.objects("documents").compactMap {
        ($0["distance"] as? String).flatMap { Int($0) }
      }
      #expect(!distances.isEmpty)
      #expect(distances == distances.sorted() && distances.allSatisfy { $0 <= 1_000 })
      let missing = try await service.get("/v2/local/search/keyword.json")
      #expect(missing.status == 400)
      #expect(try missing.object()["errorType"] as? String == "MissingParameter")
      let wrong = try await service.get("/v2/local/search/keyword.json?query=a&page=46")
      #expect(try wrong.object()["errorType"] as? String == "InvalidArgument")
      let half = try await service.get("/v2/local/search/keyword.json?query=a&x=127")
      let message = try #require(try half.object()["message"] as? String)
      #expect(message.contains("only one of y and x is given"), "\(message)")
    }
  }

  @Test func `more than 45 results by option only`() async throws {
    var limits = ServiceUnderTest.patient
    limits.kakaoPageableResults = 60
    try await ServiceUnderTest.with(.inProcess, limits: limits) { service in
      let answer = try await service.get("/v2/local/search/keyword.json?query=cafe&x=127&y=37.5&page=4")
      #expect((try answer.object()["meta"] as? [String: Any])?["pageable_count"] as? Int == 60)
      let documents = try answer.objects("documents")
      #expect(documents.count == 15)
    }
  }

  @Test(arguments: [
    ("/api?q=cafe&lat=37.5&lon=127&limit=1000", 50), ("/search?q=cafe&format=geojson&limit=1000", 40),
  ])
  func `more results than may be are as many as may be`(target: String, count: Int) async throws {
    try await ServiceUnderTest.with(.inProcess) { service in
      let found = try await service.get(target).objects("features")
      #expect(found.count == count)
      try await service.expect(400, target + "x")
    }
  }

  @Test(arguments: Way.allCases)
  func `Photon finds and reverses`(way: Way) async throws {
    try await ServiceUnderTest.with(way) { service in
      let found = try await service.get("/api?q=cafe&lat=37.5&lon=127&limit=2").objects("features")
      #expect(found.count == 2)
      let properties = try #require(found.first?["properties"] as? [String: Any])
      #expect(properties["osm_key"] as? String == "amenity")
      #expect(properties["osm_value"] as? String == "cafe")
      let near = try await service.get("/reverse?lat=37.49957&lon=126.99881").objects("features")
      #expect((near.first?["properties"] as? [String: Any])?["name"] as? String == "커피501")
      let nothing = try await service.get("/reverse?lat=0&lon=0").objects("features")
      #expect(nothing.isEmpty)
      let wrong = try await service.get("/api")
      #expect(wrong.status == 400)
      #expect(try wrong.object()["message"] is String)
    }
  }

  @Test(arguments: Way.allCases)
  func `Nominatim finds, reverses, looks up and tells its status`(way: Way) async throws {
    try await ServiceUnderTest.with(way) { service in
      _ = try await service.send(
        "PUT", "/v1/places/osm:node%2F42", token: ServiceUnderTest.writer,
        body: #"{"name":"Forty Two","latitude":10,"longitude":20,"category":"cafe","phone":"1"}"#)
      let found = try await service.get("/search?q=forty%20two&format=jsonv2&extratags=1")
      #expect(found.text.contains(#""osm_type":"node","osm_id":42"#))
      #expect(found.text.contains(#""phone":"1""#))
      let looked = try await service.get("/lookup?osm_ids=N42,W7&format=json")
      #expect(looked.text.contains(#""class":"amenity","type":"cafe""#))
      let reversed = try await service.get("/reverse?lat=10&lon=20&format=jsonv2").object()
      #expect(reversed["display_name"] as? String == "Forty Two")
      let nowhere = try await service.get("/reverse?lat=-60&lon=20&format=jsonv2").object()
      #expect(nowhere["error"] as? String == "Unable to geocode")
      let view = try await service.get("/search?q=forty&viewbox=0,0,1,1&bounded=1&format=geojson")
      #expect(try view.objects("features").isEmpty)
      try await service.expect(400, "/search?format=jsonv2")
      let status = try await service.get("/status")
      #expect(status.text == "OK")
    }
  }
}
