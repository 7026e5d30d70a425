import Foundation
import Testing

@testable import MapSearchCLI

@Suite struct JSONTextTests {
  @Test(
    "Laid out on one line",
    arguments: [
      (nil, "null"), (true, "true"), (-5, "-5"), (0.1, "0.1"), (1e300, "1e+300"), ("a", "\"a\""), ([], "[]"),
      ([:], "{}"), (.number(.nan), "null"), (.number(.infinity), "null"),
      (.integer(.max), "9223372036854775807"),
      (["b": 1, "a": [1, "x", nil]], "{\"b\":1,\"a\":[1,\"x\",null]}"),
      ("\"\\/\n\r\t\u{8}\u{0}\u{1F}", #""\"\\/\n\r\t\u0008\u0000\u001f""#),
      ("\u{7F}\u{9B}31m", #""\u007f\u009b31m""#),
      ("스타벅스 ☕️", "\"스타벅스 ☕️\""),
    ] as [(JSONValue, String)])
  func compact(value: JSONValue, expected: String) {
    #expect(JSONText.text(value) == expected)
  }

  @Test func pretty() {
    let value: JSONValue = ["query": "cafe", "results": [["id": "a"], []], "warnings": []]
    #expect(
      JSONText.text(value, .pretty) == """
        {
          "query": "cafe",
          "results": [
            {
              "id": "a"
            },
            []
          ],
          "warnings": []
        }
        """)
  }

  @Test("Read back by Foundation", arguments: [JSONText.Layout.compact, .pretty])
  func strings(layout: JSONText.Layout) throws {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<300 {
      let scalars = (0..<Int.random(in: 0...12, using: &random)).compactMap { _ in
        Unicode.Scalar(UInt32.random(in: 0...(Bool.random(using: &random) ? 0xFF : 0x1FFFF), using: &random))
      }
      let text = String(String.UnicodeScalarView(scalars))
      let json = JSONText.text([.string(text)], layout)
      let read = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String]
      #expect(read?.first.map { Array($0.unicodeScalars) } == Array(text.unicodeScalars), "\(json)")
    }
  }

  @Test func numbers() throws {
    var random = SeededGenerator(seed: 13)
    for _ in 0..<300 {
      let number = Double(bitPattern: random.next())
      guard number.isFinite else { continue }
      let json = JSONText.text(["n": .number(number)])
      // JSONDecoder reads the text as strtod does; JSONSerialization goes by way of decimals.
      let read = try JSONDecoder().decode([String: Double].self, from: Data(json.utf8))
      #expect(read["n"] == number, "\(json)")
    }
  }

  @Test func aFeatureCollection() throws {
    let feature = GeoJSON.feature(
      id: "a", at: try .init(latitude: 37.5, longitude: 127), properties: [("name", "집")])
    #expect(
      JSONText.text(GeoJSON.featureCollection([feature], members: [("nextCursor", nil)])) == """
        {"type":"FeatureCollection","nextCursor":null,"features":[{"type":"Feature","id":"a",\
        "geometry":{"type":"Point","coordinates":[127.0,37.5]},"properties":{"name":"집"}}]}
        """)
  }
}
