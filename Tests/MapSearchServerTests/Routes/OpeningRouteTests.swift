import Foundation
import Testing

@testable import MapSearchServer

/// What is open, asked over HTTP.
struct OpeningRouteTests {
  /// Ids and hours of places in the middle of the Yellow Sea, where the sample has none.
  private static let hours: [(id: String, hours: String?)] = [
    ("always", "24/7"), ("weekdays", "Mo-Fr 09:00-18:00"), ("riddle", "when we feel like it"),
    ("never", "off"), ("silent", nil),
  ]
  private static let near = "lat=36&lon=124&radius=1000"

  private func withPlaces(_ way: Way, _ body: (ServiceUnderTest) async throws -> Void) async throws {
    try await ServiceUnderTest.with(way) { service in
      for (id, hours) in Self.hours {
        let member = hours.map { #","openingHours":"\#($0)""# } ?? ""
        let put = try await service.send(
          "PUT", "/v1/places/\(id)", token: ServiceUnderTest.writer,
          body:
            #"{"name":"shop \#(id)","latitude":36,"longitude":124\#(member),"attributes":{"tz":"Asia/Seoul"}}"#
        )
        #expect(put.status == 201, "\(put.text)")
      }
      try await body(service)
    }
  }

  @Test(arguments: Way.allCases)
  func `what is closed or unknown is left out, and the unknown are counted`(way: Way) async throws {
    try await withPlaces(way) { service in
      // A Friday, by the places' own clock and as an instant.
      for time in ["2026-12-04T12:00", "2026-12-04T03:00Z", "2026-12-04T12:00%2B09:00"] {
        let answer = try await service.get("/v1/search?q=shop&\(Self.near)&open_at=\(time)")
        #expect(Set(try Self.ids(answer)) == ["always", "weekdays"], "\(time)")
        let warnings = try #require(try answer.object()["warnings"] as? [String])
        #expect(warnings.contains { $0.hasPrefix("2 places were left out") }, "\(warnings)")
      }
      let sunday = try await service.get("/v1/nearby?\(Self.near)&open_at=2026-12-06T12:00")
      #expect(try Self.ids(sunday) == ["always"])
      let now = try await service.get("/v1/nearby?\(Self.near)&open_now=true")
      #expect(try Self.ids(now).contains("always"))
    }
  }

  @Test(arguments: Way.allCases)
  func `each place with hours says whether it is open, and until when`(way: Way) async throws {
    try await withPlaces(way) { service in
      let answer = try await service.get("/v1/nearby?\(Self.near)&open_at=2026-12-04T03:00Z")
      let weekdays = try answer.objects("results").first { $0["id"] as? String == "weekdays" }
      #expect(weekdays?["openState"] as? String == "open")
      #expect(weekdays?["nextChange"] as? String == "2026-12-04T18:00+09:00")
      let all = try await service.get("/v1/nearby?\(Self.near)").objects("results")
      let states = Dictionary(
        uniqueKeysWithValues: all.map { ($0["id"] as? String ?? "", $0["openState"] as? String) })
      #expect(states["always"] == "open")
      #expect(states["never"] == "closed")
      #expect(states["riddle"] == "unknown")
      #expect(states["silent"] == .some(nil))
    }
  }

  @Test func `a zone asked for is that of places that say none`() async throws {
    try await ServiceUnderTest.with(.inProcess) { service in
      let put = try await service.send(
        "PUT", "/v1/places/raft", token: ServiceUnderTest.writer,
        body: #"{"name":"raft","latitude":0,"longitude":-30,"openingHours":"Mo-Fr 09:00-18:00"}"#)
      #expect(put.status == 201)
      let target = "/v1/nearby?lat=0&lon=-30&radius=1000&open_at=2026-12-04T03:00Z"
      #expect(try Self.ids(try await service.get(target)).isEmpty)
      #expect(try Self.ids(try await service.get(target + "&time_zone=%2B09:00")) == ["raft"])
      #expect(try Self.ids(try await service.get(target + "&time_zone=Asia/Seoul")) == ["raft"])
    }
  }

  @Test(arguments: [
    ("open_now=true&open_at=2026-12-04T12:00", 422), ("open_now=1", 400), ("open_at=noon", 400),
    ("open_at=2026-13-04T12:00", 422), ("open_now=true&time_zone=Mars/Olympus", 422), ("time_zone=0", 422),
  ])
  func `times that cannot be are told so`(query: String, status: Int) async throws {
    try await ServiceUnderTest.with(.inProcess) { service in
      let answer = try await service.get("/v1/nearby?lat=37.5&lon=127&\(query)")
      #expect(answer.status == status, "\(answer.text)")
      #expect(try answer.object()["remedy"] as? String != nil)
    }
  }

  private static func ids(_ answer: Answer) throws -> [String] {
    try answer.objects("results").compactMap { $0["id"] as? String }
  }
}
