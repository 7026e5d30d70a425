import PlaceStorage
import Testing

@testable import PlaceImport

struct GeoJSONTests {
  private static func collection(_ features: String, before: String = "") -> String {
    #"{"type":"FeatureCollection",\#(before)"features":[\#(features)]}"#
  }

  private static let point =
    #"{"type":"Feature","properties":{"name":"부산역"},"geometry":{"type":"Point","coordinates":[129.0403,35.1151]}}"#

  @Test(arguments: [
    point, "\u{FEFF}" + point, collection(point), #"{"features":[\#(point)],"type":"FeatureCollection"}"#,
    #"{"geometry":{"coordinates":[129.0403,35.1151,12],"type":"Point"},"properties":{"name":"\ubd80산역"},"type":"Feature"}"#,
    collection(
      point, before: #""crs":{"type":"name","properties":{"name":"urn:ogc:def:crs:OGC:1.3:CRS84"}},"#),
    collection(point, before: #""properties":{"name":"x"},"bbox":[1,2,3,4],"#), "\u{1E}\(point)\n",
    "\(point)\n\n", "\u{1E}\(point.replacing(",", with: ",\n"))\n",
  ])
  func `finds one place, whatever the order and the chunks`(text: String) throws {
    for chunkBytes in [1, 2, 7, 50, 1 << 16] {
      let reading = try Reading(text, chunkBytes: chunkBytes)
      let place = try #require(reading.places.first, "\(reading.rejected)")
      #expect(reading.places.count == 1 && reading.rejected.isEmpty)
      #expect(place.name == "부산역")
      #expect(place.coordinate.latitude == 35.1151 && place.coordinate.longitude == 129.0403)
      #expect(place.attributes.isEmpty)
    }
  }

  @Test func `maps properties and keeps nested ones as JSON`() throws {
    let text = #"""
      {"type":"Feature","id":5,"geometry":{"type":"Point","coordinates":[127,37]},"properties":{"name":"A","name:en":"B",
      "amenity":"cafe","phone":123,"open":true,"none":null,"tags":["x",{"k":"\"\n","n":1.50,"e":[],"o":{}},null],"y":1,"id":"p"}}
      """#
    for chunkBytes in [1, 9, 4_096] {
      let place = try #require(try Reading(text, path: "a.geojson", chunkBytes: chunkBytes).places.first)
      #expect(place.id == "5")
      #expect(place.alternateNames == [AlternateName(language: "en", name: "B")])
      #expect(place.category == "cafe")
      #expect(place.phone == "123")
      #expect(
        place.attributes == [
          "open": "true", "tags": #"["x",{"k":"\"\u000a","n":1.50,"e":[],"o":{}},null]"#, "y": "1", "id": "p",
        ])
    }
  }

  @Test(arguments: [
    (#"{"type":"Feature","properties":{"name":"A"},"geometry":null}"#, "null"),
    (#"{"type":"Feature","properties":{"name":"A"}}"#, "missing"),
    (#"{"type":"Feature","properties":null,"geometry":{"type":"Point","coordinates":[1,2]}}"#, "no name"),
    (#"{"type":"Feature","properties":{"name":"A"},"geometry":{"type":"Point","coordinates":[]}}"#, "empty"),
    (
      #"{"type":"Feature","properties":{"name":"A"},"geometry":{"type":"Point","coordinates":[[1,2]]}}"#,
      "Point"
    ),
    (
      #"{"type":"Feature","properties":{"name":"A"},"geometry":{"type":"Point","coordinates":["1",2]}}"#,
      "Point"
    ),
    (
      #"{"type":"Feature","properties":{"name":"A"},"geometry":{"type":"Point","coordinates":[137.5,127]}}"#,
      "outside"
    ),
    (
      #"{"type":"Feature","properties":{"name":"A"},"geometry":{"type":"Point","coordinates":[1e999,1]}}"#,
      "Point"
    ),
    (
      #"{"type":"Feature","properties":{"name":"A\u0000"},"geometry":{"type":"Point","coordinates":[1,2]}}"#,
      "U+0000"
    ),
    (
      #"{"type":"Feature","properties":{"name":"A"},"geometry":{"type":"GeometryCollection","geometries":[]}}"#,
      "Collection"
    ),
    (#"{"type":"Point","coordinates":[1,2]}"#, "bare geometry"), (#"{"a":1}"#, "not a Feature"),
    ("null", "not a Feature"),
    ("17", "not a Feature"),
  ])
  func `rejects a feature with its reason, line and bytes`(feature: String, reason: String) throws {
    let text = Self.collection("\n\(Self.point),\n\(feature),\n\(Self.point)\n")
    for chunkBytes in [3, 1 << 16] {
      let reading = try Reading(text, chunkBytes: chunkBytes)
      #expect(reading.places.count == 2)
      #expect(reading.lines == [2, 4])
      let rejected = try #require(reading.rejected.first)
      #expect(rejected.line == 3)
      #expect(rejected.reason.contains(reason), "\(rejected.reason)")
      if feature.hasPrefix("{") { #expect(rejected.raw == Array(feature.utf8)) }
    }
  }

  @Test func `rejects a name that is not UTF-8 alone`() throws {
    var bytes = Array(Self.collection("\(Self.point),\(Self.point)").utf8)
    let first = try #require(bytes.firstIndex(of: 0xEB))
    bytes[first] = 0xB0
    let reading = try Reading(bytes, path: "a.geojson")
    #expect(reading.places.count == 1)
    #expect(reading.rejected.first?.reason.contains("not UTF-8") == true)
  }

  @Test(arguments: [
    (
      #"{"features":[\#(point)],"crs":{"type":"name","properties":{"name":"EPSG:3857"}}}"#,
      ImportError.Code.projected
    ),
    (#"{"type":"FeatureCollection","features":[]}"#, .noRows), (#"{"type":"FeatureCollection"}"#, .malformed),
    (#"{"type":"FeatureCollection","features":[\#(point)"#, .malformed),
    (#"{"type":"Topology","arcs":[]}"#, .wrongContent),
    ("[1,2]", .wrongContent), (#"{"name":"x"}"#, .wrongContent), ("{]", .malformed), ("", .noRows),
    ("\u{FEFF} \n", .noRows),
    (#"{"a":"# + String(repeating: "[", count: 500), .tooLarge),
  ])
  func `refuses what is no GeoJSON in degrees`(text: String, expected: ImportError.Code) {
    #expect(code(text, path: "a.geojson") == expected)
  }

  @Test func `names the system of projected coordinates and the line of broken JSON`() throws {
    let crs = #","crs":{"type":"name","properties":{"name":"urn:ogc:def:crs:EPSG::5179"}}}"#
    let projected = #expect(throws: ImportError.self) {
      try Reading(Self.collection(Self.point).dropLast() + crs)
    }
    #expect(projected?.message.contains("5179") == true)
    let broken = #expect(throws: ImportError.self) { try Reading("{\n\"features\":[\n{]\n", path: "a.json") }
    #expect(broken?.line == 3)
  }

  @Test func `rejects a feature over the limit, whole features around it stay`() throws {
    var options = ImportOptions()
    options.limits.maximumFeatureBytes = 200
    let coordinates = (0..<100).map { "[\($0),1]" }.joined(separator: ",")
    let long =
      #"{"type":"Feature","properties":{"name":"L"},"geometry":{"type":"LineString","coordinates":[\#(coordinates)]}}"#
    for (text, path) in [
      (Self.collection("\(Self.point),\(long),\(Self.point)"), "a.geojson"),
      ("\(Self.point)\n\(long)\n\(Self.point)\n", "a.ndjson"),
    ] {
      for chunkBytes in [10, 1 << 16] {
        let reading = try Reading(text, path: path, options: options, chunkBytes: chunkBytes)
        #expect(reading.places.count == 2)
        #expect(reading.rejected.map(\.raw) == [Array(long.utf8.prefix(200))])
      }
    }
    options.limits.maximumFieldBytes = 8
    #expect(try Reading(Self.collection(Self.point), options: options).rejected.count == 1)
  }

  @Test func `a string without end is refused before it fills memory`() {
    var options = ImportOptions()
    options.limits.maximumFeatureBytes = 1_000
    let text = #"{"type":"FeatureCollection","x":"# + "\"" + String(repeating: "x", count: 200_000)
    #expect(code(text, path: "a.geojson", options: options) == .tooLarge)
  }

  @Test(arguments: [
    (#"A\ud83c\udf5cB"#, "A🍜B"), (#"A\ud83cB"#, nil), (#"A\udf5cB"#, nil), (#"\ud83c"#, nil),
    (#"\ud83c\n"#, nil),
    (#"\\ud83c"#, #"\ud83c"#), (#"\uD83C\uD83C\uDF5C"#, nil), ("A?", "A?"),
  ])
  func `half a character is no name`(escaped: String, name: String?) throws {
    let text = Self.point.replacing("부산역", with: escaped)
    for chunkBytes in [1, 5, 1 << 16] {
      let reading = try Reading(text, chunkBytes: chunkBytes)
      #expect(reading.places.map(\.name) == (name.map { [$0] } ?? []))
      #expect(reading.rejected.count == (name == nil ? 1 : 0))
    }
  }

  @Test func `a broken line of a sequence is rejected alone`() throws {
    let reading = try Reading("\(Self.point)\n{oops\n\n\(Self.point)\n", path: "a.ndjson", chunkBytes: 11)
    #expect(reading.lines == [1, 4])
    #expect(reading.rejected.map(\.line) == [2])
    #expect(reading.rejected.map(\.raw) == [Array("{oops".utf8)])
  }
}
