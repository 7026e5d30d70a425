/// A piece of an angle's text.
enum AngleToken: Equatable {
  enum Hemisphere: Equatable { case north, south, east, west }

  struct Number: Equatable {
    var magnitude: Double
    var isNegative: Bool
    var isSigned: Bool
    var hasFraction: Bool
  }

  case number(Number)
  /// Degrees 0, minutes 1, seconds 2.
  case mark(Int)
  case hemisphere(Hemisphere)
  /// A comma or semicolon that belongs to no number.
  case separator

  /// The pieces of `text`; nil when something in it belongs to no angle.
  ///
  /// A comma right between two digits is a decimal comma when `decimalComma` is set.
  static func tokens(_ text: String, decimalComma: Bool) -> [AngleToken]? {
    var tokens: [AngleToken] = []
    let scalars = Array(text.unicodeScalars)
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      let next = index + 1 < scalars.count ? scalars[index + 1] : " "
      switch scalar {
      case " ", "\t", "\u{A0}", "(", ")": break
      case ",", ";": tokens.append(.separator)
      case "°", "º", "˚", "d", "도", "度": tokens.append(.mark(0))
      case "'", "’", "‘", "′", "´", "`", "분", "分":
        // Two of them are one mark of seconds.
        if minutes.contains(next) {
          tokens.append(.mark(2))
          index += 1
        } else {
          tokens.append(.mark(1))
        }
      case "\"", "”", "“", "″", "초", "秒": tokens.append(.mark(2))
      case "N", "n": tokens.append(.hemisphere(.north))
      case "S", "s": tokens.append(.hemisphere(.south))
      case "E", "e": tokens.append(.hemisphere(.east))
      case "W", "w": tokens.append(.hemisphere(.west))
      case "0"..."9", "+", "-", "−", ".":
        guard let number = number(scalars, &index, decimalComma: decimalComma) else { return nil }
        tokens.append(.number(number))
        continue
      default: return nil
      }
      index += 1
    }
    return tokens
  }

  private static let minutes: Set<Unicode.Scalar> = ["'", "’", "‘", "′", "´", "`"]

  private static func number(
    _ scalars: [Unicode.Scalar], _ index: inout Int, decimalComma: Bool
  ) -> Number? {
    var digits: [UInt8] = []
    var number = Number(magnitude: 0, isNegative: false, isSigned: false, hasFraction: false)
    if ["+", "-", "−"].contains(scalars[index]) {
      number.isSigned = true
      number.isNegative = scalars[index] != "+"
      index += 1
    }
    while index < scalars.count {
      let scalar = scalars[index]
      if ("0"..."9").contains(scalar) {
        digits.append(UInt8(scalar.value))
      } else if scalar == "." || decimalComma && scalar == "," && isDigit(scalars, index + 1),
        !number.hasFraction
      {
        number.hasFraction = true
        digits.append(UInt8(ascii: "."))
      } else {
        break
      }
      index += 1
    }
    guard let magnitude = digits.withUnsafeBufferPointer({ DecimalNumber.parse($0) }) else { return nil }
    number.magnitude = magnitude
    return number
  }

  private static func isDigit(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    index < scalars.count && ("0"..."9").contains(scalars[index])
  }
}
