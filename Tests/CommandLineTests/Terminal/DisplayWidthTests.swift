import Testing

@testable import MapSearchCLI

@Suite struct DisplayWidthTests {
  @Test(
    "Columns of a text",
    arguments: [
      ("", 0), ("cafe", 4), ("café", 4), ("cafe\u{301}", 4), ("스타벅스", 8),
      // The same syllables as conjoining jamo, as macOS names files.
      ("\u{1109}\u{1173}\u{1110}\u{1161}", 4), ("\u{1112}\u{1161}\u{11AB}\u{1100}\u{116E}\u{11A8}", 4),
      ("ㅅㅌㅂㅅ", 8), ("東京", 4), ("カフェ", 6), ("ｶﾌｪ", 3), ("ＡＢ", 4), ("☕", 2), ("☕️", 2), ("❤", 1), ("❤️", 2),
      ("👩‍👩‍👧‍👦", 2), ("👍🏽", 2), ("🇰🇷", 2), ("1️⃣", 2), ("🏴󠁧󠁢󠁳󠁣󠁴󠁿", 2), ("a\u{200B}b", 2), ("é\u{301}", 1),
      ("क्ष", 2), ("↗", 1), ("…", 1), ("\u{1B}[1m", 4), ("a\r\nb", 4), ("\t", 1), ("한 글", 5), ("𠀀", 2),
    ])
  func columns(text: String, expected: Int) {
    #expect(DisplayWidth.columns(text) == expected)
  }

  @Test(
    "The edges of wide ranges",
    arguments: [
      (0x10FF, false), (0x1100, true), (0x115F, true), (0xABFF, false), (0xAC00, true), (0xD7A3, true),
      (0xFF60, true), (0xFF61, false), (0x1F3F5, false), (0x1F600, true), (0x3FFFD, true), (0x10FFFF, false),
    ] as [(UInt32, Bool)])
  func edges(value: UInt32, isWide: Bool) throws {
    #expect(EastAsianWidth.isWide(try #require(Unicode.Scalar(value))) == isWide)
  }
}

@Suite struct TerminalTextTests {
  @Test(
    "Nothing can command the terminal",
    arguments: [
      ("plain 이름", "plain 이름"), ("a\u{1B}[31mb", "a\u{FFFD}[31mb"), ("a\u{9B}31mb", "a\u{FFFD}31mb"),
      ("a\nb", "a\u{FFFD}b"), ("a\r\nb", "a\u{FFFD}\u{FFFD}b"), ("\u{7}", "\u{FFFD}"),
      ("x\u{7F}", "x\u{FFFD}"),
      ("\u{202E}gpj.exe", "\u{FFFD}gpj.exe"), ("a\u{2028}b", "a\u{FFFD}b"), ("שלום\u{200F}", "שלום\u{200F}"),
    ])
  func sanitized(text: String, expected: String) {
    #expect(TerminalText.sanitized(text) == expected)
  }

  @Test(
    "Cut by columns, never inside a character",
    arguments: [
      ("cafe", 4, "cafe"), ("cafes", 4, "caf…"), ("스타벅스", 8, "스타벅스"), ("스타벅스", 7, "스타벅…"),
      ("스타벅스", 6, "스타…"), ("스타벅스", 2, "…"), ("스타벅스", 1, "…"), ("스타벅스", 0, ""), ("", 0, ""),
      ("👩‍👩‍👧‍👦👍🏽x", 4, "👩‍👩‍👧‍👦…"), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
    ])
  func truncated(text: String, columns: Int, expected: String) {
    let result = TerminalText.truncated(text, toColumns: columns)
    #expect(result == expected)
    #expect(DisplayWidth.columns(result) <= columns)
  }

  @Test(
    "Broken at blanks",
    arguments: [
      ("one two three", 7, ["one two", "three"]), ("one two three", 80, ["one two three"]), ("", 5, []),
      ("longerthanaline x", 5, ["longerthanaline", "x"]), ("한글 한글", 4, ["한글", "한글"]),
    ])
  func wrapped(text: String, columns: Int, expected: [String]) {
    #expect(TextWrapping.lines(of: text, columns: columns) == expected)
  }
}
