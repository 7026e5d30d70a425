import Foundation
import Geodesy
import PlaceSearch
import PlaceStorage
import Testing

/// Whatever is typed is data: no syntax, no filter, no error.
@Suite struct HostileQueryTests {
  static let places = [
    place("cafe", "Cafe Abc", category: "cafe", prominence: 0.9), place("x", "X Market", prominence: 1),
    place("c", "C Cafe"), place("seven", "세븐일레븐(강남)"), place("name", "Name X"), place("and", "This AND That"),
  ]

  /// A text, and what somebody would have typed without its marks.
  static let texts: [(String, String)] = [
    ("AND \"", "and"), ("\"", ""), ("*", ""), ("caf*", "caf"), ("name:x", "name x"), ("c:cafe", "c cafe"),
    ("=abc", "abc"), ("<ca", "ca"), ("!x", "x"), ("!cafe", "cafe"), ("<c", "c"), ("c:", "c"),
    ("-cafe", "cafe"),
    ("^cafe", "cafe"), ("NEAR(cafe abc)", "near cafe abc"), ("cafe OR x", "cafe or x"),
    ("NOT cafe", "not cafe"),
    ("세븐일레븐(강남)", "세븐일레븐 강남"), ("';DROP TABLE place;--", "drop table place"), ("%_", ""),
    ("cafe\u{0}abc", "cafe abc"),
    ("\u{0}", ""), ("🍜🍣☕️", ""), ("\u{202E}efac\u{202C}", "efac"), ("قهوة", "قهوة"), ("שלום", "שלום"),
    ("\u{301}\u{302}", ""), ("\u{3099}", ""), ("cafe\u{301}", "cafe"), ("ｃａｆｅ", "cafe"),
    ("\u{FEFF}cafe", "cafe"),
    ("세븐일레븐".decomposedStringWithCanonicalMapping, "세븐일레븐"), ("{name}: cafe", "name cafe"), ("\\", ""),
    ("cafe\r\n\tabc", "cafe abc"), ("\u{2028}x\u{2029}", "x"),
  ]

  @Test("marks are no syntax", arguments: texts)
  func marksAreNoSyntax(_ hostile: String, _ plain: String) async throws {
    let stored = try await SearchDatabase(Self.places)
    for completes in [true, false] {
      for sort in [PlaceSearch.ResultOrder.distance, .relevance, .blended] {
        let request = SearchRequest(
          hostile, near: at(37.5, 127), sort: sort, completesLastWord: completes)
        let found = try await stored.search(request)
        guard !plain.isEmpty else {
          #expect(found.results.isEmpty && found.warnings.count == 1)
          continue
        }
        var same = request
        same.text = plain
        let expected = try await stored.search(same)
        #expect(found.results.map(\.id) == expected.results.map(\.id))
        #expect(found.results.map(\.matchedBy) == expected.results.map(\.matchedBy))
        #expect(found.warnings == expected.warnings)
      }
    }
  }

  /// These would be the terms of a category, a whole name, a prefix and a prominent place.
  @Test func termsAsTheIndexWritesThemAreNoFilters() async throws {
    let stored = try await SearchDatabase(Self.places)
    #expect(try await stored.ids(SearchRequest("c:cafe")) == ["c"])
    #expect(try await stored.ids(SearchRequest("=abc")) == ["cafe"])
    #expect(try await stored.ids(SearchRequest("<ca", completesLastWord: false)).isEmpty)
    #expect(Set(try await stored.ids(SearchRequest("!x"))) == ["x", "name"])
    #expect(try await stored.ids(SearchRequest(category: "cafe' OR 1=1 --")).isEmpty)
    #expect(try await stored.ids(SearchRequest(category: "")).isEmpty)
  }

  /// Ten thousand characters in release form, a tenth of that in each test run.
  static let long = {
    let count = ExactnessScale.current.longestText
    return [
      String(repeating: "a", count: count), String(repeating: "가", count: count),
      String(repeating: "a ", count: count / 2),
      (0..<count / 4).map { "w\($0)" }.joined(separator: " "),
      String(repeating: "\u{301}", count: count), String(repeating: "\u{0}", count: count),
      String(repeating: "👨‍👩‍👧‍👦", count: count / 10), "e" + String(repeating: "\u{301}", count: count),
      String(repeating: "(", count: count),
      String(repeating: "\u{1112}\u{1161}\u{11AB}", count: count * 3 / 10),
    ]
  }()

  @Test("very long texts", arguments: long.indices)
  func veryLongTexts(_ index: Int) async throws {
    let stored = try await SearchDatabase(Self.places)
    for sort in [PlaceSearch.ResultOrder.distance, .relevance] {
      let page = try await stored.search(
        SearchRequest(Self.long[index], near: at(37.5, 127), sort: sort, explains: true))
      #expect(page.results.isEmpty || index == 2 || index == 7)
      #expect((page.explanation?.termGroups.count ?? 0) <= 16 * 6)
    }
  }
}
