/// Numbers as people type them: a sign, digits and a point; no exponent, hexadecimal, infinity or NaN.
enum PlainDecimal {
  /// The number that is all of `text`.
  static func value(_ text: Substring) -> Double? {
    var digits = text.utf8[...]
    if digits.first == UInt8(ascii: "-") || digits.first == UInt8(ascii: "+") { digits.removeFirst() }
    let zero = UInt8(ascii: "0")
    let isPlain = digits.allSatisfy { zero...zero + 9 ~= $0 || $0 == UInt8(ascii: ".") }
    guard isPlain, digits.contains(where: { $0 != UInt8(ascii: ".") }) else { return nil }
    // `Double` itself rejects a second point.
    return Double(text)
  }

  /// The numbers that `text` lists between commas, with spaces allowed around each.
  static func list(_ text: some StringProtocol, count: Int) -> [Double]? {
    let parts = Substring(text).split(separator: ",", omittingEmptySubsequences: false)
    let values = parts.compactMap { value(trimming($0)) }
    return parts.count == count && values.count == count ? values : nil
  }

  static func trimming(_ text: Substring) -> Substring {
    var rest = text.drop { $0.isWhitespace }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return rest
  }

  /// `value` with up to seven decimals, the last ones not 0: a hundredth of a metre for degrees.
  ///
  /// - Parameter value: Within ±1e9.
  static func text(_ value: Double) -> String {
    let scaled = Int64((abs(value) * 1e7).rounded())
    var fraction = String(scaled % 10_000_000)
    fraction = String(repeating: "0", count: 7 - fraction.count) + fraction
    while fraction.last == "0" { fraction.removeLast() }
    let sign = value < 0 && scaled > 0 ? "-" : ""
    return "\(sign)\(scaled / 10_000_000)\(fraction.isEmpty ? "" : ".")\(fraction)"
  }
}
