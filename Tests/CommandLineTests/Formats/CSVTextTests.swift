import Testing

@testable import MapSearchCLI

@Suite struct CSVTextTests {
  @Test(
    "Quoted only where a reader needs it",
    arguments: [
      (["a", "b"], "a,b\r\n"), (["", ""], ",\r\n"), ([""], "\"\"\r\n"), (["a,b", "c"], "\"a,b\",c\r\n"),
      (["say \"hi\""], "\"say \"\"hi\"\"\"\r\n"), (["a\nb", "c\r\nd"], "\"a\nb\",\"c\r\nd\"\r\n"),
      ([" a", "b "], "\" a\",\"b \"\r\n"), (["스타벅스", "a b"], "스타벅스,a b\r\n"),
      // A quote with a combining accent is one Character and still a quote.
      (["\"\u{301}"], "\"\"\"\u{301}\"\r\n"),
    ])
  func records(fields: [String], expected: String) {
    #expect(Array(CSVText.record(fields).utf8) == Array(expected.utf8))
  }
}
