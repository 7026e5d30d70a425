import TestSupport
import TextAnalysis
import Testing

@Suite struct AnalyzedTextTests {
  @Test(arguments: [
    ("Café Ångström", ["cafe", "angstrom"]), ("STRASSE Straße", ["strasse", "strasse"]),
    ("Ben's Ben’s Bens", ["bens", "bens", "bens"]), ("AT&T", ["at", "t"]), ("7-Eleven", ["7", "eleven"]),
    ("ＧＳ２５", ["gs25"]), ("GS25 강남점", ["gs25", "[강남점]"]), ("GS25강남점", ["gs25", "[강남점]"]),
    ("3호선", ["3", "[호선]"]), ("스타벅스 강남R점", ["[스타벅스]", "[강남]", "r", "[점]"]),
    ("ｶﾞｰﾃﾞﾝ ガーデン がーでん", ["[がーでん]", "[がーでん]", "[がーでん]"]), ("ﾊﾟﾊﾞ", ["[ぱば]"]),
    ("東京タワー", ["[东京たわー]"]), ("㊀〸①", ["[一十]", "1"]), ("ŉ", ["n"]), ("Ⅷ", ["viii"]),
    ("วัดพระแก้ว", ["[วัดพระแก้ว]"]), ("Đà Nẵng", ["da", "nang"]), ("Ελλάς ΕΛΛΆΣ", ["ελλασ", "ελλασ"]),
    ("Ёлка ЙОД", ["елка", "иод"]), ("ㄱㅏㅤㅇ", ["[ㄱㅏㅇ]"]), ("ﾰㅀ", ["[ㄹㅎㄹㅎ]"]), ("", []), (" \0\t&-", []),
    ("\u{301}", []), ("!?", []), ("İstanbul ISTANBUL ıstanbul", ["istanbul", "istanbul", "istanbul"]),
  ])
  func `texts and their units`(text: String, pieces: [String]) {
    #expect(AnalyzedText(text).pieces == pieces)
  }

  @Test func `runs with only separators between them read as one, those with a word between do not`() {
    let joins = AnalyzedText("강남역 맛집 GS 거리/시장").units.map(\.joinsPrevious)
    #expect(joins == [false, true, false, false, true])
  }

  @Test func `analysing what analysis wrote changes nothing, for every scalar`() {
    var (once, twice) = (AnalyzedText(), AnalyzedText())
    for value in UInt32(0)...0x10FFFF {
      // Of the large blocks of Han and Hangul and of the empty planes, a part.
      let isLarge = 0x3400..<0x9F00 ~= value || 0xAC00..<0xD700 ~= value || value > 0x1FFFF
      guard !isLarge || value % 61 == 0 || 0x2F800..<0x2FA20 ~= value, let scalar = Unicode.Scalar(value)
      else { continue }
      once.analyze(String(scalar))
      twice.analyze(String(decoding: once.bytes, as: UTF8.self))
      guard once.bytes != twice.bytes || once.units.first?.kind != twice.units.first?.kind else { continue }
      Issue.record("U+\(String(value, radix: 16)): \(once.pieces), then \(twice.pieces)")
    }
  }

  @Test(arguments: [UInt64](1...4))
  func `analysing what analysis wrote changes nothing, for seeded texts`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<500 {
      let text = Self.randomText(&random)
      let once = AnalyzedText(text)
      let spaced = once.units.map { String(decoding: once.bytes[$0.start..<$0.end], as: UTF8.self) }
      let twice = AnalyzedText(spaced.joined(separator: " "))
      #expect(twice.pieces == once.pieces && twice.bytes == once.bytes, "\(text.unicodeScalars)")
    }
  }

  @Test(arguments: [UInt64](1...4))
  func `units and origins partition the text`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<500 {
      let text = Self.randomText(&random)
      let analysis = AnalyzedText(text, trackingOrigins: true)
      #expect(AnalyzedText(text).bytes == analysis.bytes && AnalyzedText(text).origins.isEmpty)
      Self.expectSound(analysis, utf16Count: text.utf16.count)
    }
  }

  @Test(arguments: [UInt64](1...3))
  func `any bytes can be analysed`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var analysis = AnalyzedText()
    let starts: [UInt8] = [0x00, 0x41, 0x80, 0xBF, 0xC0, 0xC2, 0xE0, 0xEA, 0xED, 0xF0, 0xF4, 0xF5, 0xFF]
    for _ in 0..<1_000 {
      let bytes: [UInt8] = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        Bool.random(using: &random)
          ? .random(in: 0...255, using: &random) : starts[.random(in: 0..<starts.count, using: &random)]
      }
      bytes.withUnsafeBufferPointer { analysis.analyze(utf8: $0, trackingOrigins: true) }
      Self.expectSound(analysis, utf16Count: bytes.count)
      #expect(String(validating: analysis.bytes, as: UTF8.self) != nil, "\(bytes)")
    }
  }

  @Test(
    arguments: [
      // Half of a surrogate pair, longer than need be, beyond Unicode, cut short.
      ([0x61, 0xED, 0xA0, 0x80, 0x62], ["a", "b"]), ([0xE0, 0x81, 0x81], []), ([0xC1, 0x81], []),
      ([0xF0, 0x80, 0x81, 0x81], []), ([0xF4, 0x90, 0x80, 0x80], []), ([0xEA, 0xB0, 0x61, 0x62], ["ab"]),
      ([0xEA, 0x61], ["a"]), ([0xF0, 0x61, 0x62], ["ab"]), ([0x61, 0xEA], ["a"]),
    ] as [([UInt8], [String])])
  func `bytes that are not UTF-8 separate words and swallow none`(bytes: [UInt8], pieces: [String]) {
    var analysis = AnalyzedText()
    bytes.withUnsafeBufferPointer { analysis.analyze(utf8: $0) }
    #expect(analysis.pieces == pieces)
  }

  @Test func `long texts`() {
    for text in ["a", "가", "\u{1100}\u{1161}\u{11A8}", "e\u{301}", "🍜", "ﷺ"] {
      let analysis = AnalyzedText(String(repeating: text, count: 10_000), trackingOrigins: true)
      Self.expectSound(analysis, utf16Count: 10_000 * text.utf16.count)
    }
    #expect(AnalyzedText(String(repeating: "a", count: 10_000)).units.count == 1)
  }

  private static func randomText(_ random: inout SplitMix64) -> String {
    var text = String.UnicodeScalarView()
    let blocks: [ClosedRange<UInt32>] = [
      0x20...0x7E, 0xA0...0x24F, 0x300...0x36F, 0x370...0x4FF, 0x590...0x6FF, 0x900...0x97F, 0xE00...0xE7F,
      0x1100...0x11FF, 0x1E00...0x1FFF, 0x2000...0x21FF, 0x2460...0x24FF, 0x3000...0x33FF, 0x4E00...0x4E40,
      0xAC00...0xAC80, 0xF900...0xFAFF, 0xFB00...0xFDFF, 0xFE00...0xFFEF, 0x1D400...0x1D500,
      0x1F300...0x1F400,
      0x2F800...0x2F820,
    ]
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      let block = blocks[Int.random(in: 0..<blocks.count, using: &random)]
      guard let scalar = Unicode.Scalar(UInt32.random(in: block, using: &random)) else { continue }
      text.append(scalar)
    }
    return String(text)
  }

  private static func expectSound(_ analysis: AnalyzedText, utf16Count: Int) {
    var end = 0
    for (index, unit) in analysis.units.enumerated() {
      let follows = unit.start == end && unit.start < unit.end
      guard follows, !unit.joinsPrevious || unit.kind == .run && analysis.units[index - 1].kind == .run else {
        Issue.record("unit \(index) is empty, apart from the one before, or joined to a word")
        return
      }
      end = unit.end
    }
    #expect(end == analysis.bytes.count && analysis.origins.count == analysis.bytes.count)
    var start = 0
    for origin in analysis.origins {
      guard start <= origin.start, origin.start < origin.end, origin.end <= utf16Count else {
        Issue.record("an origin is out of order or of range")
        return
      }
      start = origin.start
    }
  }
}
