extension ValueSyntax where Value == Int {
  /// A whole number in `range`, in decimal digits.
  static func integer(in range: ClosedRange<Int>) -> ValueSyntax {
    ValueSyntax { (text: String) throws(ValueError) -> Int in
      guard let number = Int(text), range.contains(number) else {
        let limits =
          range.upperBound == .max
          ? "of at least \(range.lowerBound)" : "from \(range.lowerBound) to \(range.upperBound)"
        throw ValueError("a whole number \(limits)")
      }
      return number
    }
  }
}

extension ValueSyntax where Value == Double {
  /// A decimal number greater than zero and at most `maximum`, in `unit`.
  static func positiveNumber(upTo maximum: Double, unit: String) -> ValueSyntax {
    ValueSyntax { (text: String) throws(ValueError) -> Double in
      guard let number = DecimalNumber.value(of: text), number > 0, number <= maximum else {
        throw ValueError("a number of \(unit) above 0, at most \(FixedDecimal.text(maximum, decimals: 0))")
      }
      return number
    }
  }
}

/// Decimal numbers as people write them.
enum DecimalNumber {
  /// The finite number `text` stands for, or nil.
  ///
  /// Narrower than `Double.init`, which also takes `nan`, `inf` and hexadecimal.
  static func value(of text: some StringProtocol) -> Double? {
    let isPlain = text.utf8.allSatisfy { byte in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "+-.eE".utf8.contains(byte)
    }
    guard isPlain, let number = Double(text), number.isFinite else { return nil }
    return number
  }
}
