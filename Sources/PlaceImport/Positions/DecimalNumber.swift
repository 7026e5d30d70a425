/// Decimal numbers as files write them, from bytes, whatever the locale.
enum DecimalNumber {
  /// Powers of ten that a double holds exactly.
  private static let exactPowers: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18,
    1e19, 1e20, 1e21, 1e22,
  ]

  /// The double nearest to the number written in `bytes`, or nil when they are not one number and nothing else.
  ///
  /// Accepted: an optional sign, digits with an optional point (or `decimalComma`), an optional exponent.
  /// "inf", "nan" and hexadecimals are no numbers here. Overflow gives infinity.
  ///
  /// A significand up to 2^53 and a power of ten up to 10^22 are both exact, so one multiplication or division
  /// rounds correctly (Clinger, 1990); anything longer goes through the standard library.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  static func parse(_ bytes: UnsafeBufferPointer<UInt8>, decimalComma: Bool = false) -> Double? {
    var index = 0
    let count = bytes.count
    var isNegative = false
    if index < count, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") {
      isNegative = bytes[index] == UInt8(ascii: "-")
      index += 1
    }

    let start = index
    var significand: UInt64 = 0
    var point = -1
    while index < count {
      let byte = bytes[index]
      let digit = byte &- UInt8(ascii: "0")
      if digit <= 9 {
        // Past 19 digits this wraps; those numbers take the slow way below.
        significand = significand &* 10 &+ UInt64(digit)
      } else if point < 0, byte == UInt8(ascii: ".") || decimalComma && byte == UInt8(ascii: ",") {
        point = index
      } else {
        break
      }
      index += 1
    }
    let fractionDigits = point < 0 ? 0 : index - point - 1
    let digits = index - start - (point < 0 ? 0 : 1)
    guard digits > 0 else { return nil }

    var exponent = 0
    if index < count {
      guard let parsed = exponentPart(bytes, from: index) else { return nil }
      exponent = parsed
    }

    let power = exponent - fractionDigits
    if digits <= 19, significand <= 1 << 53, abs(power) <= 22 {
      let magnitude = Double(significand)
      let value = power < 0 ? magnitude / exactPowers[-power] : magnitude * exactPowers[power]
      return isNegative ? -value : value
    }
    var text = [UInt8](bytes)
    if point >= 0 { text[point] = UInt8(ascii: ".") }
    if text.first == UInt8(ascii: "+") { text.removeFirst() }
    // The standard library reads numbers in the C locale and rounds correctly.
    return Double(String(decoding: text, as: UTF8.self))
  }

  /// The exponent written as `e` and an integer from `start` to the end, held within ±100 000.
  private static func exponentPart(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard bytes[start] | 0x20 == UInt8(ascii: "e") else { return nil }
    var index = start + 1
    var isNegative = false
    if index < bytes.count, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") {
      isNegative = bytes[index] == UInt8(ascii: "-")
      index += 1
    }
    guard index < bytes.count else { return nil }
    var value = 0
    while index < bytes.count {
      let digit = bytes[index] &- UInt8(ascii: "0")
      guard digit <= 9 else { return nil }
      value = min(100_000, value * 10 + Int(digit))
      index += 1
    }
    return isNegative ? -value : value
  }
}
