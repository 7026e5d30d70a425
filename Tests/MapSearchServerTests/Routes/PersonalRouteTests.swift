import Testing

@testable import MapSearchServer

struct PersonalRouteTests {
  @Test(arguments: Way.allCases)
  func `a history is kept, chosen from, paused and cleared`(way: Way) async throws {
    try await ServiceUnderTest.with(way) { service in
      let made = try await service.send(
        "POST", "/v1/history",
        body: #"{"query":"스타벅스","latitude":37.5,"longitude":127,"resultCount":3}"#)
      #expect(made.status == 201)
      let entry = try #require(try made.object()["id"] as? Int)
      let chosen = try await service.send(
        "PUT", "/v1/history/\(entry)/choice", body: #"{"placeId":"seoul:coffee-501"}"#)
      #expect(chosen.status == 204)
      let listed = try await service.get("/v1/history").objects("entries")
      #expect(listed.first?["query"] as? String == "스타벅스")
      #expect(listed.first?["chosenPlaceId"] as? String == "seoul:coffee-501")
      let suggested = try await service.get("/v1/suggest?q=%EC%8A%A4%ED%83%80").objects("suggestions")
      #expect(suggested.first?["kind"] as? String == "history")
      let paused = try await service.send("PUT", "/v1/history/pause")
      #expect(paused.status == 204)
      let unheard = try await service.send("POST", "/v1/history", body: #"{"query":"cafe"}"#)
      #expect(try unheard.object()["id"] as? Int == nil)
      let resumed = try await service.send("DELETE", "/v1/history/pause")
      #expect(resumed.status == 204)
      for (target, status) in [
        ("/v1/history/\(entry)", 204), ("/v1/history/\(entry)", 404), ("/v1/history", 204),
      ] {
        let answer = try await service.send("DELETE", target)
        #expect(answer.status == status)
      }
      let left = try await service.get("/v1/history").objects("entries")
      #expect(left.isEmpty)
    }
  }

  @Test(arguments: Way.allCases)
  func `users see their own history, sessions and location only`(way: Way) async throws {
    try await ServiceUnderTest.with(way, tokens: ServiceUnderTest.closedTokens) { service in
      let (alice, bob) = (ServiceUnderTest.reader, ServiceUnderTest.other)
      _ = try await service.send("POST", "/v1/history", token: alice, body: #"{"query":"secret wish"}"#)
      _ = try await service.send("PUT", "/v1/sessions/main", token: alice, body: #"{"tab":"search"}"#)
      _ = try await service.send(
        "PUT", "/v1/location", token: alice, body: #"{"latitude":37.5,"longitude":127}"#)
      let mine = try await service.get("/v1/history", token: alice).objects("entries")
      #expect(mine.count == 1)
      let others = try await service.get("/v1/history", token: bob).objects("entries")
      #expect(others.isEmpty)
      try await service.expect(200, "/v1/sessions/main", token: alice)
      try await service.expect(404, "/v1/sessions/main", token: bob)
      try await service.expect(404, "/v1/location", token: bob)
      let near = try await service.get("/v1/search?q=cafe", token: alice).object()
      #expect((near["location"] as? [String: Any])?["latitude"] as? Double == 37.5)
      let anywhere = try await service.get("/v1/search?q=cafe", token: bob).object()
      #expect(anywhere["location"] as? [String: Any] == nil)
      let own = try await service.get("/v1/suggest?q=secret", token: alice).objects("suggestions")
      #expect(own.first?["text"] as? String == "secret wish")
      let foreign = try await service.get("/v1/suggest?q=secret", token: bob).objects("suggestions")
      #expect(!foreign.contains { $0["text"] as? String == "secret wish" })
    }
  }

  @Test(arguments: Way.allCases)
  func `a session is not lost to another that was not seen`(way: Way) async throws {
    try await ServiceUnderTest.with(way) { service in
      let body =
        #"{"tab":"search","query":"cafe","detents":[{"tab":"search","detent":"medium","fraction":0.5}]}"#
      let first = try await service.send(
        "PUT", "/v1/sessions/main", headers: ["If-None-Match": "*"], body: body)
      #expect(first.status == 200)
      let tag = try #require(first.headers["etag"])
      let again = try await service.send(
        "PUT", "/v1/sessions/main", headers: ["If-None-Match": "*"], body: body)
      #expect(again.status == 412)
      let got = try await service.get("/v1/sessions/main")
      #expect(got.headers["etag"] == tag)
      #expect(try got.object()["query"] as? String == "cafe")
      let second = try await service.send(
        "PUT", "/v1/sessions/main", headers: ["If-Match": tag], body: #"{"tab":"saved"}"#)
      #expect(second.status == 200)
      let late = try await service.send("PUT", "/v1/sessions/main", headers: ["If-Match": tag], body: body)
      #expect(late.status == 412)
      try await service.expect(
        304, "/v1/sessions/main", headers: ["If-None-Match": try #require(second.headers["etag"])])
      let gone = try await service.send("DELETE", "/v1/sessions/main")
      #expect(gone.status == 204)
    }
  }

  @Test func `a session with minus zero has the tag it is got with`() async throws {
    try await ServiceUnderTest.with(.inProcess) { service in
      for name in ["latitude", "longitude", "latitudeDelta", "longitudeDelta", "fraction"] {
        let number = { $0 == name ? "-0.0" : "0.5" }
        let put = try await service.send(
          "PUT", "/v1/sessions/\(name)",
          body: """
            {"tab":"a","region":{"latitude":\(number("latitude")),"longitude":\(number("longitude")),
            "latitudeDelta":\(number("latitudeDelta")),"longitudeDelta":\(number("longitudeDelta"))},
            "detents":[{"tab":"a","detent":"b","fraction":\(number("fraction"))}]}
            """)
        #expect(put.status == 200, "\(put.text)")
        let got = try await service.get("/v1/sessions/\(name)")
        #expect(got.headers["etag"] == put.headers["etag"], "\(name)")
        #expect(got.body == put.body, "\(name)")
      }
    }
  }

  @Test func `the sessions of so many scenes are kept, those saved last`() async throws {
    try await ServiceUnderTest.with(.inProcess) { service in
      for scene in 0...SessionRoutes.maximumScenes {
        let put = try await service.send("PUT", "/v1/sessions/s\(scene)", body: #"{"tab":"a"}"#)
        #expect(put.status == 200)
      }
      try await service.expect(404, "/v1/sessions/s0")
      try await service.expect(200, "/v1/sessions/s1")
      let again = try await service.send("PUT", "/v1/sessions/s1", body: #"{"tab":"b"}"#)
      #expect(again.status == 200)
      let one = try await service.send("PUT", "/v1/sessions/one", body: #"{"tab":"a"}"#)
      #expect(one.status == 200)
      try await service.expect(200, "/v1/sessions/s1")
      try await service.expect(404, "/v1/sessions/s2")
    }
  }

  @Test func `ids and words of a history are no longer than those that are looked for`() async throws {
    try await ServiceUnderTest.with(.inProcess) { service in
      let made = try await service.send("POST", "/v1/history", body: #"{"query":"a"}"#)
      let entry = try #require(try made.object()["id"] as? Int)
      for (bytes, isFine) in [(256, true), (257, false)] {
        let id = String(repeating: "i", count: bytes)
        let record = try await service.send(
          "POST", "/v1/history", body: #"{"query":"a","chosenPlaceId":"\#(id)"}"#)
        #expect(record.status == (isFine ? 201 : 422))
        let choice = try await service.send(
          "PUT", "/v1/history/\(entry)/choice", body: #"{"placeId":"\#(id)"}"#)
        #expect(choice.status == (isFine ? 204 : 422))
      }
      let long = try await service.send(
        "POST", "/v1/history", body: #"{"query":"\#(String(repeating: "a", count: 1_001))"}"#)
      #expect(long.status == 422)
    }
  }

  @Test(arguments: Way.allCases)
  func `nobody reads without a token where there are read tokens`(way: Way) async throws {
    try await ServiceUnderTest.with(way, tokens: ServiceUnderTest.closedTokens) { service in
      try await service.expect(401, "/v1/search?q=cafe")
      try await service.expect(401, "/v1/search?q=cafe", token: "wrong-secret-0123456789")
      try await service.expect(200, "/v1/search?q=cafe", token: ServiceUnderTest.reader)
      try await service.expect(200, "/v1/search?q=cafe", token: ServiceUnderTest.writer)
      try await service.expect(200, "/healthz")
      let put = try await service.send(
        "PUT", "/v1/places/x", token: ServiceUnderTest.reader,
        body: #"{"name":"a","latitude":1,"longitude":1}"#)
      #expect(put.status == 403)
    }
  }

  @Test(arguments: Way.allCases)
  func `only named origins are let in`(way: Way) async throws {
    try await ServiceUnderTest.with(way, origins: ["https://map.example"]) { service in
      let named = try await service.get("/healthz", headers: ["Origin": "https://map.example"])
      #expect(named.headers["access-control-allow-origin"] == "https://map.example")
      let other = try await service.get("/healthz", headers: ["Origin": "https://evil.example"])
      #expect(other.headers["access-control-allow-origin"] == nil)
      let asked = try await service.send("OPTIONS", "/v1/history", headers: ["Origin": "https://map.example"])
      #expect(asked.status == 204)
      #expect(asked.headers["access-control-allow-methods"]?.contains("DELETE") == true)
    }
  }

  @Test(arguments: Way.allCases)
  func `answers are packed for who takes gzip`(way: Way) async throws {
    try await ServiceUnderTest.with(way) { service in
      let target = "/v1/categories"
      let plain = try await service.get(target)
      let packed = try await service.get(target, headers: ["Accept-Encoding": "gzip, br"])
      #expect(packed.headers["content-encoding"] == "gzip")
      #expect(packed.body.prefix(2) == [0x1F, 0x8B])
      #expect(packed.body.count * 3 < plain.body.count)
      let refused = try await service.get(target, headers: ["Accept-Encoding": "gzip;q=0"])
      #expect(refused.headers["content-encoding"] == nil)
    }
  }

  @Test(arguments: Way.allCases)
  func `figures are told`(way: Way) async throws {
    try await ServiceUnderTest.with(way) { service in
      _ = try await service.get("/v1/search?q=cafe")
      let metrics = try await service.get("/metrics")
      #expect(metrics.status == 200)
      #expect(metrics.text.contains("mapsearch_places 649\n"))
      if way == .live {
        #expect(metrics.text.contains("mapsearch_requests_total{route=\"search\",status=\"200\"} 1"))
      }
    }
  }

  @Test(arguments: Way.allCases)
  func `a database that is only read is searched, and nothing is written`(way: Way) async throws {
    try await ServiceUnderTest.with(way, tokens: ServiceUnderTest.closedTokens, isReadOnly: true) { service in
      let alice = ServiceUnderTest.reader
      try await service.expect(200, "/v1/search?q=cafe", token: alice)
      try await service.expect(200, "/v1/suggest?q=ca", token: alice)
      try await service.expect(403, "/v1/history", token: alice)
      let made = try await service.send("POST", "/v1/history", token: alice, body: #"{"query":"cafe"}"#)
      #expect(made.status == 403)
      let put = try await service.send(
        "PUT", "/v1/places/x", token: ServiceUnderTest.writer,
        body: #"{"name":"a","latitude":1,"longitude":1}"#)
      #expect(put.status == 403)
      let names = try service.folder.names()
      #expect(!names.contains("test.sqlite-users"))
    }
  }
}
