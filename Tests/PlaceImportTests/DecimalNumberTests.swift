import Testing

@testable import PlaceImport

struct DecimalNumberTests {
  private func parse(_ text: String, decimalComma: Bool = false) -> Double? {
    Array(text.utf8).withUnsafeBufferPointer { DecimalNumber.parse($0, decimalComma: decimalComma) }
  }

  @Test(arguments: [
    "0", "-0", "+1", "37.5665", "-126.9780", ".5", "5.", "1e3", "1E-7", "1e+22", "9007199254740993",
    "9007199254740992", "0.1", "123456789012345678901234567890", "1.7976931348623157e308", "4.9e-324",
    "2.2250738585072011e-308", "00000000000000000000037.5", "37.56650000000000000000000001", "1e400",
    "1e-400",
  ])
  func `reads what the standard library reads`(text: String) throws {
    let trimmed = text.hasPrefix("+") ? String(text.dropFirst()) : text
    let expected = try #require(Double(trimmed))
    #expect(parse(text)?.bitPattern == expected.bitPattern)
  }

  @Test(arguments: [
    "", "-", ".", "e5", "1e", "1e+", "nan", "inf", "0x10", "1.2.3", "1,5", "37°33", "1 ", "--1",
  ])
  func `refuses what is no decimal number`(text: String) {
    #expect(parse(text) == nil)
  }

  @Test func `reads a decimal comma only where asked`() {
    #expect(parse("37,5665", decimalComma: true) == 37.5665)
    #expect(parse("37.5665", decimalComma: true) == 37.5665)
    #expect(parse("123456789012345678901,25", decimalComma: true) == 123_456_789_012_345_678_901.25)
    #expect(parse("1.234,5", decimalComma: true) == nil)
  }

  @Test func `rounds random numbers as the standard library does`() throws {
    var random = SeededGenerator(state: 7)
    for _ in 0..<5_000 {
      let digits = Int.random(in: 1...20, using: &random)
      var text = Bool.random(using: &random) ? "-" : ""
      let point = Int.random(in: 0...digits, using: &random)
      for index in 0..<digits {
        if index == point { text += "." }
        text += String(Int.random(in: 0...9, using: &random))
      }
      if Int.random(in: 0..<4, using: &random) == 0 { text += "e\(Int.random(in: -30...30, using: &random))" }
      // The standard library wants a digit before the point.
      let expected = try #require(Double(text.replacing("-.", with: "-0.")) ?? Double("0" + text))
      #expect(parse(text)?.bitPattern == expected.bitPattern, "\(text)")
    }
  }
}
