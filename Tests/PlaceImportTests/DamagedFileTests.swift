import Testing

@testable import PlaceImport

/// Whatever a file holds, reading it ends: with places, rejected rows, or an error.
struct DamagedFileTests {
  private static let samples: [(path: String, text: String)] = [
    ("a.csv", "id,name,lat,lon,note\r\n1,\"강,남\",37.5,127,\"a \"\"b\"\"\nc\"\r\n2,B,1,2,\r\n"),
    ("a.tsv", "name\tlat\tlon\n\"A\"\t1\t2\nB\t3,5\t4\n"),
    (
      "a.geojson",
      #"{"type":"FeatureCollection","features":[{"type":"Feature","id":1,"properties":{"name":"A","x":[1,{"y":"\u00e9"}]},"geometry":{"type":"Polygon","coordinates":[[[0,0],[4,0],[4,2],[0,0]]]}},{"type":"Feature","properties":{"name":"B"},"geometry":{"type":"Point","coordinates":[1,2]}}]}"#
    ),
    (
      "a.ndjson",
      "{\"type\":\"Feature\",\"properties\":{\"name\":\"A\"},\"geometry\":{\"type\":\"Point\",\"coordinates\":[1,2]}}\n{}\n"
    ),
    ("a.gpx", "<gpx><trk><trkpt lat='1' lon='2'><time>2020-01-01T00:00:00Z</time></trkpt></trk></gpx>"),
  ]
  private static let damage: [UInt8] = Array("\"\n\r,;\t{}[]:<>&0.-e\\ \u{1E}".utf8) + [0, 0x80, 0xEF, 0xFF]

  @Test(arguments: [UInt64(1), 2, 3])
  func `reading ends, and the chunks change nothing`(seed: UInt64) {
    var random = SeededGenerator(state: seed)
    for (path, text) in Self.samples {
      for _ in 0..<150 {
        var bytes = Array(text.utf8)
        for _ in 0..<Int.random(in: 1...6, using: &random) {
          let index = Int.random(in: 0..<bytes.count, using: &random)
          switch Int.random(in: 0..<3, using: &random) {
          case 0: bytes[index] = Self.damage.randomElement(using: &random) ?? 0
          case 1: bytes.insert(Self.damage.randomElement(using: &random) ?? 0, at: index)
          default: bytes.removeSubrange(index..<min(bytes.count, index + 3))
          }
          if bytes.isEmpty { bytes = [0x20] }
        }
        let whole = outcome(bytes, path, chunkBytes: 1 << 16)
        #expect(outcome(bytes, path, chunkBytes: 1) == whole, "seed \(seed), \(path): \(bytes)")
      }
    }
  }

  /// What reading `bytes` came to, in words.
  private func outcome(_ bytes: [UInt8], _ path: String, chunkBytes: Int) -> String {
    do {
      if path == "a.gpx" {
        return "\(try GPXTrack(source: MemorySource(bytes), chunkBytes: chunkBytes).points)"
      }
      let reading = try Reading(bytes, path: path, chunkBytes: chunkBytes)
      return "\(reading.lines) \(reading.places.map(\.id)) \(reading.rejected)"
    } catch {
      return "\(error)"
    }
  }
}
