import TestSupport
import Foundation
import Geodesy
import Testing

@testable import PlaceStorage

struct StringsJSONTests {
  static let hostile = [
    "", "\"", "\\", "\\\"", "\\u0041", "\u{0}", "\u{1}\u{1F}", "\n\r\t\u{8}\u{C}", "\u{7F}", "\u{80}",
    "\u{2028}",
    "{\"a\":[1]}", "],[", "\",\"", "강남", "e\u{301}", "👩‍👩‍👧", "\u{FFFD}", "\u{10FFFF}", "a\\",
    String(repeating: "\\", count: 9),
  ]

  @Test func `names come back`() {
    let names = Self.hostile.flatMap { a in Self.hostile.map { AlternateName(language: a, name: $0) } }
    let back = StringsJSON.alternateNames(StringsJSON.encode(names))
    #expect(back.map { Array($0.name.utf8) } == names.map { Array($0.name.utf8) })
    #expect(back.map { Array($0.language.utf8) } == names.map { Array($0.language.utf8) })
  }

  @Test func `attributes come back`() {
    for shift in Self.hostile.indices {
      let values = Self.hostile[shift...] + Self.hostile[..<shift]
      let attributes = Dictionary(uniqueKeysWithValues: zip(Self.hostile, values))
      #expect(StringsJSON.attributes(StringsJSON.encode(attributes)) == attributes)
    }
  }

  @Test func `random strings come back and are JSON`() throws {
    var random = SplitMix64(seed: 1)
    for _ in 0..<300 {
      let strings = (0..<4).map { _ in
        (0..<random.integer(in: 0...6 - 1)).map { _ in random.pick(Self.hostile) }.joined()
      }
      let attributes = [strings[0]: strings[1], strings[2] + "x": strings[3]]
      let text = try #require(StringsJSON.encode(attributes))
      #expect(StringsJSON.attributes(text) == attributes)
      #expect(try JSONDecoder().decode([String: String].self, from: Data(text.utf8)) == attributes)
    }
  }

  @Test func `nothing is nil`() {
    #expect(StringsJSON.encode([:] as [String: String]) == nil)
    #expect(StringsJSON.encode([] as [AlternateName]) == nil)
    #expect(StringsJSON.attributes(nil) == [:])
    #expect(StringsJSON.alternateNames(nil) == [])
  }

  @Test(arguments: ["", "{", "\"", "\"\\", "\"\\u", "\"\\u00", "[[\"a\"", "{\"a\"}", "nonsense"])
  func `damaged text is read without a trap`(text: String) {
    _ = StringsJSON.attributes(text)
    _ = StringsJSON.alternateNames(text)
  }
}
