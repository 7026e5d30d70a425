import Foundation
import Testing

@testable import MapSearchCLI

@Suite struct JSONReaderTests {
  @Test(
    "Values are read as they are written",
    arguments: [
      "null", "true", "false", "0", "-1.5", "1e3", "\"\"",
      "\"a\\\"b\\\\c\\/\\b\\f\\n\\r\\t\\u00e9\\ud83d\\uddfa\"",
      "[]", "[1,2,[3]]", "{}", "{\"a\":{\"b\":[null]}}", " { \"a\" : 1 , \"b\" : \"한\" } ",
    ])
  func valid(text: String) throws {
    let ours = JSONText.text(try JSONReader.value(text))
    let options: JSONSerialization.ReadingOptions = .fragmentsAllowed
    let theirs = try JSONSerialization.jsonObject(with: Data(text.utf8), options: options)
    let back = try JSONSerialization.jsonObject(with: Data(ours.utf8), options: options)
    #expect(theirs as? NSObject == back as? NSObject)
  }

  @Test(
    "What is no JSON is refused",
    arguments: [
      "", "nul", "+1", ".5", "1.", "01", "NaN", "1e999", "\"", "\"\\x\"", "\"\\u12\"", "\"\\ud800\"",
      "\"\u{1}\"", "[1,]",
      "[1", "{", "{\"a\"}", "{\"a\":}", "{a:1}", "{\"a\":1,}", "1 2", "[]]", "tru e",
    ])
  func invalid(text: String) {
    #expect(throws: JSONReader.Fault.self) { try JSONReader.value(text) }
  }

  @Test func nestingHasAnEnd() {
    #expect(throws: JSONReader.Fault.self) {
      try JSONReader.value(String(repeating: "[", count: 100_000))
    }
  }

  @Test func theLastMemberOfANameCounts() throws {
    guard case .number(let number) = try JSONReader.value("{\"a\":1,\"a\":2}")["a"] else {
      Issue.record("no number")
      return
    }
    #expect(number == 2)
  }
}
