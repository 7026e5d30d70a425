import Foundation
import MapSearch
import Testing

@testable import MapSearchCLI

@Suite struct LocateEndToEndTests {
  @Test func aStoredLocationIsWhereSearchesStart() async throws {
    let session = try await Session.seoul()
    #expect(try await session.require("locate", "get").errors.contains("`mapsearch locate set LAT,LON`"))
    try await session.require("locate", "set", "37.5,127.0")
    #expect(try await session.require("locate", "get").output == "37.5,127\n")
    let stored = try await session.require("query", "cafe", "-f", "json").results()
    let given = try await session.require("query", "cafe", "--near", "37.5,127", "-f", "json").results()
    #expect(stored as NSArray == given as NSArray)
    let elsewhere = try await session.require("query", "cafe", "--near", "37.6,127.1", "-f", "json").json()
    #expect(elsewhere["location"] as? [String: Double] == ["latitude": 37.6, "longitude": 127.1])
    try await session.require("locate", "clear")
    #expect(try await session.require("locate", "get").output.isEmpty)
    #expect(try await session.require("query", "cafe", "-f", "json").json()["location"] is NSNull)
  }

  private static let track = """
    <gpx xmlns="http://www.topografix.com/GPX/1/1" version="1.1"><trk><trkseg>
    <trkpt lat="37.5" lon="127.0"/><trkpt lat="37.501" lon="127.0"/><trkpt lat="37.501" lon="127.002"/>
    </trkseg></trk></gpx>
    """

  @Test func aTrackIsWalkedStepByStep() async throws {
    let session = try Session()
    let file = try session.folder.write("walk.gpx", Self.track)
    let outcome = try await session.require(
      "locate", "play", file, "--speed", "10", "--interval", "5", "--at-once")
    let fixes = try outcome.lines.map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    let metres = fixes.compactMap { $0["distanceAlongMeters"] as? Double }
    let seconds = fixes.compactMap { $0["offsetSeconds"] as? Double }
    #expect(fixes.count == 7)
    #expect(metres.first == 0 && seconds.first == 0)
    for (step, offset) in seconds.dropLast().enumerated() {
      #expect(offset == Double(step) * 5)
      #expect(abs(metres[step] - offset * 10) < 0.01)
    }
    let corner = try Coordinate(latitude: 37.501, longitude: 127)
    let length =
      try Coordinate(latitude: 37.5, longitude: 127).distance(to: corner)
      + corner.distance(to: try Coordinate(latitude: 37.501, longitude: 127.002))
    #expect(abs((metres.last ?? 0) - length) < 0.01)
    #expect(try await session.require("locate", "get").output == "37.501,127.002\n")
  }

  @Test("What cannot be walked", arguments: [("", 65), ("name,lat,lon\nx,1,2\n", 65), ("<gpx/>", 65)])
  func unusable(text: String, status: Int32) async throws {
    let session = try Session()
    let outcome = await session.run("locate", "play", try session.folder.write("x.gpx", text), "--at-once")
    #expect(outcome.status == status)
    #expect(outcome.errors.contains("/x.gpx"))
    let missing = await session.run("locate", "play", session.folder.path("no.gpx"), "--at-once")
    #expect(missing.status == 66)
    #expect(missing.errors.hasPrefix("mapsearch: error: \(session.folder.path("no.gpx")): no such file"))
  }
}
